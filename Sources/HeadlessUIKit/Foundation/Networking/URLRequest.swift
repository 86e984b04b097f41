public import Foundation

/// What is asked of the network. iOS 2.0 and later.
public nonisolated struct URLRequest: Hashable, Sendable, CustomStringConvertible {
  /// What is asked for; nil for nothing.
  public var url: URL?
  /// What is to be done with it; nil for `GET`.
  public var httpMethod: String? = "GET"
  /// What is sent; nil for nothing.
  public var httpBody: Data? {
    didSet { if httpBody != nil { stream = nil } }
  }
  /// What is sent, piece by piece; nil for nothing.
  public var httpBodyStream: InputStream? {
    get { stream?.stream }
    set {
      stream = newValue.map { RequestStream(stream: $0) }
      // A request has one of both (rule 1327).
      if newValue != nil { httpBody = nil }
    }
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
  /// The same.
  public var debugDescription: String { description }

  /// What a request is for. iOS 4.0 and later.
  public enum NetworkServiceType: UInt, Sendable {
    /// The usual; a telephone; a picture that moves; what nobody waits for; a voice; what somebody waits for.
    case `default`, voip, video, background, voice, responsiveData = 6
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
