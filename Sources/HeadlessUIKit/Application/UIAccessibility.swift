public import Foundation

/// More of what people may need; nobody uses it here. iOS 4.0 and later.
extension UIAccessibility {
  /// Whether colors are inverted.
  public static var isInvertColorsEnabled: Bool { wishes(.invertColors) }
  /// Whether the device is bound to one app; never here.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether all is gray.
  public static var isGrayscaleEnabled: Bool { wishes(.grayscale) }
  /// Whether films have subtitles; never here.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether both sides sound the same; never here.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether the screen can be read aloud; never here.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether what is selected can be read aloud; never here.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether a shake undoes.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether a button on the screen stands for gestures; never here.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether films start by themselves.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether switches have signs; never here.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether no meaning may be in colors alone; never here.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether the user wants screens to fade instead of moving; never here.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// What somebody who does not see is at; always nil here.
  public static func focusedElement(using assistiveTechnologyIdentifier: String?) -> Any? { nil }
  /// A rectangle of a view on the screen.
  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// Posted when the device begins or ends to be driven by switches.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when the user wants more contrast, or no longer.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when colors are inverted, or no longer.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when all becomes gray, or no longer is.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when reading aloud begins or ends.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when the user wants fewer animations, or more.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when the user wants nothing to shine through, or allows it.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when the user wants bold texts, or no longer.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when an announcement was read aloud.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
}

/// Something that is read aloud and is no view; iOS 3.0 and later.
open class UIAccessibilityElement: UIResponder {
  /// What it is in; held weakly.
  open weak var accessibilityContainer: AnyObject?
  /// What is read aloud; nil for nothing.
  open var accessibilityLabel: String? {
    didSet { keptLook("UIAccessibilityElement.accessibilityLabel", oldValue, accessibilityLabel) }
  }
  /// What is read aloud of its value; nil for nothing.
  open var accessibilityValue: String? {
    didSet { keptLook("UIAccessibilityElement.accessibilityValue", oldValue, accessibilityValue) }
  }
  /// What is read aloud of its use; nil for nothing.
  open var accessibilityHint: String? {
    didSet { keptLook("UIAccessibilityElement.accessibilityHint", oldValue, accessibilityHint) }
  }
  /// What it is.
  open var accessibilityTraits = UIAccessibilityTraits() {
    didSet { keptLook("UIAccessibilityElement.accessibilityTraits", oldValue, accessibilityTraits) }
  }
  /// Its frame on the screen.
  open var accessibilityFrame = CGRect.zero {
    didSet { keptLook("UIAccessibilityElement.accessibilityFrame", oldValue, accessibilityFrame) }
  }
  /// Its frame in what it is in; iOS 10.0 and later.
  open var accessibilityFrameInContainerSpace: CGRect {
    get {
      requires("accessibilityFrameInContainerSpace", since: 10.0, declared["inContainer"] ?? .zero)
    }
    set {
      requires("setAccessibilityFrameInContainerSpace:", since: 10.0)
      keptLook("UIAccessibilityElement.accessibilityFrameInContainerSpace")
      declared["inContainer"] = newValue
    }
  }
  /// Where it is on the screen for tests (rule 1357).
  package final var frameForTests: CGRect {
    guard deviceNumber >= 10, let container = accessibilityContainer as? UIView else {
      return accessibilityFrame
    }
    let frame = accessibilityFrameInContainerSpace
    return frame == .zero ? accessibilityFrame : container.frameOnScreen(of: frame)
  }
  /// The name by which tests find it; nil without one. iOS 5.0 and later.
  open var accessibilityIdentifier: String? {
    get { requires("accessibilityIdentifier", since: 5.0, declared["identifier"]) }
    set { declared["identifier"] = requires("setAccessibilityIdentifier:", since: 5.0, newValue) }
  }
  /// Makes one that is in a view.
  public init(accessibilityContainer container: Any) {
    Self.requiresClass(since: 3.0)
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
