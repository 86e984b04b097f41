public import Foundation

// The network as an app sees it: there is none, unless the course has answers. Every answer comes after
// virtual time.

/// What is asked of the network. iOS 2.0 and later.
public nonisolated struct URLRequest: Hashable, Sendable, CustomStringConvertible {
  public var url: URL?
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var timeoutInterval: TimeInterval
  public var cachePolicy: CachePolicy
  public var allowsCellularAccess = true
  public var httpShouldHandleCookies = true
  public var mainDocumentURL: URL?
  private var headers: [String: String] = [:]

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) {
    (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
  }

  public var allHTTPHeaderFields: [String: String]? {
    get { headers }
    set { headers = newValue ?? [:] }
  }
  public func value(forHTTPHeaderField field: String) -> String? {
    headers.first { $0.key.lowercased() == field.lowercased() }?.value
  }
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    let key = headers.keys.first { $0.lowercased() == field.lowercased() } ?? field
    headers[key] = value
  }
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = self.value(forHTTPHeaderField: field)
    setValue(old.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }
  public var description: String { url?.absoluteString ?? "url: nil" }

  /// What may be taken from a cache; there is none here. iOS 2.0 and later.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad
    case returnCacheDataDontLoad, reloadIgnoringLocalAndRemoteCacheData, reloadRevalidatingCacheData
    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }
}

/// The older name of how a request uses caches. iOS 2.0 and later.
public enum NSURLRequest {
  public typealias CachePolicy = URLRequest.CachePolicy
}

/// What the network says beside the data. iOS 2.0 and later.
nonisolated open class URLResponse: NSObject, @unchecked Sendable {
  public let url: URL?
  public let mimeType: String?
  public let expectedContentLength: Int64
  public let textEncodingName: String?

  public init(
    url URL: URL, mimeType MIMEType: String?, expectedContentLength length: Int,
    textEncodingName name: String?
  ) {
    (url, mimeType, expectedContentLength, textEncodingName) = (URL, MIMEType, Int64(length), name)
  }

  open var suggestedFilename: String? { url?.lastPathComponent ?? "unknown" }
}

/// What a web server says beside the data. iOS 2.0 and later.
nonisolated open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  private let headers: [String: String]

  public init?(
    url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    headers = headerFields ?? [:]
    let type = headers.first { $0.key.lowercased() == "content-type" }?.value
    let length = headers.first { $0.key.lowercased() == "content-length" }.flatMap { Int($0.value) }
    super.init(
      url: url, mimeType: type?.split(separator: ";").first.map(String.init),
      expectedContentLength: length ?? -1, textEncodingName: nil)
  }

  open var allHeaderFields: [AnyHashable: Any] { headers }
  /// iOS 13.0 and later.
  open func value(forHTTPHeaderField field: String) -> String? {
    requires("valueForHTTPHeaderField:", since: 13.0)
    return headers.first { $0.key.lowercased() == field.lowercased() }?.value
  }

  open class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200: "no error"
    case 400: "bad request"
    case 401: "unauthorized"
    case 403: "forbidden"
    case 404: "not found"
    case 500: "internal server error"
    default: statusCode < 400 ? "success" : "error"
    }
  }
}

/// What a session is made with; most of it has no effect on a network that is not there. iOS 7.0 and later.
nonisolated open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  public override init() {
    Self.requiresClass(since: 7.0, named: "NSURLSessionConfiguration")
    super.init()
  }

  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.identifier = identifier
    return configuration
  }

  open private(set) var identifier: String?
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var allowsCellularAccess = true
  open var isDiscretionary = false
  open var sessionSendsLaunchEvents = false
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var httpMaximumConnectionsPerHost = 4
  open var httpShouldSetCookies = true
  open var urlCache: URLCache?
  /// iOS 11.0 and later.
  open var waitsForConnectivity: Bool {
    get { requires("waitsForConnectivity", since: 11.0, ownWaits) }
    set { ownWaits = requires("setWaitsForConnectivity:", since: 11.0, newValue) }
  }
  private var ownWaits = false
}

/// Where answers would be kept; nothing is. iOS 2.0 and later.
nonisolated open class URLCache: NSObject, @unchecked Sendable {
  public static let shared = URLCache(
    memoryCapacity: 4 << 20, diskCapacity: 20 << 20, diskPath: nil)
  open var memoryCapacity: Int
  open var diskCapacity: Int
  open var currentMemoryUsage: Int { 0 }
  open var currentDiskUsage: Int { 0 }

  public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }

  open func removeAllCachedResponses() {}
}

/// Asks the network; what answers is the course. iOS 7.0 and later.
nonisolated open class URLSession: NSObject, @unchecked Sendable {
  public static let shared = URLSession(configuration: .default)
  public let configuration: URLSessionConfiguration
  open private(set) var delegate: (any URLSessionDelegate)?
  public let delegateQueue: AnyObject?
  open var sessionDescription: String?
  private var count = 0
  private var tasks: [URLSessionTask] = []

  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
    delegateQueue = nil
    super.init()
  }

  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: AnyObject?
  ) {
    (self.configuration, self.delegate, delegateQueue) = (configuration, delegate, queue)
    super.init()
  }

  fileprivate func add<Made: URLSessionTask>(_ task: Made) -> Made {
    count += 1
    task.taskIdentifier = count
    task.session = self
    tasks.append(task)
    return task
  }

  fileprivate func remove(_ task: URLSessionTask) { tasks.removeAll { $0 === task } }

  // MARK: Tasks

  open func dataTask(with url: URL) -> URLSessionDataTask {
    add(URLSessionDataTask(URLRequest(url: url)))
  }
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    add(URLSessionDataTask(request))
  }
  open func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { add(URLSessionDataTask(request, completionHandler)) }

  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    add(URLSessionUploadTask(request))
  }
  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { add(URLSessionUploadTask(request, completionHandler)) }

  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    add(URLSessionDownloadTask(URLRequest(url: url)))
  }
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    add(URLSessionDownloadTask(request))
  }
  open func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    add(
      URLSessionDownloadTask(request) { data, response, error in
        let path = data.flatMap { URLSessionDownloadTask.file(of: $0) }
        completionHandler(
          path.map { URL(fileURLWithPath: $0, isDirectory: false) }, response, error)
      })
  }

  /// iOS 15.0 and later.
  open func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: delegate)
  }
  /// iOS 15.0 and later.
  open func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    requires("dataForRequest:delegate:", since: 15.0)
    return try await withCheckedThrowingContinuation { continuation in
      dataTask(with: request) { data, response, error in
        if let data, let response {
          continuation.resume(returning: (data, response))
        } else {
          continuation.resume(throwing: error ?? URLError(.unknown))
        }
      }.resume()
    }
  }
  /// iOS 15.0 and later.
  open func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  {
    try await data(for: request)
  }
  /// iOS 15.0 and later.
  open func download(from url: URL) async throws -> (URL, URLResponse) {
    let (data, response) = try await data(from: url)
    guard let path = URLSessionDownloadTask.file(of: data) else {
      throw URLError(.cannotCreateFile)
    }
    return (URL(fileURLWithPath: path, isDirectory: false), response)
  }

  open func invalidateAndCancel() {
    for task in tasks { task.cancel() }
    delegate = nil
  }
  open func finishTasksAndInvalidate() {}
  open func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
    let tasks = tasks
    nonisolated(unsafe) let handler = completionHandler
    MainActor.assumeIsolated {
      _ = Simulator.current.queue.post(label: "URLSession") { unsafe handler(tasks) }
    }
  }
}

/// One thing that a session asks for. iOS 7.0 and later.
nonisolated open class URLSessionTask: NSObject, @unchecked Sendable {
  public fileprivate(set) var taskIdentifier = 0
  public let originalRequest: URLRequest?
  open var currentRequest: URLRequest? { originalRequest }
  open fileprivate(set) var response: URLResponse?
  open fileprivate(set) var error: (any Error)?
  open fileprivate(set) var state = State.suspended
  open fileprivate(set) var countOfBytesReceived: Int64 = 0
  open var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? -1 }
  open var taskDescription: String?
  open var priority: Float = 0.5
  /// iOS 11.0 and later.
  open var progress: Progress { requires("progress", since: 11.0, ownProgress) }
  private let ownProgress = Progress(totalUnitCount: 100)
  fileprivate weak var session: URLSession?
  private var keeper: URLSession?
  private let handler: ((Data?, URLResponse?, (any Error)?) -> Void)?

  fileprivate init(
    _ request: URLRequest, _ handler: ((Data?, URLResponse?, (any Error)?) -> Void)? = nil
  ) {
    (originalRequest, self.handler) = (request, handler)
    super.init()
  }

  open func resume() {
    guard state == .suspended else { return }
    state = .running
    keeper = session
    onMain(self) { task in Simulator.current.load(task) }
  }

  open func suspend() { if state == .running { state = .suspended } }

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

  @MainActor fileprivate func finish(with answer: Result<(Data, URLResponse), URLError>) {
    guard state == .running || state == .canceling else { return }
    state = .completed
    let session = session
    session?.remove(self)
    keeper = nil
    var data: Data?
    switch answer {
    case .success(let content):
      (data, response) = (content.0, content.1)
      countOfBytesReceived = Int64(content.0.count)
    case .failure(let failure):
      let asked = originalRequest?.url
      error = URLError(
        failure.code, userInfo: asked.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
    }
    if let handler { return handler(data, response, error) }
    guard let session, let delegate = session.delegate else { return }
    if let data, let response { deliver(data, response, to: delegate, of: session) }
    (delegate as? any URLSessionTaskDelegate)?.urlSession(
      session, task: self, didCompleteWithError: error)
  }

  @MainActor fileprivate func deliver(
    _ data: Data, _ response: URLResponse, to delegate: any URLSessionDelegate,
    of session: URLSession
  ) {}
}

/// A task whose answer comes as data. iOS 7.0 and later.
nonisolated open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
  @MainActor fileprivate override func deliver(
    _ data: Data, _ response: URLResponse, to delegate: any URLSessionDelegate,
    of session: URLSession
  ) {
    guard let delegate = delegate as? any URLSessionDataDelegate else { return }
    delegate.urlSession(session, dataTask: self, didReceive: response) { _ in }
    delegate.urlSession(session, dataTask: self, didReceive: data)
  }
}

/// A task that brings data there. iOS 7.0 and later.
nonisolated open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A task whose answer comes as a file. iOS 7.0 and later.
nonisolated open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  fileprivate nonisolated static func file(of data: Data) -> String? {
    let path = "\(AppFiles.temporary)/CFNetworkDownload_\(UInt32.random(in: .min ... .max)).tmp"
    return (try? _courseWrite(data, to: path)) == nil ? nil : path
  }

  @MainActor fileprivate override func deliver(
    _ data: Data, _ response: URLResponse, to delegate: any URLSessionDelegate,
    of session: URLSession
  ) {
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

// MARK: Delegates

/// Hears of a session. iOS 7.0 and later.
@MainActor
public protocol URLSessionDelegate: AnyObject {
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}
extension URLSessionDelegate {
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

/// Hears of a session's tasks. iOS 7.0 and later.
@MainActor
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
}
extension URLSessionTaskDelegate {
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {}
}

/// Hears of the data that come. iOS 7.0 and later.
@MainActor
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}
extension URLSessionDataDelegate {
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {}
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {}
}

/// Hears of the files that come. iOS 7.0 and later.
@MainActor
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
}
extension URLSessionDownloadDelegate {
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}
}

extension URLSession {
  /// What becomes of a task once its answer begins. iOS 7.0 and later.
  public enum ResponseDisposition: Int, Sendable {
    case cancel, allow, becomeDownload, becomeStream
  }
}

// MARK: Answers

/// What the course answers for the network.
package nonisolated struct WebAnswer: Sendable {
  package var data: Data
  package var status: Int
  /// After how many seconds it comes.
  package var delay: Double

  package init(_ data: Data, status: Int = 200, delay: Double = 0.2) {
    (self.data, self.status, self.delay) = (data, status, delay)
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

  fileprivate func load(_ task: URLSessionTask) {
    guard let url = task.originalRequest?.url else {
      return finish(task, .failure(URLError(.badURL)), after: 0)
    }
    if url.isFileURL {
      guard let data = try? _courseContents(at: url.path) else {
        return finish(task, .failure(URLError(.fileDoesNotExist)), after: 0)
      }
      let response = URLResponse(
        url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
      return finish(task, .success((data, response)), after: 0)
    }
    guard let answer = webAnswers[url.absoluteString],
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: nil)
    else {
      diagnose(
        "noNetwork", "\(url.absoluteString) has no answer: an app in the course has no network.")
      return finish(task, .failure(URLError(.notConnectedToInternet)), after: 0.1)
    }
    finish(task, .success((answer.data, response)), after: answer.delay)
  }

  private func finish(
    _ task: URLSessionTask, _ answer: Result<(Data, URLResponse), URLError>, after seconds: Double
  ) {
    queue.post(after: seconds, label: "URLSession") { task.finish(with: answer) }
  }
}
