public import Foundation

/// Pictures of views, effects and old animations. iOS 2.0 and later.
extension UIView {
  /// Draws what the view and those in it draw; iOS 7.0 and later.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    requires("drawViewHierarchyInRect:afterScreenUpdates:", since: 7.0)
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    layer.render(in: context)
    return true
  }
  /// iOS 7.0 and later.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    requires("resizableSnapshotViewFromRect:afterScreenUpdates:withCapInsets:", since: 7.0)
    let picture = snapshotView(afterScreenUpdates: afterUpdates)
    picture?.frame.size = rect.size
    return picture
  }

  /// iOS 4.0 and later.
  public var contentScaleFactor: CGFloat {
    get { requires("contentScaleFactor", since: 4.0, layer.ownContentsScale) }
    set { layer.ownContentsScale = requires("setContentScaleFactor:", since: 4.0, newValue) }
  }
  /// iOS 6.0 and later.
  public var hasAmbiguousLayout: Bool { requires("hasAmbiguousLayout", since: 6.0, false) }
  /// iOS 6.0 and later.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    requires("alignmentRectForFrame:", since: 6.0, frame.inset(by: alignmentRectInsets))
  }
  /// iOS 6.0 and later.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    requires("frameForAlignmentRect:", since: 6.0, alignmentRect)
  }
  /// iOS 13.0 and later.
  public var transform3D: CATransform3D {
    get { requires("transform3D", since: 13.0, layer.transform) }
    set { layer.transform = requires("setTransform3D:", since: 13.0, newValue) }
  }
  /// iOS 9.0 and later.
  public static var inheritedAnimationDuration: TimeInterval {
    requires("inheritedAnimationDuration", since: 9.0, 0)
  }

  /// Effects that follow how the device is held; it is held still here. iOS 7.0 and later.
  public func addMotionEffect(_ effect: UIMotionEffect) { requires("addMotionEffect:", since: 7.0) }
  /// iOS 7.0 and later.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    requires("removeMotionEffect:", since: 7.0)
  }
  /// iOS 7.0 and later.
  public var motionEffects: [UIMotionEffect] {
    get { requires("motionEffects", since: 7.0, []) }
    set { requires("setMotionEffects:", since: 7.0) }
  }

  // MARK: Animations before blocks

  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    Simulator.current.oldAnimations.open.append(OldAnimation(animationID))
  }
  public static func commitAnimations() {
    guard let animation = Simulator.current.oldAnimations.open.popLast() else { return }
    Simulator.current.post("UIView.commitAnimations", after: animation.delay + animation.duration) {
      animation.end()
    }
  }
  public static func setAnimationDuration(_ duration: TimeInterval) {
    Simulator.current.oldAnimations.open.last?.duration = max(0, duration)
  }
  public static func setAnimationDelay(_ delay: TimeInterval) {
    Simulator.current.oldAnimations.open.last?.delay = max(0, delay)
  }
  public static func setAnimationDelegate(_ delegate: Any?) {
    Simulator.current.oldAnimations.open.last?.delegate = delegate as AnyObject?
  }
  public static func setAnimationDidStop(_ selector: Selector?) {
    Simulator.current.oldAnimations.open.last?.didStop = selector
  }
  public static func setAnimationCurve(_ curve: AnimationCurve) {}
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  public static func setAnimationRepeatCount(_ repeatCount: Float) {}
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  public static func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {}

  /// How one content goes over into another one. iOS 2.0 and later.
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }
}

/// One animation between `beginAnimations` and `commitAnimations`.
private final class OldAnimation {
  let name: String?
  var duration = 0.2
  var delay = 0.0
  var delegate: AnyObject?
  var didStop: Selector?

  init(_ name: String?) { self.name = name }

  func end() {
    guard let didStop, let delegate else { return }
    Simulator.current.send(didStop, to: delegate, name)
  }
}

private final class OldAnimations {
  var open: [OldAnimation] = []
}

extension Simulator {
  private static let oldAnimationsKey = StateKey { _ in OldAnimations() }
  fileprivate var oldAnimations: OldAnimations { state(Self.oldAnimationsKey) }
}

/// What follows how a device is held; iOS 7.0 and later.
open class UIMotionEffect: NSObject {
  public override init() {
    Self.requiresClass(since: 7.0)
    super.init()
  }
}

/// Moves a value with the tilt of the device; iOS 7.0 and later.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which tilt; iOS 7.0 and later.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several effects; iOS 7.0 and later.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
  public override init() { super.init() }
}

/// What a person can do with a selection. iOS 3.0 and later.
@MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
}

/// A key that is pressed; a device in the course has none. iOS 9.0 and later.
open class UIPress: NSObject {
  public override init() {
    Self.requiresClass(since: 9.0)
    super.init()
  }
}

/// Keys that are pressed; iOS 9.0 and later.
open class UIPressesEvent: NSObject {
  public override init() {
    Self.requiresClass(since: 9.0)
    super.init()
  }
}

/// What can be undone: the blocks that an app registers. iOS 3.0 and later.
open class UndoManager: NSObject {
  private var undos: [() -> Void] = []
  private var redos: [() -> Void] = []
  private var isUndoingNow = false
  private var isRedoingNow = false
  public override init() { super.init() }
  open var canUndo: Bool { !undos.isEmpty }
  open var canRedo: Bool { !redos.isEmpty }
  open var isUndoing: Bool { isUndoingNow }
  open var isRedoing: Bool { isRedoingNow }
  open var undoActionName = ""
  open var levelsOfUndo = 0
  open func setActionName(_ actionName: String) { undoActionName = actionName }
  /// iOS 9.0 and later.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    requires("registerUndoWithTarget:handler:", since: 9.0)
    let undo = { [weak target] in if let target { handler(target) } }
    if isUndoingNow {
      redos.append(undo)
    } else {
      undos.append(undo)
      if !isRedoingNow { redos = [] }
    }
  }
  open func undo() {
    guard let undo = undos.popLast() else { return }
    isUndoingNow = true
    undo()
    isUndoingNow = false
  }
  open func redo() {
    guard let redo = redos.popLast() else { return }
    isRedoingNow = true
    redo()
    isRedoingNow = false
  }
  open func removeAllActions() { (undos, redos) = ([], []) }
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
}

/// Places of one space in another one. Where views are known for such, their own ways are taken.
extension UICoordinateSpace {
  /// The view whose coordinates these are; a space without one is that of the screen.
  fileprivate var view: UIView? { self as? UIView }

  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let onScreen = view.map { $0.convert(point, to: nil as UIView?) } ?? point
    return coordinateSpace.view.map { $0.convert(onScreen, from: nil as UIView?) } ?? onScreen
  }
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let onScreen = view.map { $0.convert(rect, to: nil as UIView?) } ?? rect
    return coordinateSpace.view.map { $0.convert(onScreen, from: nil as UIView?) } ?? onScreen
  }
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}
