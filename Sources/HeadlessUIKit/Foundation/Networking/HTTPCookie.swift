public import Foundation

/// What a server has the app say again with each request. iOS 2.0 and later.
nonisolated open class HTTPCookie: NSObject, @unchecked Sendable {
  /// What it was made of; nil for nothing.
  public let properties: [HTTPCookiePropertyKey: Any]?
  /// Its name.
  public let name: String
  /// What it says.
  public let value: String
  /// For which servers it is; those below it, too, with a dot before it.
  public let domain: String
  /// For which folder of the server it is.
  public let path: String
  /// Until when it holds; nil for as long as the app runs.
  public let expiresDate: Date?
  /// Whether it goes only over a connection that nobody can read.
  public let isSecure: Bool
  /// Whether scripts of a page do not see it.
  public let isHTTPOnly: Bool
  /// Whether it holds only as long as the app runs.
  open var isSessionOnly: Bool { expiresDate == nil }
  /// Which form it has: 1 where its parts say so, or 0.
  open var version: Int { "\(properties?[.version] ?? "")" == "1" ? 1 : 0 }

  /// Makes one of its parts; nil where the name, the value, the domain or the path is missing.
  public init?(properties: [HTTPCookiePropertyKey: Any]) {
    guard let name = properties[.name] as? String, let value = properties[.value] as? String,
      let path = properties[.path] as? String,
      let domain = properties[.domain] as? String
        ?? (properties[.originURL] as? URL)?.host
        ?? (properties[.originURL] as? String).flatMap({ URL(string: $0)?.host })
    else { return nil }
    (self.name, self.value, self.path, self.domain) = (name, value, path, domain.lowercased())
    isSecure = "\(properties[.secure] ?? "")".uppercased() == "TRUE"
    isHTTPOnly = properties[HTTPCookiePropertyKey("HttpOnly")] != nil
    if let seconds = (properties[.maximumAge] as? String).flatMap(Double.init) {
      expiresDate = Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent() + seconds)
    } else {
      expiresDate =
        properties[.expires] as? Date
        ?? (properties[.expires] as? String).flatMap(Self.date)
    }
    self.properties = properties
  }

  /// The headers by which cookies are sent.
  open class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
    cookies.isEmpty
      ? [:] : ["Cookie": cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")]
  }

  /// The cookies that an answer sets.
  ///
  /// - Important: One for each answer: a dictionary has only one `Set-Cookie`.
  open class func cookies(
    withResponseHeaderFields headerFields: [String: String], for URL: URL
  ) -> [HTTPCookie] {
    guard let text = headerFields.first(where: { $0.key.lowercased() == "set-cookie" })?.value
    else { return [] }
    let parts = text.split(separator: ";").map {
      $0.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    guard let first = parts.first, first.count == 2 else { return [] }
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: first[0], .value: first[1], .path: "/", .domain: URL.host ?? "",
    ]
    for part in parts.dropFirst() {
      switch part.first?.lowercased() {
      case "path": properties[.path] = part.count > 1 ? part[1] : "/"
      case "domain": properties[.domain] = part.count > 1 ? part[1] : ""
      case "expires": properties[.expires] = part.count > 1 ? part[1] : nil
      case "max-age": properties[.maximumAge] = part.count > 1 ? part[1] : nil
      case "secure": properties[.secure] = "TRUE"
      case "httponly": properties[HTTPCookiePropertyKey("HttpOnly")] = "TRUE"
      default: break
      }
    }
    return [HTTPCookie(properties: properties)].compactMap(\.self)
  }

  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    for form in ["EEE, dd MMM yyyy HH:mm:ss zzz", "EEE, dd-MMM-yyyy HH:mm:ss zzz"] {
      formatter.dateFormat = form
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }

  /// Whether it is sent with a request for that address.
  fileprivate func isFor(_ url: URL) -> Bool {
    guard let host = url.host?.lowercased() else { return false }
    let isHost =
      domain.hasPrefix(".") ? host == domain.dropFirst() || host.hasSuffix(domain) : host == domain
    let folder = path.hasSuffix("/") ? path : path + "/"
    return isHost && (url.path == path || (url.path + "/").hasPrefix(folder))
      && (!isSecure || url.scheme == "https")
  }

  /// Whether it no longer holds.
  fileprivate var isOver: Bool {
    expiresDate.map { $0.timeIntervalSinceReferenceDate <= CFAbsoluteTimeGetCurrent() } ?? false
  }
}

/// A part of a cookie. iOS 2.0 and later.
public nonisolated struct HTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes the key of that name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Its name.
  public static let name = HTTPCookiePropertyKey("Name")
  /// What it says.
  public static let value = HTTPCookiePropertyKey("Value")
  /// The address that set it.
  public static let originURL = HTTPCookiePropertyKey("OriginURL")
  /// Which form it has.
  public static let version = HTTPCookiePropertyKey("Version")
  /// For which servers it is.
  public static let domain = HTTPCookiePropertyKey("Domain")
  /// For which folder it is.
  public static let path = HTTPCookiePropertyKey("Path")
  /// Whether it is not sent in plain text.
  public static let secure = HTTPCookiePropertyKey("Secure")
  /// Until when it holds.
  public static let expires = HTTPCookiePropertyKey("Expires")
  /// What people read of it.
  public static let comment = HTTPCookiePropertyKey("Comment")
  /// Where more of it is said.
  public static let commentURL = HTTPCookiePropertyKey("CommentURL")
  /// Whether it is forgotten when the app ends.
  public static let discard = HTTPCookiePropertyKey("Discard")
  /// For how many seconds it holds.
  public static let maximumAge = HTTPCookiePropertyKey("Max-Age")
  /// For which ports it is.
  public static let port = HTTPCookiePropertyKey("Port")
}

/// Keeps cookies while the app runs. iOS 2.0 and later (rule 766).
nonisolated open class HTTPCookieStorage: NSObject, @unchecked Sendable {
  private var kept: [HTTPCookie] = []
  /// Which cookies are kept.
  open var cookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain

  init(own: Void) {}

  /// The one of the app.
  open class var shared: HTTPCookieStorage {
    onMain(()) { _ in Boxed(Simulator.current.cookies.storage) }.value
  }

  /// All of them; nil for none.
  open var cookies: [HTTPCookie]? {
    kept.removeAll(where: \.isOver)
    return kept
  }
  /// Those that are sent with a request for an address; nil for none.
  open func cookies(for URL: URL) -> [HTTPCookie]? { cookies?.filter { $0.isFor(URL) } }
  /// Keeps one, in place of one of the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) {
    deleteCookie(cookie)
    if cookieAcceptPolicy != .never, !cookie.isOver { kept.append(cookie) }
  }
  /// Keeps several that an address has set: none of a server that is not the page's own if these
  /// alone are accepted (rule 1314).
  open func setCookies(_ cookies: [HTTPCookie], for URL: URL?, mainDocumentURL: URL?) {
    let isForeign =
      if let host = URL?.host, let page = mainDocumentURL?.host {
        host != page && !host.hasSuffix(".\(page)") && !page.hasSuffix(".\(host)")
      } else { false }
    if isForeign, cookieAcceptPolicy == .onlyFromMainDocumentDomain { return }
    for cookie in cookies { setCookie(cookie) }
  }
  /// Forgets one.
  open func deleteCookie(_ cookie: HTTPCookie) {
    kept.removeAll {
      $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
    }
  }
  /// Forgets all; here also those that are older. iOS 8.0 and later.
  open func removeCookies(since date: Date) {
    requires("removeCookiesSinceDate:", since: 8.0)
    kept = []
  }
}

extension HTTPCookie {
  /// Which cookies are kept. iOS 2.0 and later.
  public enum AcceptPolicy: UInt, Sendable {
    /// All; none; those of the page's own server.
    case always, never, onlyFromMainDocumentDomain
  }
}

private final class CookieState {
  let storage = HTTPCookieStorage(own: ())
}

extension Simulator {
  private static let cookieKey = StateKey { _ in CookieState() }
  fileprivate var cookies: CookieState { state(Self.cookieKey) }
}
