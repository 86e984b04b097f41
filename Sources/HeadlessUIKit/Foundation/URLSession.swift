public import Foundation

// The network as an app sees it: there is none, unless the course has answers. Every answer comes after
// virtual time.

/// What is asked of the network. iOS 2.0 and later.
public nonisolated struct URLRequest: Hashable, Sendable, CustomStringConvertible {
  /// What is asked for; nil for nothing.
  public var url: URL?
  /// What is to be done with it; nil for `GET`.
  public var httpMethod: String? = "GET"
  /// What is sent; nil for nothing.
  public var httpBody: Data?
  /// What is sent, piece by piece; nil for nothing.
  public var httpBodyStream: InputStream? {
    get { stream?.stream }
    set { stream = newValue.map { RequestStream(stream: $0) } }
  }
  private var stream: RequestStream?
  /// Whether requests may follow each other without waiting.
  public var httpShouldUsePipelining = false {
    didSet { declaredOnly("URLRequest.httpShouldUsePipelining", oldValue, httpShouldUsePipelining) }
  }
  /// What it is for.
  public var networkServiceType = NetworkServiceType.default {
    didSet { declaredOnly("URLRequest.networkServiceType", oldValue, networkServiceType) }
  }
  /// After how many seconds it fails.
  public var timeoutInterval: TimeInterval
  /// When an answer is taken that was given before.
  public var cachePolicy: CachePolicy
  /// Whether it may use the telephone's network.
  public var allowsCellularAccess = true {
    didSet { declaredOnly("URLRequest.allowsCellularAccess", oldValue, allowsCellularAccess) }
  }
  /// Whether cookies are sent and kept.
  public var httpShouldHandleCookies = true
  /// The page that it belongs to; nil for none.
  public var mainDocumentURL: URL?
  private var headers: [String: String] = [:]
  /// What a protocol has noted of it, by names.
  var notes: [String: RequestNote] = [:]

  /// Makes a request for an address.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) {
    (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
  }

  /// What is said with the request, by names; nil for nothing.
  public var allHTTPHeaderFields: [String: String]? {
    get { headers }
    set { headers = newValue ?? [:] }
  }
  /// What is said under a name; nil for nothing.
  public func value(forHTTPHeaderField field: String) -> String? {
    headers.first { $0.key.lowercased() == field.lowercased() }?.value
  }
  /// Says something under a name, or nothing any more.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    let key = headers.keys.first { $0.lowercased() == field.lowercased() } ?? field
    headers[key] = value
  }
  /// Says one thing more under a name.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = self.value(forHTTPHeaderField: field)
    setValue(old.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }
  /// Its address.
  public var description: String { url?.absoluteString ?? "url: nil" }

  /// What a request is for. iOS 4.0 and later.
  public enum NetworkServiceType: UInt, Sendable {
    /// The usual; a telephone; a picture that moves; what nobody waits for; a voice; what somebody waits for.
    case `default`, voip, video, background, voice, responsiveData
    /// A picture that moves while one talks; the same for calls.
    case avStreaming = 8, responsiveAV = 9, callSignaling = 11
  }

  /// What may be taken from a cache; there is none here. iOS 2.0 and later.
  public enum CachePolicy: UInt, Sendable {
    /// As the server wants it; never; whenever there is one.
    case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad
    /// Only one that was given before; never, and nowhere on the way; one that the server confirms.
    case returnCacheDataDontLoad, reloadIgnoringLocalAndRemoteCacheData, reloadRevalidatingCacheData
    /// Never.
    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }
}

/// Where what is sent comes from.
nonisolated struct RequestStream: Hashable, @unchecked Sendable {
  let stream: InputStream
}

/// What a protocol has noted of a request; it makes no other request of it.
nonisolated struct RequestNote: Hashable, @unchecked Sendable {
  let value: Any
  static func == (left: RequestNote, right: RequestNote) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// What the network says beside the data. iOS 2.0 and later.
nonisolated open class URLResponse: NSObject, @unchecked Sendable {
  /// Where it comes from; nil where nobody knows.
  public let url: URL?
  /// Which kind of content it is; nil where nobody knows.
  public let mimeType: String?
  /// How many bytes it has; -1 where nobody knows.
  public let expectedContentLength: Int64
  /// How its text is written; nil where nobody knows.
  public let textEncodingName: String?

  /// Makes an answer.
  public init(
    url URL: URL, mimeType MIMEType: String?, expectedContentLength length: Int,
    textEncodingName name: String?
  ) {
    (url, mimeType, expectedContentLength, textEncodingName) = (URL, MIMEType, Int64(length), name)
  }

  /// A name for a file with it.
  open var suggestedFilename: String? { url?.lastPathComponent ?? "unknown" }
}

/// What a web server says beside the data. iOS 2.0 and later.
nonisolated open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// What became of the request, such as 200.
  public let statusCode: Int
  private let headers: [String: String]

  /// Makes an answer with what it says of itself; nil where it cannot be.
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

  /// What it says of itself, by names.
  open var allHeaderFields: [AnyHashable: Any] { headers }
  /// What it says under a name; nil for nothing. iOS 13.0 and later.
  open func value(forHTTPHeaderField field: String) -> String? {
    requires("valueForHTTPHeaderField:", since: 13.0)
    return headers.first { $0.key.lowercased() == field.lowercased() }?.value
  }

  /// What a status means, in words.
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

  /// The usual one.
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// One that keeps nothing.
  open class var ephemeral: URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.httpCookieStorage = HTTPCookieStorage(own: ())
    return configuration
  }
  /// One that goes on while the app does not run; here it is as any other.
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.identifier = identifier
    return configuration
  }

  /// What the system knows it by; nil for none.
  open private(set) var identifier: String?
  /// When an answer is taken that was given before.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy {
    didSet {
      declaredOnly("URLSessionConfiguration.requestCachePolicy", oldValue, requestCachePolicy)
    }
  }
  /// After how many seconds without data a request fails.
  open var timeoutIntervalForRequest: TimeInterval = 60 {
    didSet {
      declaredOnly(
        "URLSessionConfiguration.timeoutIntervalForRequest", oldValue, timeoutIntervalForRequest)
    }
  }
  /// After how many seconds a request fails.
  open var timeoutIntervalForResource: TimeInterval = 604_800 {
    didSet {
      declaredOnly(
        "URLSessionConfiguration.timeoutIntervalForResource", oldValue, timeoutIntervalForResource)
    }
  }
  /// Whether it may use the telephone's network.
  open var allowsCellularAccess = true {
    didSet {
      declaredOnly("URLSessionConfiguration.allowsCellularAccess", oldValue, allowsCellularAccess)
    }
  }
  /// Whether the system decides when.
  open var isDiscretionary = false {
    didSet { declaredOnly("URLSessionConfiguration.isDiscretionary", oldValue, isDiscretionary) }
  }
  /// Whether the app is launched when it is done.
  open var sessionSendsLaunchEvents = false {
    didSet {
      declaredOnly(
        "URLSessionConfiguration.sessionSendsLaunchEvents", oldValue, sessionSendsLaunchEvents)
    }
  }
  /// What is said with every request; nil for nothing.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// How many requests go to a server at the same time.
  open var httpMaximumConnectionsPerHost = 4 {
    didSet {
      declaredOnly(
        "URLSessionConfiguration.httpMaximumConnectionsPerHost", oldValue,
        httpMaximumConnectionsPerHost)
    }
  }
  /// Whether cookies are sent.
  open var httpShouldSetCookies = true
  /// Who keeps cookies; nil for nobody. iOS 7.0 and later (rule 766).
  open var httpCookieStorage: HTTPCookieStorage? {
    get { ownCookies ?? (hasNoCookies ? nil : HTTPCookieStorage.shared) }
    set { (ownCookies, hasNoCookies) = (newValue, newValue == nil) }
  }
  private var ownCookies: HTTPCookieStorage?
  private var hasNoCookies = false
  /// Which cookies are kept; the storage says.
  open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain {
    didSet {
      declaredOnly(
        "URLSessionConfiguration.httpCookieAcceptPolicy", oldValue, httpCookieAcceptPolicy)
    }
  }
  /// The app's own classes that answer requests, the first that wants one; nil for none (rule 765).
  open var protocolClasses: [AnyClass]?
  /// Who says who asks; nil for nobody.
  open var urlCredentialStorage: AnyObject? {
    didSet {
      declaredOnly("URLSessionConfiguration.urlCredentialStorage", oldValue, urlCredentialStorage)
    }
  }
  /// Who keeps answers; nil for nobody.
  open var urlCache: URLCache? {
    didSet { declaredOnly("URLSessionConfiguration.urlCache", oldValue, urlCache) }
  }
  /// Whether it waits for a network where there is none; iOS 11.0 and later.
  open var waitsForConnectivity: Bool {
    get { requires("waitsForConnectivity", since: 11.0, ownWaits) }
    set { ownWaits = requires("setWaitsForConnectivity:", since: 11.0, newValue) }
  }
  private var ownWaits = false
  /// Whether it may use a network whose user wants to spare data; iOS 13.0 and later.
  open var allowsConstrainedNetworkAccess: Bool {
    get { requires("allowsConstrainedNetworkAccess", since: 13.0, ownAllowsConstrained) }
    set {
      ownAllowsConstrained = requires("setAllowsConstrainedNetworkAccess:", since: 13.0, newValue)
    }
  }
  private var ownAllowsConstrained = true {
    didSet {
      declaredOnly(
        "URLSessionConfiguration.allowsConstrainedNetworkAccess", oldValue, ownAllowsConstrained)
    }
  }
  /// Whether it may use a network that costs money; iOS 13.0 and later.
  open var allowsExpensiveNetworkAccess: Bool {
    get { requires("allowsExpensiveNetworkAccess", since: 13.0, ownAllowsExpensive) }
    set { ownAllowsExpensive = requires("setAllowsExpensiveNetworkAccess:", since: 13.0, newValue) }
  }
  /// What requests are for.
  open var networkServiceType = URLRequest.NetworkServiceType.default {
    didSet {
      declaredOnly(
        "URLSessionConfiguration.networkServiceType", oldValue, networkServiceType)
    }
  }
  /// Which folder of several apps it works for; nil for none.
  open var sharedContainerIdentifier: String? {
    didSet {
      declaredOnly(
        "URLSessionConfiguration.sharedContainerIdentifier", oldValue, sharedContainerIdentifier)
    }
  }
  /// Whether requests may follow each other without waiting.
  open var httpShouldUsePipelining = false {
    didSet {
      declaredOnly(
        "URLSessionConfiguration.httpShouldUsePipelining", oldValue, httpShouldUsePipelining)
    }
  }
  /// Whether connections stay open in the background; iOS 9.0 and later.
  open var shouldUseExtendedBackgroundIdleMode: Bool {
    get { requires("shouldUseExtendedBackgroundIdleMode", since: 9.0, ownIdleMode) }
    set { ownIdleMode = requires("setShouldUseExtendedBackgroundIdleMode:", since: 9.0, newValue) }
  }
  private var ownIdleMode = false {
    didSet {
      declaredOnly(
        "URLSessionConfiguration.shouldUseExtendedBackgroundIdleMode", oldValue, ownIdleMode)
    }
  }
  /// Whether it goes over two networks at once; iOS 11.0 and later.
  open var multipathServiceType: MultipathServiceType {
    get { requires("multipathServiceType", since: 11.0, ownMultipath) }
    set { ownMultipath = requires("setMultipathServiceType:", since: 11.0, newValue) }
  }
  private var ownMultipath = MultipathServiceType.none {
    didSet {
      declaredOnly("URLSessionConfiguration.multipathServiceType", oldValue, ownMultipath)
    }
  }
  /// How it goes over two networks at once; iOS 11.0 and later.
  public enum MultipathServiceType: Int, Sendable {
    /// Not; when one fails; when one is slow; over both.
    case none, handover, interactive, aggregate
  }
  /// How old a way of keeping secrets may be; iOS 13.0 and later.
  open var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { requires("TLSMinimumSupportedProtocolVersion", since: 13.0, ownOldestTLS) }
    set { ownOldestTLS = requires("setTLSMinimumSupportedProtocolVersion:", since: 13.0, newValue) }
  }
  private var ownOldestTLS = tls_protocol_version_t.TLSv10 {
    didSet {
      declaredOnly(
        "URLSessionConfiguration.tlsMinimumSupportedProtocolVersion", oldValue, ownOldestTLS)
    }
  }
  private var ownAllowsExpensive = true {
    didSet {
      declaredOnly(
        "URLSessionConfiguration.allowsExpensiveNetworkAccess", oldValue, ownAllowsExpensive)
    }
  }
}

/// How secrets are kept on the way. iOS 13.0 and later.
public nonisolated enum tls_protocol_version_t: UInt16, Sendable {
  /// By their versions.
  case TLSv10 = 0x0301, TLSv11, TLSv12, TLSv13, DTLSv12 = 0xFEFD, DTLSv10 = 0xFEFF
}

/// Where answers would be kept; nothing is. iOS 2.0 and later.
nonisolated open class URLCache: NSObject, @unchecked Sendable {
  /// The one that everybody uses.
  public nonisolated(unsafe) static var shared = URLCache(
    memoryCapacity: 4 << 20, diskCapacity: 20 << 20, diskPath: nil)
  /// How many bytes it may keep in memory.
  open var memoryCapacity: Int
  /// How many bytes it may keep on the disk; it keeps none.
  open var diskCapacity: Int
  /// How many bytes it keeps in memory.
  open var currentMemoryUsage: Int { 0 }
  /// How many bytes it keeps on the disk.
  open var currentDiskUsage: Int { 0 }

  /// Makes one of its sizes.
  public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }

  /// Makes one of the usual sizes.
  public convenience override init() {
    self.init(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)
  }

  private var responses: [URLRequest: CachedURLResponse] = [:]

  /// What the app has put there for that request; a session puts nothing there.
  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { responses[request] }
  /// Keeps an answer.
  open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
    responses[request] = cachedResponse
  }
  /// Forgets an answer.
  open func removeCachedResponse(for request: URLRequest) { responses[request] = nil }
  /// Forgets everything.
  open func removeAllCachedResponses() { responses = [:] }
}

/// An answer that is kept. iOS 2.0 and later.
nonisolated open class CachedURLResponse: NSObject, @unchecked Sendable {
  /// What the server said of it.
  public let response: URLResponse
  /// What came.
  public let data: Data
  /// What the app has noted.
  public let userInfo: [AnyHashable: Any]?
  /// Where it may be kept.
  public let storagePolicy: URLCache.StoragePolicy

  /// Makes one of an answer.
  public convenience init(response: URLResponse, data: Data) {
    self.init(response: response, data: data, userInfo: nil, storagePolicy: .allowed)
  }
  /// Makes one of an answer, with notes.
  public init(
    response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil,
    storagePolicy: URLCache.StoragePolicy
  ) {
    (self.response, self.data, self.userInfo) = (response, data, userInfo)
    self.storagePolicy = storagePolicy
  }
}

extension URLCache {
  /// Where an answer may be kept. iOS 2.0 and later.
  public enum StoragePolicy: UInt, Sendable {
    /// Anywhere; in memory alone; nowhere.
    case allowed, allowedInMemoryOnly, notAllowed
  }
}

/// Asks the network; what answers is the course. iOS 7.0 and later.
nonisolated open class URLSession: NSObject, @unchecked Sendable {
  /// The one that everybody uses.
  public static let shared = URLSession(configuration: .default)
  /// How it works.
  public let configuration: URLSessionConfiguration
  /// Who hears of it; held until it is made invalid.
  open private(set) var delegate: (any URLSessionDelegate)?
  /// Where its delegate is called; here always on the main thread.
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
  fileprivate func keepCookies(of response: HTTPURLResponse) {
    guard let url = response.url, let storage = configuration.httpCookieStorage else { return }
    let headers = response.allHeaderFields as? [String: String] ?? [:]
    let cookies = HTTPCookie.cookies(withResponseHeaderFields: headers, for: url)
    storage.setCookies(cookies, for: url, mainDocumentURL: nil)
  }

  /// The request with what the session says with each (rule 766).
  fileprivate func completed(_ request: URLRequest) -> URLRequest {
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

  fileprivate func remove(_ task: URLSessionTask) { tasks.removeAll { $0 === task } }

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
    add(URLSessionUploadTask(request))
  }
  /// A task that sends data, and a block that gets the answer.
  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { add(URLSessionUploadTask(request, completionHandler)) }

  /// A task that sends a file of the app.
  open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    add(URLSessionUploadTask(request))
  }
  /// A task that sends a file of the app, and a block that gets the answer.
  open func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { add(URLSessionUploadTask(request, completionHandler)) }
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
  /// What answers a request that sends data; iOS 15.0 and later.
  open func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { try await data(for: request, delegate: delegate) }
  /// What answers a request that sends a file; iOS 15.0 and later.
  open func upload(
    for request: URLRequest, fromFile fileURL: URL,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { try await data(for: request, delegate: delegate) }
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

/// One thing that a session asks for. iOS 7.0 and later.
nonisolated open class URLSessionTask: NSObject, @unchecked Sendable {
  /// Its number in the session.
  public fileprivate(set) var taskIdentifier = 0
  /// What was asked for; nil for nothing.
  public let originalRequest: URLRequest?
  /// What is asked for now; nil for nothing.
  open var currentRequest: URLRequest? { originalRequest }
  /// What the server said of its answer; nil before it did.
  open fileprivate(set) var response: URLResponse?
  /// Why it failed; nil where it has not.
  open fileprivate(set) var error: (any Error)?
  /// What it is doing.
  open fileprivate(set) var state = State.suspended
  /// How many bytes have come.
  open fileprivate(set) var countOfBytesReceived: Int64 = 0
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
  /// How many bytes were sent; here none.
  open var countOfBytesSent: Int64 { 0 }
  /// How many bytes will be sent.
  open var countOfBytesExpectedToSend: Int64 { Int64(originalRequest?.httpBody?.count ?? 0) }
  /// How far it is; iOS 11.0 and later.
  open var progress: Progress { requires("progress", since: 11.0, ownProgress) }
  private let ownProgress = Progress(totalUnitCount: 100)
  final weak var session: URLSession?
  /// What of the app's answers it; nil for the network.
  fileprivate var ownProtocol: URLProtocol?
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
    keeper = session
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

  @MainActor fileprivate func finish(with answer: TaskAnswer) {
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
      if let web = response as? HTTPURLResponse { session?.keepCookies(of: web) }
    case .failure(let failure as URLError):
      let asked = originalRequest?.url
      error = URLError(
        failure.code, userInfo: asked.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
    case .failure(let failure): error = failure
    }
    if let handler { return handler(data, response, error) }
    guard let session, let delegate = session.delegate else { return }
    if let data, let response { deliver(data, response, to: delegate, of: session) }
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
  /// The session was ended.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
  /// A server wants to know who asks; none does here.
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Everything was told that happened while the app did not run.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}
extension URLSessionDelegate {
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {}
  /// The default for a type that does not implement this member.
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
  /// The default for a type that does not implement this member.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

/// Hears of a session's tasks. iOS 7.0 and later.
@MainActor
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// A task has ended, by an error or not.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
  /// A server wants to know who asks; none does here.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// A task has ended, and it is known how long it took; iOS 10.0 and later.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics)
  /// Something was sent.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
}
extension URLSessionTaskDelegate {
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics
  ) {}
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {}
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {}
}

/// Hears of the data that come. iOS 7.0 and later.
@MainActor
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  /// A server begins to answer.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)
  /// Data has come.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}
extension URLSessionDataDelegate {
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {}
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {}
}

/// Hears of the files that come. iOS 7.0 and later.
@MainActor
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// A file has come.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
  /// A part of a file has come.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
}
extension URLSessionDownloadDelegate {
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}
}

extension URLSession {
  /// What becomes of a task once its answer begins. iOS 7.0 and later.
  public enum ResponseDisposition: Int, Sendable {
    /// It ends; it goes on; it becomes a file; it becomes a stream.
    case cancel, allow, becomeDownload, becomeStream
  }
}

// MARK: Answers

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
        if task.ownProtocol === own { own.startLoading() }
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

  func finish(_ task: URLSessionTask, _ answer: TaskAnswer, after seconds: Double) {
    queue.post(after: seconds, label: "URLSession", isBesideMain: true) {
      task.finish(with: answer)
    }
  }
}

// MARK: Bytes

extension URLSession {
  /// The bytes of an answer, one after another. iOS 15.0 and later.
  public nonisolated struct AsyncBytes: AsyncSequence, Sendable {
    private let data: Data
    /// Gives out these bytes.
    package init(_ data: Data) { self.data = data }

    /// Gives out the bytes.
    public struct Iterator: AsyncIteratorProtocol {
      private var rest: Data.Iterator
      fileprivate init(_ data: Data) { rest = data.makeIterator() }
      /// The next byte; nil behind the last one.
      public mutating func next() async throws -> UInt8? { rest.next() }
    }
    /// What gives out the bytes.
    public func makeAsyncIterator() -> Iterator { Iterator(data) }
    /// Its lines, without the empty ones.
    public var lines: Lines { Lines(data) }

    /// The lines of an answer. iOS 15.0 and later.
    public struct Lines: AsyncSequence, Sendable {
      private let lines: [String]
      fileprivate init(_ data: Data) {
        lines = String(decoding: data, as: UTF8.self)
          .split(whereSeparator: \.isNewline).map(String.init)
      }
      /// Gives out the lines.
      public struct Iterator: AsyncIteratorProtocol {
        private var rest: Array<String>.Iterator
        fileprivate init(_ lines: [String]) { rest = lines.makeIterator() }
        /// The next line; nil behind the last one.
        public mutating func next() async throws -> String? { rest.next() }
      }
      /// What gives out the lines.
      public func makeAsyncIterator() -> Iterator { Iterator(lines) }
    }
  }
}
