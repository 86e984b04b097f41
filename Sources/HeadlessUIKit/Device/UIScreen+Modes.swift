public import Foundation

/// What a screen can show, and how bright it is.
extension UIScreen {
  /// How bright it is, from 0 to 1; iOS 5.0 and later.
  public var brightness: CGFloat {
    get { requires("brightness", since: 5.0, shownBrightness) }
    set { shownBrightness = min(max(requires("setBrightness:", since: 5.0, newValue), 0), 1) }
  }
  /// Whether it may get darker than its lamp; iOS 5.0 and later.
  public var wantsSoftwareDimming: Bool {
    get { self[unused: "UIScreen.wantsSoftwareDimming", since: 5.0, usual: false] }
    set { self[unused: "UIScreen.wantsSoftwareDimming", since: 5.0, usual: false] = newValue }
  }
  /// The mode that it is in: the only one (rule 1329); iOS 3.2 and later.
  public var currentMode: UIScreenMode? {
    get { requires("currentMode", since: 3.2, onlyMode) }
    set {
      requires("setCurrentMode:", since: 3.2)
      declaredOnly("UIScreen.currentMode", onlyMode, newValue)
    }
  }
  /// The screen that it shows too; nil for none; iOS 4.3 and later.
  public var mirrored: UIScreen? { requires("mirrored", since: 4.3, nil) }
  /// How many pictures it shows in a second at most; iOS 10.3 and later.
  public var maximumFramesPerSecond: Int { requires("maximumFramesPerSecond", since: 10.3, 60) }
  /// Whether it is recorded or shown elsewhere; iOS 11.0 and later.
  public var isCaptured: Bool { requires("isCaptured", since: 11.0, false) }
  /// Pixels per point as they are drawn; iOS 8.0 and later.
  public var nativeScale: CGFloat { requires("nativeScale", since: 8.0, scale) }
  /// How much of its edges cannot be seen; iOS 9.0 and later.
  public var overscanCompensationInsets: UIEdgeInsets {
    requires("overscanCompensationInsets", since: 9.0, .zero)
  }
  /// How long it takes to show a picture, in seconds; iOS 13.0 and later.
  public var calibratedLatency: TimeInterval { requires("calibratedLatency", since: 13.0, 0) }
  /// Whether something on it can be focused; iOS 9.0 and later.
  public var supportsFocus: Bool { requires("supportsFocus", since: 9.0, false) }
  /// How much brighter than white it can be; iOS 16.0 and later.
  public var potentialEDRHeadroom: CGFloat { requires("potentialEDRHeadroom", since: 16.0, 1) }
  /// How much brighter than white it is; iOS 16.0 and later.
  public var currentEDRHeadroom: CGFloat { requires("currentEDRHeadroom", since: 16.0, 1) }
  /// The modes that it has; here one. iOS 3.2 and later.
  public var availableModes: [UIScreenMode] {
    requires("availableModes", since: 3.2, [onlyMode])
  }
  /// The mode that suits it best; iOS 4.3 and later.
  public var preferredMode: UIScreenMode? {
    requires("preferredMode", since: 4.3, onlyMode)
  }
  /// Posted when a screen is plugged in, which nobody does here; iOS 3.2 and later.
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// Posted when a screen is pulled out; iOS 3.2 and later.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted when the mode of a screen changes; iOS 3.2 and later.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  /// Posted when the user makes it brighter or darker; iOS 5.0 and later.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted when a recording begins or ends; iOS 11.0 and later.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}

/// The pixels that a screen shows; iOS 3.2 and later.
public final class UIScreenMode: NSObject {
  /// Its size in pixels.
  public let size: CGSize
  /// The width of a pixel over its height.
  public let pixelAspectRatio: CGFloat = 1
  init(size: CGSize) { self.size = size }
}
