public import Foundation

// Physics of views, as declared: nothing falls, swings or collides here.

/// What can be moved by physics; iOS 7.0 and later.
@MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}
extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }
}

/// Moves things by physics; here they stay where they are. iOS 7.0 and later.
open class UIDynamicAnimator: NSObject {
  public let referenceView: UIView?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var behaviors: [UIDynamicBehavior] = []

  public init(referenceView view: UIView) {
    Self.requiresClass(since: 7.0)
    referenceView = view
    super.init()
  }
  public override init() {
    Self.requiresClass(since: 7.0)
    referenceView = nil
    super.init()
  }
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    Self.requiresClass(since: 7.0)
    referenceView = nil
    super.init()
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
    Simulator.current.unimplemented("UIDynamicAnimator", "nothing moves by physics.")
  }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    (referenceView?.subviews ?? []).filter { rect.intersects($0.frame) }
  }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  open var isRunning: Bool { false }
  open var elapsedTime: TimeInterval { 0 }
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
}

/// Hears of an animator; iOS 7.0 and later.
@MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A rule by which things move; iOS 7.0 and later.
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open var action: (() -> Void)?
  open fileprivate(set) weak var dynamicAnimator: UIDynamicAnimator?
  public override init() {
    Self.requiresClass(since: 7.0)
    super.init()
  }
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// Things fall; iOS 7.0 and later.
open class UIGravityBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  public convenience override init() { self.init(items: []) }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var angle: CGFloat = .pi / 2
  open var magnitude: CGFloat = 1
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
}

/// Things collide; iOS 7.0 and later.
open class UICollisionBehavior: UIDynamicBehavior {
  /// What collides with what; iOS 7.0 and later.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }
  open private(set) var items: [any UIDynamicItem]
  private var boundaries: [String: UIBezierPath] = [:]
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  public convenience override init() { self.init(items: []) }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries["\(identifier)"] = bezierPath
  }
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    boundaries["\(identifier)"] = path
  }
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries["\(identifier)"] = nil
  }
  open func removeAllBoundaries() { boundaries = [:] }
}

/// Hears of collisions; iOS 7.0 and later.
@MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
}
extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
}

/// A thing hangs on a point or another thing; iOS 7.0 and later.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public let items: [any UIDynamicItem]
  open var anchorPoint = CGPoint.zero
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
    super.init()
  }
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    anchorPoint = point
    super.init()
  }
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    items = [item1, item2]
    super.init()
  }
}

/// A thing jumps to a point; iOS 7.0 and later.
open class UISnapBehavior: UIDynamicBehavior {
  open var damping: CGFloat = 0.5
  /// iOS 9.0 and later.
  open var snapPoint: CGPoint {
    get { requires("snapPoint", since: 9.0, ownPoint) }
    set { ownPoint = requires("setSnapPoint:", since: 9.0, newValue) }
  }
  private final var ownPoint: CGPoint
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    ownPoint = point
    super.init()
  }
}

/// Things are pushed; iOS 7.0 and later.
open class UIPushBehavior: UIDynamicBehavior {
  /// Whether the push lasts; iOS 7.0 and later.
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  open private(set) var items: [any UIDynamicItem]
  public let mode: Mode
  open var active = true
  open var angle: CGFloat = 0
  open var magnitude: CGFloat = 0
  open var pushDirection = CGVector(dx: 0, dy: 0)
  public init(items: [any UIDynamicItem], mode: Mode) {
    (self.items, self.mode) = (items, mode)
    super.init()
  }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}

/// How things take part; iOS 7.0 and later.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  public convenience override init() { self.init(items: []) }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
