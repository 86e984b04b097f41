public import Foundation

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
  open var currentMemoryUsage: Int { responses.values.reduce(0) { $0 + $1.response.data.count } }
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

  private var responses: [URLRequest: (response: CachedURLResponse, time: Double)] = [:]

  /// What the app has put there for that request; a session puts nothing there.
  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
    responses[request]?.response
  }
  /// Keeps an answer that may be kept (rule 1365).
  open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
    guard cachedResponse.storagePolicy != .notAllowed else { return }
    responses[request] = (cachedResponse, CFAbsoluteTimeGetCurrent())
  }
  /// Forgets an answer.
  open func removeCachedResponse(for request: URLRequest) { responses[request] = nil }
  /// Forgets everything.
  open func removeAllCachedResponses() { responses = [:] }
  /// Forgets the answers that were stored at that time or later; iOS 8.0 and later.
  open func removeCachedResponses(since date: Date) {
    requires("removeCachedResponsesSinceDate:", since: 8.0)
    responses = responses.filter { $0.value.time < date.timeIntervalSinceReferenceDate }
  }
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
