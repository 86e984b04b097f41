public import Foundation

/// What recognisers tell of keys, mice and pens, which a device in the course has not.
extension UIGestureRecognizer {
  /// The keys that are held meanwhile; iOS 13.4 and later.
  public var modifierFlags: UIKeyModifierFlags { requires("modifierFlags", since: 13.4, []) }
  /// The buttons of a mouse that are held; iOS 13.4 and later.
  public var buttonMask: UIEvent.ButtonMask { requires("buttonMask", since: 13.4, []) }
  /// Which keys of a remote control it takes; iOS 9.0 and later.
  public var allowedPressTypes: [NSNumber] {
    get { self[unused: "UIGestureRecognizer.allowedPressTypes", since: 9.0, usual: []] }
    set { self[unused: "UIGestureRecognizer.allowedPressTypes", since: 9.0, usual: []] = newValue }
  }
}

/// Taps of a mouse.
extension UITapGestureRecognizer {
  /// Which buttons of a mouse it takes; iOS 13.4 and later.
  public var buttonMaskRequired: UIEvent.ButtonMask {
    get { self[unused: "UITapGestureRecognizer.buttonMaskRequired", since: 13.4, usual: .primary] }
    set {
      self[unused: "UITapGestureRecognizer.buttonMaskRequired", since: 13.4, usual: .primary] =
        newValue
    }
  }
}

/// Turns of a wheel.
extension UIPanGestureRecognizer {
  /// Which scrolling of a mouse it takes; iOS 13.4 and later.
  public var allowedScrollTypesMask: UIScrollTypeMask {
    get { self[unused: "UIPanGestureRecognizer.allowedScrollTypesMask", since: 13.4, usual: []] }
    set {
      self[unused: "UIPanGestureRecognizer.allowedScrollTypesMask", since: 13.4, usual: []] =
        newValue
    }
  }
}

/// What is held during an event.
extension UIEvent {
  /// The keys that are held meanwhile; iOS 13.4 and later.
  public var modifierFlags: UIKeyModifierFlags { requires("modifierFlags", since: 13.4, []) }
  /// The buttons of a mouse that are held; iOS 13.4 and later.
  public var buttonMask: UIEvent.ButtonMask { requires("buttonMask", since: 13.4, []) }
  /// Buttons of a mouse; iOS 13.4 and later.
  public nonisolated struct ButtonMask: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: Int
    /// Makes the value of a raw one.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The button that is used most.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The one that opens menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// The button with that number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }
}

/// What a pen tells of a touch; a finger has the usual values.
extension UITouch {
  /// How exact the radius is, in points; iOS 8.0 and later.
  public var majorRadiusTolerance: CGFloat { requires("majorRadiusTolerance", since: 8.0, 0) }
  /// How upright a pen is, in radians; iOS 9.1 and later.
  public var altitudeAngle: CGFloat { requires("altitudeAngle", since: 9.1, .pi / 2) }
  /// By which a better measurement is known; nil for none; iOS 9.1 and later.
  public var estimationUpdateIndex: NSNumber? { requires("estimationUpdateIndex", since: 9.1, nil) }
  /// What of it is estimated; iOS 9.1 and later.
  public var estimatedProperties: UITouch.Properties {
    requires("estimatedProperties", since: 9.1, [])
  }
  /// What of it is measured again; iOS 9.1 and later.
  public var estimatedPropertiesExpectingUpdates: UITouch.Properties {
    requires("estimatedPropertiesExpectingUpdates", since: 9.1, [])
  }
  /// Where a pen points, in radians; iOS 9.1 and later.
  public func azimuthAngle(in view: UIView?) -> CGFloat {
    requires("azimuthAngleIn:", since: 9.1)
    return 0
  }
  /// Where a pen points, as a vector; iOS 9.1 and later.
  public func azimuthUnitVector(in view: UIView?) -> CGVector {
    requires("azimuthUnitVectorIn:", since: 9.1)
    return CGVector(dx: 1, dy: 0)
  }
  /// What can be estimated of a touch; iOS 9.1 and later.
  public nonisolated struct Properties: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: Int
    /// Makes the value of a raw one.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// How hard it is.
    public static let force = Properties(rawValue: 1 << 0)
    /// Where a pen points.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// How upright a pen is.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// Where it is.
    public static let location = Properties(rawValue: 1 << 3)
  }
}

/// Ways in which a mouse scrolls; iOS 13.4 and later.
public nonisolated struct UIScrollTypeMask: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int
  /// Makes the value of a raw one.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By the steps of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// As a finger on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A pointer that rests over a view; no device in the course has one. iOS 13.0 and later.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  public override init() {
    Self.requiresClass(since: 13.0)
    super.init()
  }
  public override init(target: Any?, action: Selector?) {
    Self.requiresClass(since: 13.0)
    super.init(target: target, action: action)
  }
  public override init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) {
    Self.requiresClass(since: 13.0)
    super.init(target: target, action: action)
  }
  public override init<Target: AnyObject, Sender>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    Self.requiresClass(since: 13.0)
    super.init(target: target, action: action)
  }
  /// Makes one as a file of Interface Builder has it.
  public override init?(coder: NSCoder) {
    Self.requiresClass(since: 13.0)
    super.init(coder: coder)
  }
  /// How far a pen is above the view, from 0 to 1; iOS 16.1 and later.
  open var zOffset: CGFloat { requires("zOffset", since: 16.1, 0) }
}
