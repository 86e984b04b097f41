public import Foundation

/// What tells one task from another. iOS 4.0 and later.
public nonisolated struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int
  /// Makes the value of a raw one.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task at all.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension Simulator {
  fileprivate func noteRemote() {
    unimplemented(
      "UIApplication.registerForRemoteNotifications()", "no message comes from elsewhere.")
    guard let application, let delegate = application.delegate else { return }
    // As an app without the entitlement hears (rule 966).
    let fault = NSError(
      domain: NSCocoaErrorDomain, code: 3000,
      userInfo: [
        NSLocalizedDescriptionKey:
          "no valid “aps-environment” entitlement string found for application"
      ])
    post("registerForRemoteNotifications") { [self] in
      tell(
        delegate, "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
        [name(of: application), "error"]
      ) { $0.application(application, didFailToRegisterForRemoteNotificationsWithError: fault) }
    }
  }
}

/// Time in the background, and what has no effect in the course. iOS 2.0 and later.
extension UIApplication {
  /// Asks for time in the background; the handler is called when it is nearly up (rule 520). iOS 4.0 and
  /// later.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  )
    -> UIBackgroundTaskIdentifier
  {
    requires("beginBackgroundTaskWithExpirationHandler:", since: 4.0)
    return UIBackgroundTaskIdentifier(rawValue: Simulator.current.beginTask(handler))
  }
  /// Asks for time in the background, for a purpose that has a name; iOS 7.0 and later.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    requires("beginBackgroundTaskWithName:expirationHandler:", since: 7.0)
    return beginBackgroundTask(expirationHandler: handler)
  }
  /// Says that the time in the background is no longer needed; iOS 4.0 and later.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    requires("endBackgroundTask:", since: 4.0)
    Simulator.current.endTask(identifier.rawValue)
  }
  /// Seconds that are left in the background, and any number in front; iOS 4.0 and later.
  public var backgroundTimeRemaining: TimeInterval {
    requires("backgroundTimeRemaining", since: 4.0, Simulator.current.backgroundTimeLeft)
  }
  /// Touches go nowhere until ``endIgnoringInteractionEvents()`` was called as often (rule 881).
  public func beginIgnoringInteractionEvents() {
    Simulator.current.ignoredInteraction.depth += 1
  }
  /// Takes back one call of ``beginIgnoringInteractionEvents()``.
  public func endIgnoringInteractionEvents() {
    let ignored = Simulator.current.ignoredInteraction
    ignored.depth = max(0, ignored.depth - 1)
  }
  /// Whether touches go nowhere now.
  public var isIgnoringInteractionEvents: Bool { Simulator.current.ignoredInteraction.depth > 0 }
  /// Whether the wheel turns in the status bar; without an effect since iOS 13.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { declared["networkActivityIndicator"] ?? false }
    set {
      keptLook(
        "UIApplication.isNetworkActivityIndicatorVisible", isNetworkActivityIndicatorVisible,
        newValue)
      declared["networkActivityIndicator"] = newValue
    }
  }
  /// Whether files can be read that are locked with the device (rule 730). iOS 4.0 and later.
  public var isProtectedDataAvailable: Bool {
    requires(
      "isProtectedDataAvailable", since: 4.0, Simulator.current.isProtectedDataAvailable)
  }
  /// Asks for messages from elsewhere; none come here. iOS 8.0 and later.
  public func registerForRemoteNotifications() {
    requires("registerForRemoteNotifications", since: 8.0)
    Simulator.current.noteRemote()
  }
  /// Asks for messages from elsewhere, up to iOS 7; none come here. iOS 3.0 and later.
  public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
    requires("registerForRemoteNotificationTypes:", since: 3.0)
    Simulator.current.noteRemote()
  }
  /// What the user lets messages from elsewhere do, up to iOS 7: nothing here. iOS 3.0 and later.
  public func enabledRemoteNotificationTypes() -> UIRemoteNotificationType {
    requires("enabledRemoteNotificationTypes", since: 3.0, [])
  }
  /// Asks for no more messages from elsewhere; iOS 3.0 and later.
  public func unregisterForRemoteNotifications() {
    requires("unregisterForRemoteNotifications", since: 3.0)
    declaredOnly("UIApplication.unregisterForRemoteNotifications()")
  }
  /// Whether messages from elsewhere come; never here. iOS 8.0 and later.
  public var isRegisteredForRemoteNotifications: Bool {
    requires("isRegisteredForRemoteNotifications", since: 8.0, false)
  }
  /// Asks for the keys of headphones; iOS 4.0 and later.
  public func beginReceivingRemoteControlEvents() {
    guard requires("beginReceivingRemoteControlEvents", since: 4.0) else { return }
    Simulator.current.deviceState.hearsRemoteControl = true
  }
  /// Asks no longer for the keys of headphones; iOS 4.0 and later.
  public func endReceivingRemoteControlEvents() {
    guard requires("endReceivingRemoteControlEvents", since: 4.0) else { return }
    Simulator.current.deviceState.hearsRemoteControl = false
  }
  /// Says how long to wait before the app is woken again to fetch something; iOS 7.0 and later.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    requires("setMinimumBackgroundFetchInterval:", since: 7.0)
    declaredOnly("UIApplication.setMinimumBackgroundFetchInterval(_:)")
  }
  /// As often as the system allows; iOS 7.0 and later.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Never; iOS 7.0 and later.
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  /// Whether the app may have another icon; not here. iOS 10.3 and later.
  public var supportsAlternateIcons: Bool { requires("supportsAlternateIcons", since: 10.3, false) }
  /// The name of the icon that it has instead of its own; nil for none. iOS 10.3 and later.
  public var alternateIconName: String? { requires("alternateIconName", since: 10.3, nil) }
  /// Would give the app another icon, which this device does not support. iOS 10.3 and later.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    requires("setAlternateIconName:completionHandler:", since: 10.3)
    guard let completionHandler else { return }
    let error = CocoaError(.featureUnsupported)
    Simulator.current.post("setAlternateIconName") { completionHandler(error) }
  }
}

/// What a device says of its power and of what is near to it; iOS 3.0 and later (rule 784).
extension UIDevice {
  /// How full the battery is, from 0 to 1; -1 while the app does not watch it. iOS 3.0 and later.
  public var batteryLevel: Float {
    let state = Simulator.current.deviceState
    return requires("batteryLevel", since: 3.0, state.isBatteryWatched ? state.battery.level : -1)
  }
  /// What the battery does; unknown while the app does not watch it. iOS 3.0 and later.
  public var batteryState: BatteryState {
    let state = Simulator.current.deviceState
    return requires(
      "batteryState", since: 3.0, state.isBatteryWatched ? state.battery.state : .unknown)
  }
  /// Whether the app watches the battery; iOS 3.0 and later.
  public var isBatteryMonitoringEnabled: Bool {
    get {
      requires(
        "isBatteryMonitoringEnabled", since: 3.0, Simulator.current.deviceState.isBatteryWatched)
    }
    set {
      Simulator.current.deviceState.isBatteryWatched = requires(
        "setBatteryMonitoringEnabled:", since: 3.0, newValue)
    }
  }
  /// Whether the app watches what is near to the screen; stays false on an iPad, which cannot tell. iOS 3.0 and
  /// later.
  public var isProximityMonitoringEnabled: Bool {
    get {
      requires(
        "isProximityMonitoringEnabled", since: 3.0,
        Simulator.current.deviceState.isProximityWatched)
    }
    set {
      let simulator = Simulator.current!
      let isPhone = simulator.configuration.device.idiom == .phone
      simulator.deviceState.isProximityWatched =
        requires("setProximityMonitoringEnabled:", since: 3.0, newValue) && isPhone
    }
  }
  /// Whether something is near to the screen, if the app watches that; iOS 3.0 and later.
  public var proximityState: Bool {
    let state = Simulator.current.deviceState
    return requires("proximityState", since: 3.0, state.isProximityWatched && state.isNear)
  }
  /// Clicks as keys of a keyboard do; no sound is heard here. iOS 4.2 and later.
  public func playInputClick() {
    requires("playInputClick", since: 4.2)
    declaredOnly("UIDevice.playInputClick()")
  }
  /// What the battery does; always unknown unless the app watches it.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  /// Posted when something comes near to the screen or goes away; iOS 3.0 and later.
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
  /// Posted when the charge changes.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the battery begins or ends to be charged.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

/// What people may need who see or hear little. iOS 4.0 and later.
public enum UIAccessibility {
  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { wishes(.voiceOver) }
  /// Whether the user wants fewer animations.
  public static var isReduceMotionEnabled: Bool { wishes(.reduceMotion) }
  /// Whether the user wants nothing to shine through.
  public static var isReduceTransparencyEnabled: Bool { wishes(.reduceTransparency) }
  /// Whether the user wants bold texts.
  public static var isBoldTextEnabled: Bool { wishes(.boldText) }
  /// Whether the user wants more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { wishes(.darkerColors) }
  /// Whether the device is driven by switches.
  public static var isSwitchControlRunning: Bool { wishes(.switchControl) }
  /// Tells those who help the user; there is nobody here.
  public static func post(notification: Notification, argument: Any?) {}
  /// What is told. iOS 4.0 and later.
  public nonisolated struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt32
    /// Makes the value of a raw one.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen is shown.
    public static let screenChanged = Self(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Self(rawValue: 1001)
    /// Something is to be said aloud.
    public static let announcement = Self(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Self(rawValue: 1009)
  }
}

/// What messages from elsewhere may do, up to iOS 7; iOS 3.0 and later.
public nonisolated struct UIRemoteNotificationType: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes the value of a raw one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Put a number on the app's icon.
  public static let badge = UIRemoteNotificationType(rawValue: 1 << 0)
  /// Play a sound.
  public static let sound = UIRemoteNotificationType(rawValue: 1 << 1)
  /// Show a text.
  public static let alert = UIRemoteNotificationType(rawValue: 1 << 2)
  /// Have a newsstand app fetch an issue.
  public static let newsstandContentAvailability = UIRemoteNotificationType(rawValue: 1 << 3)
}
