public import Foundation

/// Answers requests in place of the network, as an app's own class says. iOS 2.0 and later (rule 765).
///
/// Tests of real apps answer their requests with one. It is asked before the course's answers.
nonisolated open class URLProtocol: NSObject, @unchecked Sendable {
  /// What is asked for, as `canonicalRequest(for:)` has it.
  public let request: URLRequest
  /// An answer that was kept; none is here.
  public let cachedResponse: CachedURLResponse?
  /// Who is told the answer; nil for nobody.
  public let client: (any URLProtocolClient)?
  /// The task whose request it is; nil for none. iOS 8.0 and later.
  open internal(set) var task: URLSessionTask?

  /// Makes one for a request.
  public init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    (self.request, self.cachedResponse, self.client) = (request, cachedResponse, client)
    super.init()
  }

  /// Whether this class answers the request; an app's class says.
  open class func canInit(with request: URLRequest) -> Bool { false }
  /// Whether this class answers the task; as for its request where an app's class does not say. iOS 8.0 and later.
  open class func canInit(with task: URLSessionTask) -> Bool {
    task.currentRequest.map { canInit(with: $0) } ?? false
  }
  /// The request in the form in which it is answered.
  open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  /// Whether two requests have the same answer; never asked here.
  open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { a == b }
  /// Begins to answer; an app's class tells the client.
  open func startLoading() {}
  /// The answer is complete, or is no longer wanted.
  open func stopLoading() {}

  /// Has a class asked for the requests of the shared session, before those that were registered earlier.
  @discardableResult
  open class func registerClass(_ protocolClass: AnyClass) -> Bool {
    guard let type = protocolClass as? URLProtocol.Type else { return false }
    return onMain(type) { type in
      Simulator.current.registeredProtocols.insert(type, at: 0)
      return true
    }
  }
  /// Has a class no longer asked.
  open class func unregisterClass(_ protocolClass: AnyClass) {
    guard let type = protocolClass as? URLProtocol.Type else { return }
    onMain(type) { type in
      Simulator.current.registeredProtocols.removeAll { $0 == type }
    }
  }

  /// What was noted of a request; nil for nothing.
  open class func property(forKey key: String, in request: URLRequest) -> Any? {
    request.notes[key]?.value
  }
  /// Notes something of a request.
  open class func setProperty(_ value: Any, forKey key: String, in request: NSMutableURLRequest) {
    request.note(value, key)
  }
  /// Forgets what was noted of a request.
  open class func removeProperty(forKey key: String, in request: NSMutableURLRequest) {
    request.note(nil, key)
  }
}

/// Hears the answer of a protocol. iOS 2.0 and later.
public nonisolated protocol URLProtocolClient: NSObjectProtocol {
  /// The request is to be another one.
  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
  /// The answer that was kept holds.
  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
  /// The server begins to answer.
  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy)
  /// Some of the data has come.
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
  /// All of the data has come.
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
  /// There is no answer.
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
  /// The server wants to know who asks.
  func urlProtocol(
    _ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
  /// The server wants to know no longer.
  func urlProtocol(
    _ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
}

/// What takes the answer of a protocol to its task.
private nonisolated final class TaskClient: NSObject, URLProtocolClient, @unchecked Sendable {
  private weak var task: URLSessionTask?
  private var response: URLResponse?
  private var data = Data()
  private var isDone = false

  init(_ task: URLSessionTask) { self.task = task }

  private func end(_ failure: (any Error)?) {
    guard !isDone, let task else { return }
    isDone = true
    let answer = Boxed(
      failure.map { TaskAnswer.failure($0) } ?? TaskAnswer.success((data, response)))
    onMain(task) { task in
      Simulator.current.finish(task, answer.value, after: 0)
    }
  }

  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
  ) {
    guard !isDone, let task else { return }
    isDone = true
    `protocol`.stopLoading()
    onMain(task) { task in Simulator.current.load(task, for: request) }
  }
  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
  {
    (response, data) = (cachedResponse.response, cachedResponse.data)
  }
  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) { self.response = response }
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { self.data += data }
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { end(nil) }
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) { end(error) }
  func urlProtocol(
    _ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge
  ) { declaredOnly("URLProtocolClient.urlProtocol(_:didReceive:)") }
  func urlProtocol(
    _ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge
  ) { declaredOnly("URLProtocolClient.urlProtocol(_:didCancel:)") }
}

private final class ProtocolState {
  var classes: [URLProtocol.Type] = []
}

extension Simulator {
  private static let protocolKey = StateKey { _ in ProtocolState() }

  /// The classes that are asked for requests of the shared session, the newest first.
  var registeredProtocols: [URLProtocol.Type] {
    get { state(Self.protocolKey).classes }
    set { state(Self.protocolKey).classes = newValue }
  }

  /// The app's own protocol for a task, already made; nil where none wants it.
  func ownProtocol(for task: URLSessionTask, _ request: URLRequest) -> URLProtocol? {
    for type in protocols(of: task) {
      let wants =
        task.currentRequest == request ? type.canInit(with: task) : type.canInit(with: request)
      guard wants else { continue }
      let made = URLProtocol.make(type, type.canonicalRequest(for: request), TaskClient(task))
      made.task = task
      return made
    }
    return nil
  }

  private func protocols(of task: URLSessionTask) -> [URLProtocol.Type] {
    let own = (task.session?.configuration.protocolClasses ?? [])
      .compactMap { $0 as? URLProtocol.Type }
    return task.session === URLSession.shared ? own + registeredProtocols : own
  }
}

extension URLProtocol {
  private typealias Make = (
    consuming URLRequest, consuming CachedURLResponse?, consuming (any URLProtocolClient)?
  ) -> URLProtocol
  private struct Whole {
    var call:
      (
        Make, consuming URLRequest, consuming CachedURLResponse?,
        consuming (any URLProtocolClient)?
      ) -> URLProtocol
  }
  private struct Halves {
    var call:
      (
        UnsafeRawPointer, UnsafeRawPointer, consuming URLRequest, consuming CachedURLResponse?,
        consuming (any URLProtocolClient)?
      ) -> URLProtocol
  }

  /// A new one of that class, by `init(request:cachedResponse:client:)`.
  fileprivate static func make(
    _ type: URLProtocol.Type, _ request: URLRequest, _ client: any URLProtocolClient
  ) -> URLProtocol {
    let metadata = ClassMetadata(type)
    let whole = Whole { make, request, response, client in make(request, response, client) }
    return unsafeBitCast(whole, to: Halves.self).call(
      metadata.initializer(introducedBy: URLProtocol.self), metadata.start, request, nil, client)
  }
}
