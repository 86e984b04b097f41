public import Foundation

/// One thing that a session asks for. iOS 7.0 and later.
nonisolated open class URLSessionTask: NSObject, @unchecked Sendable {
  /// Its number in the session.
  public internal(set) var taskIdentifier = 0
  /// What was asked for; nil for nothing.
  public let originalRequest: URLRequest?
  /// What is asked for now; nil for nothing.
  open var currentRequest: URLRequest? { originalRequest }
  /// What the server said of its answer; nil before it did.
  open internal(set) var response: URLResponse?
  /// Why it failed; nil where it has not.
  open internal(set) var error: (any Error)?
  /// What it is doing.
  open internal(set) var state = State.suspended
  /// How many bytes have come.
  open internal(set) var countOfBytesReceived: Int64 = 0
  /// How many bytes will come; -1 where nobody knows.
  open var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? -1 }
  /// A name for the app's own use.
  open var taskDescription: String?
  /// How much it matters, from 0 to 1.
  open var priority: Float = 0.5
  /// What can wait.
  public static let lowPriority: Float = 0.25
  /// As usual.
  public static let defaultPriority: Float = 0.5
  /// What comes first.
  public static let highPriority: Float = 0.75
  /// When it may begin; nil for at once; iOS 11.0 and later.
  open var earliestBeginDate: Date? {
    get { requires("earliestBeginDate", since: 11.0, ownEarliestBegin) }
    set { ownEarliestBegin = requires("setEarliestBeginDate:", since: 11.0, newValue) }
  }
  private var ownEarliestBegin: Date? {
    didSet { declaredOnly("URLSessionTask.earliestBeginDate", oldValue, ownEarliestBegin) }
  }
  /// How many bytes were sent: all or none (rule 1365).
  open internal(set) var countOfBytesSent: Int64 = 0
  /// How many bytes will be sent.
  open var countOfBytesExpectedToSend: Int64 {
    Int64(uploaded?.count ?? originalRequest?.httpBody?.count ?? 0)
  }
  /// What an upload sends in the place of its request's body (rule 1327).
  final var uploaded: Data?
  /// How far it is; iOS 11.0 and later.
  open var progress: Progress { requires("progress", since: 11.0, ownProgress) }
  private let ownProgress = Progress(totalUnitCount: 100)
  /// Lives at least as long as this, until the task has ended.
  final weak var session: URLSession? { didSet { keeper = session } }
  /// What of the app's answers it; nil for the network.
  var ownProtocol: URLProtocol?
  private var keeper: URLSession?
  private let handler: ((Data?, URLResponse?, (any Error)?) -> Void)?
  private var begin: Date?

  init(
    _ request: URLRequest?, _ handler: ((Data?, URLResponse?, (any Error)?) -> Void)? = nil
  ) {
    (originalRequest, self.handler) = (request, handler)
    super.init()
  }

  /// Begins it, or goes on with it.
  open func resume() {
    guard state == .suspended else { return }
    state = .running
    if begin == nil { begin = Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent()) }
    onMain(self) { task in Simulator.current.load(task) }
  }

  /// Lets it wait.
  open func suspend() { if state == .running { state = .suspended } }

  /// Ends it.
  open func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    onMain(self) { task in
      Simulator.current.queue.post(label: "URLSession") {
        task.finish(with: .failure(URLError(.cancelled)))
      }
    }
  }

  /// How far a task is. iOS 7.0 and later.
  public enum State: Int, Sendable { case running, suspended, canceling, completed }

  /// Who hears of it hears on another thread than the main one, unless the session was given that one's queue
  /// (rule 895).
  @MainActor func finish(with answer: TaskAnswer) {
    guard let queue = session?.delegateQueue else {
      return DispatchQueue.global().start { self.hear(answer) }
    }
    queue.start { self.hear(answer) }
  }

  @MainActor private func hear(_ answer: TaskAnswer) {
    guard state == .running || state == .canceling else { return }
    state = .completed
    ownProtocol?.stopLoading()
    ownProtocol = nil
    let session = session
    session?.remove(self)
    keeper = nil
    var data: Data?
    switch answer {
    case .success(let content):
      (data, response) = (content.0, content.1)
      countOfBytesReceived = Int64(content.0.count)
      countOfBytesSent = countOfBytesExpectedToSend
      if let web = response as? HTTPURLResponse { session?.keepCookies(of: web) }
    case .failure(let failure as URLError):
      let asked = originalRequest?.url
      var details: [String: Any] = [:]
      if let asked {
        details[NSURLErrorFailingURLErrorKey] = asked
        details["NSErrorFailingURLStringKey"] = asked.absoluteString
      }
      details[NSLocalizedDescriptionKey] = failure.code.words
      error = URLError(failure.code, userInfo: details)
    case .failure(let failure): error = failure
    }
    if let handler { return handler(data, response, error) }
    guard let session, let delegate = session.delegate else { return }
    guard let data, let response else { return end(delegate, of: session) }
    // It is not over before the delegate has said what is to become of the answer (rule 1373).
    state = .running
    deliver(data, response, to: delegate, of: session) { self.end(delegate, of: session) }
  }

  /// Tells the delegate that it is over.
  @MainActor private func end(_ delegate: any URLSessionDelegate, of session: URLSession) {
    state = .completed
    guard let listener = delegate as? any URLSessionTaskDelegate else { return }
    if deviceNumber >= 10.0 {
      let end = Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
      let metrics = URLSessionTaskMetrics(
        DateInterval(start: min(begin ?? end, end), end: end), originalRequest, response)
      listener.urlSession(session, task: self, didFinishCollecting: metrics)
    }
    listener.urlSession(session, task: self, didCompleteWithError: error)
  }

  @MainActor fileprivate func deliver(
    _ data: Data, _ response: URLResponse, to delegate: any URLSessionDelegate,
    of session: URLSession, then end: @escaping @MainActor () -> Void
  ) { end() }
}

/// A task whose answer comes as data. iOS 7.0 and later.
nonisolated open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
  @MainActor fileprivate override func deliver(
    _ data: Data, _ response: URLResponse, to delegate: any URLSessionDelegate,
    of session: URLSession, then end: @escaping @MainActor () -> Void
  ) {
    guard let delegate = delegate as? any URLSessionDataDelegate else { return end() }
    var isDecided = false
    delegate.urlSession(session, dataTask: self, didReceive: response) { disposition in
      MainActor.assumeIsolated {
        guard !isDecided, self.state == .running || self.state == .suspended else { return }
        isDecided = true
        if disposition == .cancel {
          self.error = URLError.said(.cancelled)
        } else {
          delegate.urlSession(session, dataTask: self, didReceive: data)
        }
        end()
      }
    }
  }
}

/// A task that brings data there. iOS 7.0 and later.
nonisolated open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A task whose answer comes as a file. iOS 7.0 and later.
nonisolated open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  nonisolated static func file(of data: Data) -> String? {
    // By number, so that every run says the same.
    var (number, path) = (0, "")
    repeat {
      number += 1
      path = "\(AppFiles.temporary)/CFNetworkDownload_\(number).tmp"
    } while unsafe appFiles.entry(at: path) != nil
    return (try? _courseWrite(data, to: path)) == nil ? nil : path
  }

  @MainActor fileprivate override func deliver(
    _ data: Data, _ response: URLResponse, to delegate: any URLSessionDelegate,
    of session: URLSession, then end: @escaping @MainActor () -> Void
  ) {
    defer { end() }
    guard let delegate = delegate as? any URLSessionDownloadDelegate,
      let path = Self.file(of: data)
    else { return }
    let count = Int64(data.count)
    delegate.urlSession(
      session, downloadTask: self, didWriteData: count, totalBytesWritten: count,
      totalBytesExpectedToWrite: count)
    delegate.urlSession(
      session, downloadTask: self,
      didFinishDownloadingTo: URL(fileURLWithPath: path, isDirectory: false))
  }

  /// What is there already is not kept here.
  open func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }
}

extension URLError {
  /// The error with the system's words for it.
  nonisolated static func said(_ code: Code) -> URLError {
    URLError(code, userInfo: code.words.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
  }
}

extension URLError.Code {
  /// How the system says what went wrong; nil for what is rare.
  nonisolated fileprivate var words: String? {
    switch self {
    case .cancelled: "cancelled"
    case .timedOut: "The request timed out."
    case .unsupportedURL: "unsupported URL"
    case .cannotFindHost: "A server with the specified hostname could not be found."
    case .cannotConnectToHost: "Could not connect to the server."
    case .networkConnectionLost: "The network connection was lost."
    case .notConnectedToInternet: "The Internet connection appears to be offline."
    case .appTransportSecurityRequiresSecureConnection:
      "The resource could not be loaded because the App Transport Security policy requires the use of a "
        + "secure connection."
    default: nil
    }
  }
}
