public import Foundation

// Requests as objects, which code of Swift 3 hands on by `request as URLRequest`.

/// What is asked of the network, as an object that does not change. iOS 2.0 and later.
nonisolated open class NSURLRequest: NSObject {
  fileprivate final var request: URLRequest

  /// Makes a request for an address.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    request = URLRequest(url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval)
    super.init()
  }

  fileprivate init(_ request: URLRequest) {
    self.request = request
    super.init()
  }

  /// When an answer is taken that was given before.
  public typealias CachePolicy = URLRequest.CachePolicy
  /// What is asked for; nil for nothing.
  open var url: URL? { request.url }
  /// What is to be done with it; nil for `GET`.
  open var httpMethod: String? { request.httpMethod }
  /// What is sent; nil for nothing.
  open var httpBody: Data? { request.httpBody }
  /// After how many seconds it fails.
  open var timeoutInterval: TimeInterval { request.timeoutInterval }
  /// When an answer is taken that was given before.
  open var cachePolicy: CachePolicy { request.cachePolicy }
  /// What is said with the request, by names; nil for nothing.
  open var allHTTPHeaderFields: [String: String]? { request.allHTTPHeaderFields }
  /// What is said under a name; nil for nothing.
  open func value(forHTTPHeaderField field: String) -> String? {
    request.value(forHTTPHeaderField: field)
  }
}

/// What is asked of the network, as an object that is still being set. iOS 2.0 and later.
nonisolated open class NSMutableURLRequest: NSURLRequest {
  open override var url: URL? {
    get { request.url }
    set { request.url = newValue }
  }
  open override var httpMethod: String? {
    get { request.httpMethod }
    set { request.httpMethod = newValue }
  }
  open override var httpBody: Data? {
    get { request.httpBody }
    set { request.httpBody = newValue }
  }
  open override var timeoutInterval: TimeInterval {
    get { request.timeoutInterval }
    set { request.timeoutInterval = newValue }
  }
  open override var cachePolicy: CachePolicy {
    get { request.cachePolicy }
    set { request.cachePolicy = newValue }
  }
  open override var allHTTPHeaderFields: [String: String]? {
    get { request.allHTTPHeaderFields }
    set { request.allHTTPHeaderFields = newValue }
  }
  /// Notes something for a protocol.
  final func note(_ value: Any?, _ key: String) {
    request.notes[key] = value.map { RequestNote(value: $0) }
  }
  /// Says something under a name, or nothing any more.
  open func setValue(_ value: String?, forHTTPHeaderField field: String) {
    request.setValue(value, forHTTPHeaderField: field)
  }
  /// Says one thing more under a name.
  open func addValue(_ value: String, forHTTPHeaderField field: String) {
    request.addValue(value, forHTTPHeaderField: field)
  }
}

extension URLRequest: _ObjectiveCBridgeable {
  /// The request as an object.
  public func _bridgeToObjectiveC() -> NSURLRequest { NSURLRequest(self) }
  /// The request that the object stands for.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSURLRequest, result: inout URLRequest?
  ) { result = source.request }
  /// The request that the object stands for.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSURLRequest, result: inout URLRequest?
  ) -> Bool {
    result = source.request
    return true
  }
  /// The request that the object stands for; there always is one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURLRequest?) -> URLRequest {
    source!.request
  }
}
