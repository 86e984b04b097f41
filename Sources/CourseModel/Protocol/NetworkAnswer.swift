public import Foundation

/// What the network answers an app that asks for an address.
public struct NetworkAnswer: Codable, Hashable, Sendable {
  /// What comes of the request.
  public var outcome: Outcome
  /// Seconds of virtual time until it comes.
  public var delay = 0.2

  /// What comes of a request.
  public enum Outcome: Codable, Hashable, Sendable {
    /// A server answers with a status such as 200, headers by name, and content.
    case response(status: Int, headers: [String: String], body: Data)
    /// Nobody answers.
    case failure(Failure)
  }

  /// Why nobody answers, by the names and numbers of `URLError`.
  public enum Failure: Int, Codable, Hashable, Sendable {
    /// The server took too long.
    case timedOut = -1001
    /// Nobody knows the name of the server.
    case cannotFindHost = -1003
    /// The server refuses.
    case cannotConnectToHost = -1004
    /// The connection broke.
    case networkConnectionLost = -1005
    /// There is no network.
    case notConnectedToInternet = -1009
  }

  /// JSON, as a text.
  public static func json(_ text: String, status: Int = 200) -> NetworkAnswer {
    data(Data(text.utf8), type: "application/json", status: status)
  }

  /// Plain text.
  public static func text(_ text: String, status: Int = 200) -> NetworkAnswer {
    data(Data(text.utf8), type: "text/plain; charset=utf-8", status: status)
  }

  /// Bytes of that type.
  public static func data(_ data: Data, type: String, status: Int = 200) -> NetworkAnswer {
    let headers = ["Content-Type": type, "Content-Length": "\(data.count)"]
    return NetworkAnswer(outcome: .response(status: status, headers: headers, body: data))
  }

  /// An empty answer with that status, such as 404.
  public static func status(_ status: Int) -> NetworkAnswer {
    NetworkAnswer(outcome: .response(status: status, headers: [:], body: Data()))
  }

  /// No answer.
  public static func failure(_ failure: Failure) -> NetworkAnswer {
    NetworkAnswer(outcome: .failure(failure))
  }
}
