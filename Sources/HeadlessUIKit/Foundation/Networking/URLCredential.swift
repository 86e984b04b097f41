public import Foundation

// Who asks, as servers want to know it. No answer of the course's asks for it, so that nothing of this is used;
// it is there for apps that are ready for it.

/// Who asks. iOS 2.0 and later.
nonisolated open class URLCredential: NSObject, @unchecked Sendable {
  /// The name; nil for none.
  public let user: String?
  /// The password; nil for none.
  public let password: String?
  /// How long it is kept.
  public let persistence: Persistence
  /// Whether there is a password.
  open var hasPassword: Bool { password != nil }

  /// Makes one of a name and a password.
  public init(user: String, password: String, persistence: Persistence) {
    (self.user, self.password, self.persistence) = (user, password, persistence)
  }
  /// Makes one that trusts a server. iOS 3.0 and later.
  public init(trust: SecTrust) { (user, password, persistence) = (nil, nil, .none) }

  /// How long it is kept. iOS 2.0 and later.
  public enum Persistence: UInt, Sendable {
    /// Once; while the app runs; for ever; on all of the user's devices.
    case none, forSession, permanent, synchronizable
  }
}

/// What is known of a server's certificate; there is none here. iOS 2.0 and later.
public nonisolated final class SecTrust: @unchecked Sendable {
  private init() {}
}

/// What a server protects. iOS 2.0 and later.
nonisolated open class URLProtectionSpace: NSObject, @unchecked Sendable {
  /// The server.
  public let host: String
  /// Its port.
  public let port: Int
  /// The scheme, such as `https`; nil for none.
  public let `protocol`: String?
  /// What the server calls it; nil for nothing.
  public let realm: String?
  /// How one says who one is.
  public let authenticationMethod: String
  /// The server's certificate; none here.
  open var serverTrust: SecTrust? { nil }

  /// Makes one.
  public init(
    host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?
  ) {
    (self.host, self.port, self.protocol, self.realm) = (host, port, `protocol`, realm)
    self.authenticationMethod = authenticationMethod ?? NSURLAuthenticationMethodDefault
  }
}

/// A server's question who asks. iOS 2.0 and later.
nonisolated open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
  /// What is protected.
  public let protectionSpace: URLProtectionSpace
  /// Who would ask; nil for nobody.
  public let proposedCredential: URLCredential?
  /// How often it went wrong.
  public let previousFailureCount: Int
  /// What the server said; nil for nothing.
  public let failureResponse: URLResponse?
  /// What went wrong; nil for nothing.
  public let error: (any Error)?

  /// Makes one.
  public init(
    protectionSpace space: URLProtectionSpace, proposedCredential credential: URLCredential?,
    previousFailureCount: Int, failureResponse response: URLResponse?, error: (any Error)?
  ) {
    (protectionSpace, proposedCredential, self.error) = (space, credential, error)
    (self.previousFailureCount, failureResponse) = (previousFailureCount, response)
  }
}

/// A name and a password, as the server wants it. iOS 2.0 and later.
public nonisolated let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
/// A name and a password, in plain text. iOS 2.0 and later.
public nonisolated let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
/// A name and a password, digested. iOS 2.0 and later.
public nonisolated let NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
/// By a certificate of the app's. iOS 2.0 and later.
public nonisolated let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"
/// By the server's certificate. iOS 3.0 and later.
public nonisolated let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLSession {
  /// What becomes of a question who asks. iOS 7.0 and later.
  public enum AuthChallengeDisposition: Int, Sendable {
    /// One says who; as usual; the request ends; another way is tried.
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
  }
}
