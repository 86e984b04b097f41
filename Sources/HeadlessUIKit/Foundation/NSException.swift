public import Foundation

/// A mistake of the programmer's that ends the app when nobody in Objective-C catches it. iOS 2.0 and later.
nonisolated open class NSException: NSObject, @unchecked Sendable {
  /// What sort of mistake it is.
  public let name: NSExceptionName
  /// What is wrong, for people; nil for nothing.
  public let reason: String?
  /// What else there is to say; nil for nothing.
  public let userInfo: [AnyHashable: Any]?

  /// Makes one; nothing happens yet.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
  }

  /// Ends the app with it: Swift catches no exceptions of Objective-C's.
  open func raise() {
    let (name, reason) = (name.rawValue, reason ?? "(null)")
    MainActor.assumeIsolated { Simulator.current.raise(named: name, reason) }
  }

  /// Where it was raised; nothing is known of that here.
  open var callStackSymbols: [String] {
    declaredOnly("NSException.callStackSymbols")
    return []
  }

  /// As in a report.
  open override var description: String { reason ?? name.rawValue }
}

/// Would call somebody before an exception ends the app. iOS 2.0 and later.
public nonisolated func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {
  declaredOnly("NSSetUncaughtExceptionHandler(_:)")
}
