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

extension Notification.Name {
  /// Posted when the low power mode begins or ends; iOS 9.0 and later.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
