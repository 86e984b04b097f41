public import Foundation

/// What tells one task from another. iOS 4.0 and later.
public nonisolated struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// An entry of the menu over an app's icon; iOS 9.0 and later.
open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let userInfo: [String: any NSSecureCoding]?
  public init(type: String, localizedTitle: String) {
    Self.requiresClass(since: 9.0)
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (localizedSubtitle, userInfo) = (nil, nil)
    super.init()
  }
}

private final class BackgroundTasks {
  var count = 0
  var open: Set<Int> = []
  var ignoring = 0
}

extension Simulator {
  private static let backgroundKey = StateKey { _ in BackgroundTasks() }
  fileprivate var backgroundTasks: BackgroundTasks { state(Self.backgroundKey) }

  fileprivate func noteRemote() {
    unimplemented(
      "UIApplication.registerForRemoteNotifications()", "no message comes from elsewhere.")
  }
}

/// Time in the background, and what has no effect in the course. iOS 2.0 and later.
extension UIApplication {
  /// Asks for time in the background, of which an app has as much as it likes here; iOS 4.0 and later.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  )
    -> UIBackgroundTaskIdentifier
  {
    requires("beginBackgroundTaskWithExpirationHandler:", since: 4.0)
    let tasks = Simulator.current.backgroundTasks
    tasks.count += 1
    tasks.open.insert(tasks.count)
    return UIBackgroundTaskIdentifier(rawValue: tasks.count)
  }
  /// iOS 7.0 and later.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    requires("beginBackgroundTaskWithName:expirationHandler:", since: 7.0)
    return beginBackgroundTask(expirationHandler: handler)
  }
  /// iOS 4.0 and later.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    requires("endBackgroundTask:", since: 4.0)
    Simulator.current.backgroundTasks.open.remove(identifier.rawValue)
  }
  /// iOS 4.0 and later.
  public var backgroundTimeRemaining: TimeInterval {
    requires("backgroundTimeRemaining", since: 4.0, .greatestFiniteMagnitude)
  }
  public func beginIgnoringInteractionEvents() {
    Simulator.current.backgroundTasks.ignoring += 1
    Simulator.current.unimplemented(
      "UIApplication.beginIgnoringInteractionEvents()", "touches go on.")
  }
  public func endIgnoringInteractionEvents() {
    let tasks = Simulator.current.backgroundTasks
    tasks.ignoring = max(0, tasks.ignoring - 1)
  }
  public var isIgnoringInteractionEvents: Bool { Simulator.current.backgroundTasks.ignoring > 0 }
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  /// iOS 3.0 and later.
  public var applicationSupportsShakeToEdit: Bool {
    get { requires("applicationSupportsShakeToEdit", since: 3.0, true) }
    set { requires("setApplicationSupportsShakeToEdit:", since: 3.0) }
  }
  /// iOS 4.0 and later.
  public var isProtectedDataAvailable: Bool {
    requires("isProtectedDataAvailable", since: 4.0, true)
  }
  /// iOS 8.0 and later.
  public func registerForRemoteNotifications() {
    requires("registerForRemoteNotifications", since: 8.0)
    Simulator.current.noteRemote()
  }
  /// iOS 3.0 and later.
  public func unregisterForRemoteNotifications() {
    requires("unregisterForRemoteNotifications", since: 3.0)
  }
  /// iOS 8.0 and later.
  public var isRegisteredForRemoteNotifications: Bool {
    requires("isRegisteredForRemoteNotifications", since: 8.0, false)
  }
  /// iOS 4.0 and later.
  public func beginReceivingRemoteControlEvents() {
    requires("beginReceivingRemoteControlEvents", since: 4.0)
  }
  /// iOS 4.0 and later.
  public func endReceivingRemoteControlEvents() {
    requires("endReceivingRemoteControlEvents", since: 4.0)
  }
  /// iOS 7.0 and later.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    requires("setMinimumBackgroundFetchInterval:", since: 7.0)
  }
  /// iOS 7.0 and later.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// iOS 7.0 and later.
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  /// iOS 10.3 and later.
  public var supportsAlternateIcons: Bool { requires("supportsAlternateIcons", since: 10.3, false) }
  /// iOS 10.3 and later.
  public var alternateIconName: String? { requires("alternateIconName", since: 10.3, nil) }
  /// iOS 9.0 and later.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { requires("shortcutItems", since: 9.0, nil) }
    set { requires("setShortcutItems:", since: 9.0) }
  }
}

/// What a device says of its power; it is never known here. iOS 3.0 and later.
extension UIDevice {
  /// iOS 3.0 and later.
  public var batteryLevel: Float { requires("batteryLevel", since: 3.0, -1) }
  /// iOS 3.0 and later.
  public var batteryState: BatteryState { requires("batteryState", since: 3.0, .unknown) }
  /// iOS 3.0 and later.
  public var isBatteryMonitoringEnabled: Bool {
    get { requires("isBatteryMonitoringEnabled", since: 3.0, false) }
    set { requires("setBatteryMonitoringEnabled:", since: 3.0) }
  }
  /// iOS 3.0 and later.
  public var isProximityMonitoringEnabled: Bool {
    get { requires("isProximityMonitoringEnabled", since: 3.0, false) }
    set { requires("setProximityMonitoringEnabled:", since: 3.0) }
  }
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

/// What people may need who see or hear little; nobody uses it here. iOS 4.0 and later.
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static func post(notification: Notification, argument: Any?) {}
  /// What is told. iOS 4.0 and later.
  public nonisolated struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Self(rawValue: 1000)
    public static let layoutChanged = Self(rawValue: 1001)
    public static let announcement = Self(rawValue: 1008)
    public static let pageScrolled = Self(rawValue: 1009)
  }
}
