import EventTrace
public import Foundation

/// What the sensors and the settings of the device say, and what an app watches of it (rule 784).
final class DeviceState {
  var battery: (level: Float, state: UIDevice.BatteryState) = (1, .unplugged)
  var isBatteryWatched = false
  var isNear = false
  var isProximityWatched = false
  var isLowOnPower = false
  var wishes: Set<UIAccessibility.Wish> = []
  var hearsRemoteControl = false
}

extension UIAccessibility {
  /// What a person can switch on in the settings for people who see, hear or move little.
  package enum Wish: String, Sendable, CaseIterable {
    /// The screen is read aloud, or driven by switches.
    case voiceOver, switchControl
    /// Less moves and less shines through.
    case reduceMotion, reduceTransparency
    /// Texts are bold, colors darker, turned around or gray.
    case boldText, darkerColors, invertColors, grayscale

    /// Since when it can be asked for and whoever listens is told.
    var since: IOSVersion {
      switch self {
      case .voiceOver: 4.0
      case .invertColors: 6.0
      default: 8.0
      }
    }

    var notification: Foundation.Notification.Name {
      switch self {
      case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
      case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
      case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
      case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
      case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
      case .darkerColors: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
      case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
      case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
      }
    }
  }

  static func wishes(_ wish: Wish) -> Bool {
    Simulator.current?.deviceState.wishes.contains(wish) ?? false
  }
}

extension Simulator {
  private static let deviceStateKey = StateKey { _ in DeviceState() }
  var deviceState: DeviceState { state(Self.deviceStateKey) }
}

extension ProcessInfo {
  /// Whether the person wants the battery to last longer; iOS 9.0 and later.
  @MainActor public var isLowPowerModeEnabled: Bool {
    Simulator.current?.deviceState.isLowOnPower ?? false
  }
}

extension ProcessInfo {
  /// What an app does that the system should not disturb. iOS 7.0 and later.
  public nonisolated struct ActivityOptions: OptionSet, Sendable {
    /// The raw value, as in Foundation.
    public let rawValue: UInt64
    /// Makes the value of a raw one.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The screen stays on.
    public static let idleDisplaySleepDisabled = Self(rawValue: 1 << 40)
    /// The device stays awake.
    public static let idleSystemSleepDisabled = Self(rawValue: 1 << 20)
    /// The app is not ended at once.
    public static let suddenTerminationDisabled = Self(rawValue: 1 << 14)
    /// The app is not ended because nobody uses it.
    public static let automaticTerminationDisabled = Self(rawValue: 1 << 15)
    /// A person waits for it.
    public static let userInitiated = Self(rawValue: 0xFF_FFFF)
    /// A person waits for it, and the device may sleep.
    public static let userInitiatedAllowingIdleSystemSleep = Self(rawValue: 0xEF_FFFF)
    /// Nobody waits for it.
    public static let background = Self(rawValue: 0xFF)
    /// Every millisecond matters.
    public static let latencyCritical = Self(rawValue: 0xFF_0000_0000)
  }

  /// Says that something goes on until the call that ends it; nothing sleeps here. iOS 7.0 and later.
  @MainActor
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol {
    declaredOnly("ProcessInfo.beginActivity(options:reason:)")
    return NSObject()
  }
  /// Says that it is over. iOS 7.0 and later.
  @MainActor public func endActivity(_ activity: any NSObjectProtocol) {}
  /// Runs the block, which the system does not disturb. iOS 7.0 and later.
  @MainActor
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: () -> Void
  ) { block() }
  /// Runs the block in a later turn, with whether it must hurry: it need not. iOS 8.2 and later.
  @MainActor
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping (Bool) -> Void
  ) { Simulator.current.post("ProcessInfo performExpiringActivity") { block(false) } }
  /// Whether an app of iOS runs on a Mac. iOS 14.0 and later.
  @MainActor public var isiOSAppOnMac: Bool { false }
  /// Whether an app of iOS was made for a Mac. iOS 13.0 and later.
  @MainActor public var isMacCatalystApp: Bool { false }
  /// Posted when the device becomes warm or cool; here it stays as it is. iOS 11.0 and later.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// Posted when the low power mode begins or ends; iOS 9.0 and later.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
