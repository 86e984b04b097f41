public import Foundation

// The network as an app sees it: there is none, unless the course has answers. Every answer comes after
// virtual time.

/// Asks the network; what answers is the course. iOS 7.0 and later.
nonisolated open class URLSession: NSObject, @unchecked Sendable {
  /// The one that everybody uses.
  public static let shared = URLSession(configuration: .default)
  /// How it works.
  public let configuration: URLSessionConfiguration
  /// Who hears of it; held until it is made invalid.
  open private(set) var delegate: (any URLSessionDelegate)?
  /// Where its delegate is called; nil for a queue of the session's own, beside the main thread (rule 895).
  public let delegateQueue: OperationQueue!
  /// A name for the app's own use.
  open var sessionDescription: String?
  private var count = 0
  private var tasks: [URLSessionTask] = []

  /// Makes a session.
  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
    delegateQueue = nil
    super.init()
  }

  /// Makes a session with a delegate.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    (self.configuration, self.delegate, delegateQueue) = (configuration, delegate, queue)
    super.init()
  }

  func add<Made: URLSessionTask>(_ task: Made) -> Made {
    count += 1
    task.taskIdentifier = count
    task.session = self
    tasks.append(task)
    return task
  }

  /// Cookies that come with an answer are kept (rule 766).
  func keepCookies(of response: HTTPURLResponse) {
    guard let url = response.url, let storage = configuration.httpCookieStorage else { return }
    let headers = response.allHeaderFields as? [String: String] ?? [:]
    let cookies = HTTPCookie.cookies(withResponseHeaderFields: headers, for: url)
    storage.setCookies(cookies, for: url, mainDocumentURL: nil)
  }

  /// The request with what the session says with each (rule 766).
  func completed(_ request: URLRequest) -> URLRequest {
    var request = request
    for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
      guard let name = name as? String, request.value(forHTTPHeaderField: name) == nil else {
        continue
      }
      request.setValue("\(value)", forHTTPHeaderField: name)
    }
    guard request.httpShouldHandleCookies, configuration.httpShouldSetCookies,
      request.value(forHTTPHeaderField: "Cookie") == nil, let url = request.url,
      let cookies = configuration.httpCookieStorage?.cookies(for: url)
    else { return request }
    for (name, value) in HTTPCookie.requestHeaderFields(with: cookies) {
      request.setValue(value, forHTTPHeaderField: name)
    }
    return request
  }

  func remove(_ task: URLSessionTask) { tasks.removeAll { $0 === task } }

  // MARK: Tasks

  /// A task that fetches what is at an address.
  open func dataTask(with url: URL) -> URLSessionDataTask {
    add(URLSessionDataTask(URLRequest(url: url)))
  }
  /// A task that sends a request.
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    add(URLSessionDataTask(request))
  }
  /// A task that fetches what is at an address, and a block that gets it.
  open func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
  /// A task that sends a request, and a block that gets the answer.
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { add(URLSessionDataTask(request, completionHandler)) }

  /// A task that sends data.
  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    upload(bodyData, in: URLSessionUploadTask(request))
  }
  private func upload(_ data: Data?, in task: URLSessionUploadTask) -> URLSessionUploadTask {
    task.uploaded = data
    return add(task)
  }
  /// A task that sends data, and a block that gets the answer.
  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    upload(bodyData, in: URLSessionUploadTask(request, completionHandler))
  }

  /// A task that sends a file of the app.
  open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    upload(try? _courseContents(at: fileURL.path), in: URLSessionUploadTask(request))
  }
  /// A task that sends a file of the app, and a block that gets the answer.
  open func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    upload(
      try? _courseContents(at: fileURL.path), in: URLSessionUploadTask(request, completionHandler))
  }
  /// A task that sends what a stream gives.
  open func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
    add(URLSessionUploadTask(request))
  }
  /// A task that goes on with a file; what came of it before is not kept here, so that it fails.
  open func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
    add(URLSessionDownloadTask(nil))
  }
  /// The same, and a block that gets the file.
  open func downloadTask(
    withResumeData resumeData: Data,
    completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    add(URLSessionDownloadTask(nil) { completionHandler(nil, $1, $2) })
  }

  /// A task that fetches a file.
  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    add(URLSessionDownloadTask(URLRequest(url: url)))
  }
  /// A task that fetches a file.
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    add(URLSessionDownloadTask(request))
  }
  /// A task that fetches a file, and a block that gets it.
  open func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
  /// A task that fetches a file, and a block that gets it.
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

  /// What is at an address; iOS 15.0 and later.
  open func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: delegate)
  }
  /// What answers a request; iOS 15.0 and later.
  open func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    requires("dataForRequest:delegate:", since: 15.0)
    return try await answer { dataTask(with: request, completionHandler: $0) }
  }
  /// Waits for what a task brings.
  private func answer(
    of task: (@escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
  ) async throws -> (Data, URLResponse) {
    try await withCheckedThrowingContinuation { continuation in
      task { data, response, error in
        if let data, let response {
          continuation.resume(returning: (data, response))
        } else {
          continuation.resume(throwing: error ?? URLError(.unknown))
        }
      }.resume()
    }
  }
  /// What answers a request that sends data; iOS 15.0 and later.
  open func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    requires("uploadForRequest:fromData:delegate:", since: 15.0)
    return try await answer { uploadTask(with: request, from: bodyData, completionHandler: $0) }
  }
  /// What answers a request that sends a file; iOS 15.0 and later.
  open func upload(
    for request: URLRequest, fromFile fileURL: URL,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    requires("uploadForRequest:fromFile:delegate:", since: 15.0)
    return try await answer { uploadTask(with: request, fromFile: fileURL, completionHandler: $0) }
  }
  /// A file with what is at an address; iOS 15.0 and later.
  open func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }
  /// A file with what answers a request; iOS 15.0 and later.
  open func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    guard let path = URLSessionDownloadTask.file(of: data) else {
      throw URLError(.cannotCreateFile)
    }
    return (URL(fileURLWithPath: path, isDirectory: false), response)
  }

  /// What is at an address, byte by byte; iOS 15.0 and later.
  open func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
  /// What answers a request, byte by byte; here all of them come at once. iOS 15.0 and later.
  open func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data), response)
  }

  /// Ends it and everything that it does.
  open func invalidateAndCancel() {
    for task in tasks { task.cancel() }
    delegate = nil
  }
  /// Ends it when everything is done; here it stays.
  open func finishTasksAndInvalidate() {
    declaredOnly("URLSession.finishTasksAndInvalidate()")
  }
  /// Forgets what it knows of people and addresses, and calls the block.
  open func reset(completionHandler: @escaping () -> Void) {
    getAllTasks { _ in completionHandler() }
  }
  /// Writes down what it knows, and calls the block.
  open func flush(completionHandler: @escaping () -> Void) {
    getAllTasks { _ in completionHandler() }
  }
  /// Tells the block what is being done, by kinds.
  open func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void
  ) {
    getAllTasks { tasks in
      let uploads = tasks.compactMap { $0 as? URLSessionUploadTask }
      let data = tasks.filter { !($0 is URLSessionUploadTask) }
      completionHandler(
        data.compactMap { $0 as? URLSessionDataTask }, uploads,
        tasks.compactMap { $0 as? URLSessionDownloadTask })
    }
  }
  /// What is being done; iOS 15.0 and later.
  open var allTasks: [URLSessionTask] { get async { requires("allTasks", since: 15.0, tasks) } }
  /// Tells the block what is being done.
  open func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
    let tasks = tasks
    nonisolated(unsafe) let handler = completionHandler
    MainActor.assumeIsolated {
      _ = Simulator.current.queue.post(label: "URLSession") { unsafe handler(tasks) }
    }
  }
}
