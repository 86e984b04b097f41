public import Foundation

/// Empty pictures of views, and old animations. iOS 2.0 and later.
extension UIView {
  /// The console tells of a picture of what nobody has seen, unless it waits for that (rule 904).
  func noteEmptySnapshot(_ afterUpdates: Bool) {
    guard !afterUpdates, drawnWindow == nil else { return }
    let simulator = Simulator.current!
    guard simulator.has(.snapshotsAreNamed) else {
      // Message M173.
      return simulator.console(
        "Snapshotting a view that has not been rendered results in an empty snapshot. Ensure your view has "
          + "been rendered at least once before snapshotting or snapshot after screen updates.")
    }
    // Message M174.
    simulator.console(
      "Snapshotting a view (\(simulator.name(of: self)), \(simulator.className(of: type(of: self)))) "
        + "that has not been rendered at least once requires afterScreenUpdates:YES.")
  }

  /// Which part of what it draws is stretched, up to iOS 6; each side from 0 to 1. iOS 3.0 and later.
  public var contentStretch: CGRect {
    get {
      self[
        look: "UIView.contentStretch", since: 3.0, usual: CGRect(x: 0, y: 0, width: 1, height: 1)]
    }
    set {
      self[
        look: "UIView.contentStretch", since: 3.0, usual: CGRect(x: 0, y: 0, width: 1, height: 1)] =
        newValue
    }
  }
  /// The view whose baseline constraints take for it, up to iOS 8; iOS 6.0 and later.
  public func forBaselineLayout() -> UIView { requires("viewForBaselineLayout", since: 6.0, self) }

  // MARK: Animations before blocks

  /// Says how one content goes over into another; no pictures are made of it.
  public static func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) { declaredOnly("UIView.setAnimationTransition(_:for:cache:)") }

  /// How one content goes over into another one. iOS 2.0 and later.
  public enum AnimationTransition: Int, Sendable {
    /// None; turned over from the left or the right; rolled up; rolled down.
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }
}

/// What follows how a device is held; iOS 7.0 and later.
open class UIMotionEffect: NSObject {
  public override init() {
    Self.requiresClass(since: 7.0)
    super.init()
  }

  /// How far properties follow the device when it is tilted so much, from -1 to 1; nil for not at all. A device
  /// here lies still, and nothing asks it.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// Moves a value with the tilt of the device; iOS 7.0 and later.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which tilt; iOS 7.0 and later.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  /// Which property follows the device.
  public let keyPath: String
  /// Which way of tilting it follows.
  public let type: EffectType
  /// By how much the property changes at the one end; nil for nothing.
  open var minimumRelativeValue: Any? {
    didSet {
      keptLook("UIInterpolatingMotionEffect.minimumRelativeValue", oldValue, minimumRelativeValue)
    }
  }
  /// By how much the property changes at the other end; nil for nothing.
  open var maximumRelativeValue: Any? {
    didSet {
      keptLook("UIInterpolatingMotionEffect.maximumRelativeValue", oldValue, maximumRelativeValue)
    }
  }
  /// Makes an effect for a property.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
  /// Its property, as far between its ends as the device is tilted (rule 1337); nil where they are not numbers.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let least = number(in: minimumRelativeValue), let most = number(in: maximumRelativeValue)
    else { return nil }
    let tilt =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let value = least + (most - least) * (Double(tilt) + 1) / 2
    return [keyPath: NSNumber(value: value)]
  }
}

/// Several effects; iOS 7.0 and later.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects in it; nil for none.
  open var motionEffects: [UIMotionEffect]? {
    didSet { keptLook("UIMotionEffectGroup.motionEffects", oldValue, motionEffects) }
  }
  public override init() { super.init() }
}

/// What a person can do with a selection. iOS 3.0 and later.
@MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts what is selected.
  func cut(_ sender: Any?)
  /// Copies what is selected.
  func copy(_ sender: Any?)
  /// Inserts what was copied.
  func paste(_ sender: Any?)
  /// Selects what was touched.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes what is selected.
  func delete(_ sender: Any?)
}

/// A key that is pressed. iOS 9.0 and later.
open class UIPress: NSObject {
  /// How far a press has come; iOS 9.0 and later.
  public enum Phase: Int, Sendable {
    /// It has begun, has another pressure, is held, has ended, was taken away.
    case began, changed, stationary, ended, cancelled
  }
  /// Which key of a remote control it is; iOS 9.0 and later.
  public enum PressType: Int, Sendable {
    /// The arrows.
    case upArrow, downArrow, leftArrow, rightArrow
    /// The other keys.
    case select, menu, playPause
  }
  private var ownKey: UIKey?
  private var ownPhase = Phase.ended
  private let pressedAt = CACurrentMediaTime()

  public override init() {
    Self.requiresClass(since: 9.0)
    super.init()
  }
  convenience init(_ key: UIKey) {
    self.init()
    ownKey = key
  }
  final func go(to phase: Phase) { ownPhase = phase }

  /// How far it has come.
  open var phase: Phase { ownPhase }
  /// Which key it is.
  open var type: PressType { .select }
  /// When it was measured, in seconds.
  open var timestamp: TimeInterval { pressedAt }
  /// How hard it is pressed, from 0 to 1.
  open var force: CGFloat { 0 }
  /// Where it arrives; nil for nowhere.
  open weak var responder: UIResponder? { nil }
  /// The window in which it arrives; nil for none.
  open weak var window: UIWindow? { nil }
  /// Who listens to it; nil for nobody: recognizers hear touches only here.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The key of a keyboard; nil for that of a remote control. iOS 13.4 and later.
  open var key: UIKey? { requires("key", since: 13.4, ownKey) }
}

/// A key of a keyboard; iOS 13.4 and later.
open class UIKey: NSObject {
  private let input: String
  private let held: UIKeyModifierFlags

  init(_ input: String, _ held: UIKeyModifierFlags) {
    (self.input, self.held) = (input, held)
    super.init()
  }

  /// What it writes.
  open var characters: String { Self.text(of: input, held) ?? input }
  /// What it writes by itself, without the keys that are held with it.
  open var charactersIgnoringModifiers: String { input }
  /// The keys that are held with it.
  open var modifierFlags: UIKeyModifierFlags { held }

  /// What a key writes; nil for one that writes nothing, as an arrow.
  static func text(of input: String, _ held: UIKeyModifierFlags) -> String? {
    if input == "\u{8}" || input == "\r" { return input == "\r" ? "\n" : input }
    if input.hasPrefix("UIKeyInput") { return nil }
    return held.contains(.shift) ? input.uppercased() : input
  }
}

/// Keys that are pressed; iOS 9.0 and later.
open class UIPressesEvent: UIEvent {
  /// All keys that are pressed; iOS 9.0 and later.
  public let allPresses: Set<UIPress>

  public override init() {
    Self.requiresClass(since: 9.0)
    allPresses = []
    super.init(presses: ())
  }
  init(_ presses: Set<UIPress>) {
    allPresses = presses
    super.init(presses: ())
  }

  /// The presses to which a recognizer listens: none here, where recognizers hear touches only.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// Places of one space in another one. Where views are known for such, their own ways are taken.
extension UICoordinateSpace {
  /// The view whose coordinates these are; a space without one is that of the screen.
  fileprivate var view: UIView? { self as? UIView }

  /// A point of its own in another space.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let onScreen = view.map { $0.convert(point, to: nil as UIView?) } ?? point
    return coordinateSpace.view.map { $0.convert(onScreen, from: nil as UIView?) } ?? onScreen
  }
  /// A point of another space in its own.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  /// A rectangle of its own in another space.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let onScreen = view.map { $0.convert(rect, to: nil as UIView?) } ?? rect
    return coordinateSpace.view.map { $0.convert(onScreen, from: nil as UIView?) } ?? onScreen
  }
  /// A rectangle of another space in its own.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}
