public import Foundation

/// What the system lets an app ask and tell beside its life.
extension UIApplication {
  /// Whether shaking the device takes the last change back; iOS 3.0 and later.
  public var applicationSupportsShakeToEdit: Bool {
    get { self[unused: "UIApplication.applicationSupportsShakeToEdit", since: 3.0, usual: true] }
    set {
      self[unused: "UIApplication.applicationSupportsShakeToEdit", since: 3.0, usual: true] =
        newValue
    }
  }
  /// Whether the app may work in the background; iOS 7.0 and later.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus {
    requires("backgroundRefreshStatus", since: 7.0, .available)
  }
  /// Which way the app's language runs; iOS 5.0 and later.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    requires(
      "userInterfaceLayoutDirection", since: 5.0,
      Simulator.current.currentTraits.values.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
  }
  /// The orientations that the app declares, for any window; iOS 6.0 and later.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let listed = Simulator.current.listedOrientations
    return requires(
      "supportedInterfaceOrientationsForWindow:", since: 6.0,
      listed.isEmpty
        ? Simulator.current.defaultOrientations
        : listed.reduce(into: []) { $0.formUnion($1.mask) })
  }
}

/// Notifications of the system.
extension UIApplication {
  /// Posted at midnight, when the time zone changes and the like; iOS 2.0 and later.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when the user allows or forbids work in the background; iOS 7.0 and later.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Posted before the device is locked and protected files are closed; iOS 4.0 and later.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when the device is unlocked and protected files can be read; iOS 4.0 and later.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted when the user has taken a picture of the screen; iOS 7.0 and later.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// Whether an app may work in the background; iOS 7.0 and later.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The device forbids it; the user does; it may.
  case restricted, denied, available
}
