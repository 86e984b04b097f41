package import Foundation

/// What became of a task: what came and what the server said of it, or why nothing came.
typealias TaskAnswer = Result<(Data, URLResponse?), any Error>

/// What the course answers for the network.
package nonisolated struct WebAnswer: Sendable {
  /// What is sent.
  package var data: Data
  /// What became of the request, such as 200.
  package var status = 0
  /// What the server says of it, by names.
  package var headers: [String: String] = [:]
  /// Why nobody answers; nil where a server does.
  package var failure: URLError.Code?
  /// After how many seconds it comes.
  package var delay: Double

  /// Makes an answer.
  package init(
    _ data: Data, status: Int = 200, headers: [String: String] = [:], delay: Double = 0.2
  ) {
    (self.data, self.status, self.headers, self.delay) = (data, status, headers, delay)
  }

  /// Makes a failure.
  package init(failure: URLError.Code, delay: Double = 0.2) {
    (data, self.failure, self.delay) = (Data(), failure, delay)
  }
}

private final class WebState {
  var answers: [String: WebAnswer] = [:]
}

extension Simulator {
  private static let webKey = StateKey { _ in WebState() }

  /// What the network answers, by address; for every other one there is no network.
  package var webAnswers: [String: WebAnswer] {
    get { state(Self.webKey).answers }
    set { state(Self.webKey).answers = newValue }
  }

  func load(_ task: URLSessionTask) {
    guard let request = task.originalRequest else {
      return finish(task, .failure(URLError(.badURL)), after: 0)
    }
    load(task, for: request)
  }

  /// Sends a request of a task: to the app's own protocol, to its files, or to the course's answers.
  func load(_ task: URLSessionTask, for request: URLRequest) {
    guard let url = request.url else {
      return finish(task, .failure(URLError(.badURL)), after: 0)
    }
    if let own = ownProtocol(for: task, task.session?.completed(request) ?? request) {
      task.ownProtocol = own
      queue.post(label: "URLProtocol", isBesideMain: true) {
        guard task.ownProtocol === own else { return }
        DispatchQueue.global().start { own.startLoading() }
      }
      return
    }
    if url.isFileURL {
      guard let data = try? _courseContents(at: url.path) else {
        return finish(task, .failure(URLError(.fileDoesNotExist)), after: 0)
      }
      let response = URLResponse(
        url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
      return finish(task, .success((data, response)), after: 0)
    }
    guard !blocksClearText(url) else {
      // Message M169.
      console(
        "App Transport Security has blocked a cleartext HTTP (http://) resource load since it is "
          + "insecure. Temporary exceptions can be configured via your app's Info.plist file.")
      let code = URLError.Code.appTransportSecurityRequiresSecureConnection
      return finish(task, .failure(URLError(code)), after: 0)
    }
    // What has no scheme, or one that nobody answers, is not asked for (rule 983).
    guard webAnswers[url.absoluteString] != nil || Self.isOfNetwork(url) else {
      return finish(task, .failure(URLError(.unsupportedURL)), after: 0)
    }
    let patience = task.session?.configuration.patience(with: request) ?? request.timeoutInterval
    if let answer = webAnswers[url.absoluteString], answer.delay > patience {
      return finish(task, .failure(URLError(.timedOut)), after: max(patience, 0))
    }
    if let answer = webAnswers[url.absoluteString], let failure = answer.failure {
      return finish(task, .failure(URLError(failure)), after: answer.delay)
    }
    guard let answer = webAnswers[url.absoluteString],
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1",
        headerFields: answer.headers)
    else {
      diagnose(
        "noNetwork", noRule: "it is about the course, not about UIKit",
        "\(url.absoluteString) has no answer: an app in the course has no network.")
      return finish(task, .failure(URLError(.notConnectedToInternet)), after: 0.1)
    }
    finish(task, .success((answer.data, response)), after: answer.delay)
  }

  /// Whether an address is of a kind that a session asks for.
  private static func isOfNetwork(_ url: URL) -> Bool {
    ["http", "https", "ftp", "data", "about", "ws", "wss"].contains(url.scheme?.lowercased())
  }

  /// Whether an address is not to be asked for without encryption (rule 894).
  private func blocksClearText(_ url: URL) -> Bool {
    guard has(.clearTextIsBlocked), url.scheme?.lowercased() == "http",
      let host = url.host?.lowercased()
    else { return false }
    // What is near by: names without a dot, those of Bonjour, and numbers.
    let isNear =
      !host.contains(".") || host.hasSuffix(".local") || host.allSatisfy("0123456789.".contains)
    guard !isNear else { return false }
    let security = info("NSAppTransportSecurity") as? [String: Any] ?? [:]
    if security["NSAllowsArbitraryLoads"] as? Bool == true { return false }
    for (name, value) in security["NSExceptionDomains"] as? [String: Any] ?? [:] {
      guard let domain = value as? [String: Any] else { continue }
      let isInside = domain["NSIncludesSubdomains"] as? Bool == true
      guard host == name.lowercased() || (isInside && host.hasSuffix(".\(name.lowercased())"))
      else {
        continue
      }
      let keys = [
        "NSExceptionAllowsInsecureHTTPLoads", "NSTemporaryExceptionAllowsInsecureHTTPLoads",
      ]
      if keys.contains(where: { domain[$0] as? Bool == true }) { return false }
    }
    return true
  }

  func finish(_ task: URLSessionTask, _ answer: TaskAnswer, after seconds: Double) {
    let isBesideMain = task.session?.delegateQueue !== OperationQueue.main
    queue.post(after: seconds, label: "URLSession", isBesideMain: isBesideMain) {
      task.finish(with: answer)
    }
  }
}
