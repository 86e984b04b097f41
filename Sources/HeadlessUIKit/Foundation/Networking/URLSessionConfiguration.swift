public import Foundation

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
  /// After how many seconds without data a request fails (rule 1371).
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// After how many seconds a request fails (rule 1371).
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// How long it waits for the answer to a request, in seconds: a request of the usual 60 has not said it.
  func patience(with request: URLRequest) -> TimeInterval {
    let wanted = request.timeoutInterval
    let asked =
      wanted == 60 ? timeoutIntervalForRequest : min(wanted, timeoutIntervalForRequest)
    return min(asked, timeoutIntervalForResource)
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
