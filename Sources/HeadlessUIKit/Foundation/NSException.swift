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

extension NSExceptionName {
  /// Any mistake. iOS 2.0 and later.
  public static let genericException = Self(rawValue: "NSGenericException")
  /// A place outside of what there is. iOS 2.0 and later.
  public static let rangeException = Self(rawValue: "NSRangeException")
  /// A value that a method does not take. iOS 2.0 and later.
  public static let invalidArgumentException = Self(rawValue: "NSInvalidArgumentException")
  /// Something that cannot be, as an assertion says. iOS 2.0 and later.
  public static let internalInconsistencyException = Self(
    rawValue: "NSInternalInconsistencyException")
  /// No memory is left. iOS 2.0 and later.
  public static let mallocException = Self(rawValue: "NSMallocException")
  /// An object that cannot be reached. iOS 2.0 and later.
  public static let objectInaccessibleException = Self(rawValue: "NSObjectInaccessibleException")
  /// An object that is not there. iOS 2.0 and later.
  public static let objectNotAvailableException = Self(rawValue: "NSObjectNotAvailableException")
  /// A receiver that is not there any more. iOS 2.0 and later.
  public static let destinationInvalidException = Self(rawValue: "NSDestinationInvalidException")
  /// A key that the object does not know. iOS 2.0 and later.
  public static let undefinedKeyException = Self(rawValue: "NSUnknownKeyException")
}
