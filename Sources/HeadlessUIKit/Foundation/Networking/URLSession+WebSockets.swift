public import Foundation

/// How many bytes nobody knows. iOS 7.0 and later.
public nonisolated let NSURLSessionTransferSizeUnknown: Int64 = -1
/// The key of what a download that failed goes on from, in its error. iOS 7.0 and later.
public nonisolated let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

/// How long a task took; iOS 10.0 and later.
nonisolated open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
  /// From when to when.
  public let taskInterval: DateInterval
  /// What was asked on the way; here one request.
  public let transactionMetrics: [URLSessionTaskTransactionMetrics]
  /// How often a server sent it elsewhere.
  public let redirectCount = 0

  init(_ interval: DateInterval, _ request: URLRequest?, _ response: URLResponse?) {
    taskInterval = interval
    transactionMetrics =
      request.map { [URLSessionTaskTransactionMetrics(interval, $0, response)] } ?? []
  }
}

/// How long one request took; iOS 10.0 and later.
nonisolated open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
  /// What was asked.
  public let request: URLRequest
  /// What was answered; nil for nothing.
  public let response: URLResponse?
  /// When it began.
  public let fetchStartDate: Date?
  /// When it was sent.
  public let requestStartDate: Date?
  /// When all was sent.
  public let requestEndDate: Date?
  /// When the answer began.
  public let responseStartDate: Date?
  /// When the answer ended.
  public let responseEndDate: Date?
  /// When the server's address was looked up; nil, as nothing is.
  public var domainLookupStartDate: Date? { nil }
  /// When the server's address was known; nil, as nothing is looked up.
  public var domainLookupEndDate: Date? { nil }
  /// When a connection began; nil, as there is none.
  public var connectStartDate: Date? { nil }
  /// When a connection was there; nil, as there is none.
  public var connectEndDate: Date? { nil }
  /// How it was spoken; nil where nobody answered.
  public var networkProtocolName: String? { response == nil ? nil : "http/1.1" }
  /// Whether a connection was used again.
  public var isReusedConnection: Bool { false }
  /// Whether another computer stood between.
  public var isProxyConnection: Bool { false }

  init(_ interval: DateInterval, _ request: URLRequest, _ response: URLResponse?) {
    (self.request, self.response) = (request, response)
    (fetchStartDate, requestStartDate, requestEndDate) =
      (interval.start, interval.start, interval.start)
    (responseStartDate, responseEndDate) =
      response == nil ? (nil, nil) : (interval.end, interval.end)
  }
}

extension URLSession {
  /// A task that talks with a server; iOS 13.0 and later. Nobody answers here.
  public nonisolated func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }
  /// The same in one of these ways; iOS 13.0 and later.
  public nonisolated func webSocketTask(
    with url: URL, protocols: [String]
  ) -> URLSessionWebSocketTask { webSocketTask(with: URLRequest(url: url)) }
  /// A task that talks with a server; iOS 13.0 and later. Nobody answers here.
  public nonisolated func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    requires("webSocketTaskWithRequest:", since: 13.0)
    return add(URLSessionWebSocketTask(request))
  }
}

/// Talks with a server; there is none, so that it fails as without a network. iOS 13.0 and later.
nonisolated open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  /// What is said; iOS 13.0 and later.
  public enum Message: Sendable {
    /// Bytes.
    case data(Data)
    /// A text.
    case string(String)
  }

  /// Why it ended; iOS 13.0 and later.
  public enum CloseCode: Int, Sendable {
    /// It has not; it was done; somebody went; a mistake; a kind of data that nobody takes.
    case invalid = 0, normalClosure = 1000, goingAway, protocolError, unsupportedData
    /// None was given; it broke off; no such data; against the rules; too much; lacking an extension.
    case noStatusReceived = 1005, abnormalClosure, invalidFramePayloadData, policyViolation
    /// Too much at once; the server lacks what was asked for; the server failed; no secret was agreed on.
    case messageTooBig, mandatoryExtensionMissing, internalServerError, tlsHandshakeFailure = 1015
  }

  /// How many bytes one message may have.
  open var maximumMessageSize = 1 << 20 {
    didSet {
      declaredOnly("URLSessionWebSocketTask.maximumMessageSize", oldValue, maximumMessageSize)
    }
  }
  /// Why it ended.
  open private(set) var closeCode = CloseCode.invalid
  /// What was said at the end; nil for nothing.
  open private(set) var closeReason: Data?

  /// Sends a message; it fails.
  open func send(_ message: Message, completionHandler: @escaping ((any Error)?) -> Void) {
    fail { completionHandler($0) }
  }
  /// Sends a message; it fails.
  open func send(_ message: Message) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      fail { continuation.resume(throwing: $0) }
    }
  }
  /// Waits for a message; none comes.
  open func receive(completionHandler: @escaping (Result<Message, any Error>) -> Void) {
    fail { completionHandler(.failure($0)) }
  }
  /// Waits for a message; none comes.
  open func receive() async throws -> Message {
    try await withCheckedThrowingContinuation { continuation in
      fail { continuation.resume(throwing: $0) }
    }
  }
  /// Asks whether the server is there; it is not.
  open func sendPing(pongReceiveHandler: @escaping ((any Error)?) -> Void) {
    fail { pongReceiveHandler($0) }
  }
  /// Ends it, and says why.
  open func cancel(with closeCode: CloseCode, reason: Data?) {
    (self.closeCode, closeReason) = (closeCode, reason)
    cancel()
  }

  private func fail(_ body: @escaping (any Error) -> Void) {
    let handler = Boxed(body)
    let error: URLError =
      URLError.said(state == .canceling ? .cancelled : .notConnectedToInternet)
    MainActor.assumeIsolated {
      _ = Simulator.current.queue.post(
        after: 0.1, label: "URLSessionWebSocketTask", isBesideMain: true
      ) { handler.value(error) }
    }
  }
}

/// Hears of a talk with a server. iOS 13.0 and later.
@MainActor
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
  /// The talk begins; it never does here.
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?)
  /// The talk has ended; it never does here.
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}

extension URLSessionWebSocketDelegate {
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {}
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
  ) {}
}
