public import Foundation

// Physics of views, as declared: nothing falls, swings or collides here.

/// What can be moved by physics; iOS 7.0 and later.
@MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// Where it is.
  var center: CGPoint { get set }
  /// How large it is.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
  /// Which shape others meet; iOS 9.0 and later.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// That shape where it is a path, from the center; iOS 9.0 and later.
  var collisionBoundingPath: UIBezierPath { get }
}
extension UIDynamicItem {
  /// The default for a type that does not implement this member.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The default for a type that does not implement this member.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}
extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {
  /// Its size, from zero.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
}

/// Moves things by physics; here they stay where they are. iOS 7.0 and later.
open class UIDynamicAnimator: NSObject {
  /// In which coordinates it works; nil for none.
  public let referenceView: UIView?
  /// Who hears of it; held weakly.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// What it follows.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Makes one for what is in a view.
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
  /// Makes one for the items of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    Self.requiresClass(since: 7.0)
    referenceView = nil
    super.init()
  }

  /// Lets something act from now on; nothing moves here.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
    Simulator.current.unimplemented("UIDynamicAnimator", "nothing moves by physics.")
  }
  /// Lets something no longer act.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }
  /// Lets nothing act any more.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  /// What is in a rectangle of all that it moves.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    (referenceView?.drawnSubviews ?? []).filter { rect.intersects($0.frame) }
  }
  /// Hears that the app moved something itself.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  /// Whether anything moves; never here.
  open var isRunning: Bool { false }
  /// For how many seconds things have moved.
  open var elapsedTime: TimeInterval { 0 }
  /// What a layout says of a cell that is moved; nil for one that is not.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// What a layout says of a header or footer that is moved; nil for one that is not.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// What a layout says of a decoration that is moved; nil for one that is not.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

/// Hears of an animator; iOS 7.0 and later.
@MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Things are about to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything is at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
extension UIDynamicAnimatorDelegate {
  /// The default for a type that does not implement this member.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// The default for a type that does not implement this member.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A rule by which things move; iOS 7.0 and later.
open class UIDynamicBehavior: NSObject {
  /// What it is made of.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called for each picture; never here.
  open var action: (() -> Void)?
  /// Who follows it; nil for nobody.
  open fileprivate(set) weak var dynamicAnimator: UIDynamicAnimator?
  public override init() {
    Self.requiresClass(since: 7.0)
    super.init()
  }
  /// Adds a part.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Takes a part away.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  /// It is about to be followed, or no longer.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// Things fall; iOS 7.0 and later.
open class UIGravityBehavior: UIDynamicBehavior {
  /// What falls.
  open private(set) var items: [any UIDynamicItem]
  /// Lets things fall.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  public convenience override init() { self.init(items: []) }
  /// Lets one more thing fall.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Lets a thing no longer fall.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Where things fall, and how fast they become.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// Where things fall, as an angle.
  open var angle: CGFloat = .pi / 2
  /// How fast things become.
  open var magnitude: CGFloat = 1
  /// Says where things fall, and how fast they become.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
}

/// Things collide; iOS 7.0 and later.
open class UICollisionBehavior: UIDynamicBehavior {
  /// What collides with what; iOS 7.0 and later.
  public struct Mode: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Things meet each other.
    public static let items = Mode(rawValue: 1)
    /// Things meet boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }
  /// What meets.
  open private(set) var items: [any UIDynamicItem]
  private var boundaries: [String: UIBezierPath] = [:]
  /// Lets things meet.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  public convenience override init() { self.init(items: []) }
  /// Lets one more thing meet the others.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Lets a thing no longer meet the others.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// What meets what.
  open var collisionMode = Mode.everything
  /// Whether the edges of the view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Who hears of it; held weakly.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Makes the edges of the view, moved in, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Adds a boundary along a path.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries["\(identifier)"] = bezierPath
  }
  /// Adds a boundary from point to point.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    boundaries["\(identifier)"] = path
  }
  /// Takes a boundary away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries["\(identifier)"] = nil
  }
  /// Takes all boundaries away.
  open func removeAllBoundaries() { boundaries = [:] }
  /// The names of the boundaries; nil for none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.keys.sorted().map { $0 as NSString }
  }
  /// The boundary of that name; nil for none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries["\(identifier)"]
  }
}

/// Hears of collisions; iOS 7.0 and later.
@MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two things have met.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// A thing has met a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
}
extension UICollisionBehaviorDelegate {
  /// The default for a type that does not implement this member.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// The default for a type that does not implement this member.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
}

/// A thing hangs on a point or another thing; iOS 7.0 and later.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What is attached.
  public let items: [any UIDynamicItem]
  /// What it is attached to.
  open var anchorPoint = CGPoint.zero
  /// How long what attaches it is.
  open var length: CGFloat = 0
  /// How soon a swing comes to rest.
  open var damping: CGFloat = 0
  /// How fast it swings; 0 for not at all.
  open var frequency: CGFloat = 0
  /// How much a thing slows down that turns; iOS 9.0 and later.
  open var frictionTorque: CGFloat {
    get { requires("frictionTorque", since: 9.0, ownFriction) }
    set { ownFriction = requires("setFrictionTorque:", since: 9.0, newValue) }
  }
  private final var ownFriction: CGFloat = 0
  /// How far a thing may slide or turn; iOS 9.0 and later.
  open var attachmentRange: UIFloatRange {
    get { requires("attachmentRange", since: 9.0, ownRange) }
    set { ownRange = requires("setAttachmentRange:", since: 9.0, newValue) }
  }
  private final var ownRange = UIFloatRange.infinite
  /// To what a thing is attached; iOS 7.0 and later.
  public enum AttachmentType: Int, Sendable {
    /// To another thing; to a point.
    case items, anchor
  }
  /// To what the thing is attached.
  open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }
  /// Attaches a thing to a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
    super.init()
  }
  /// Attaches a thing, by a point of its own, to a point.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    anchorPoint = point
    super.init()
  }
  /// Attaches two things to each other.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    items = [item1, item2]
    super.init()
  }
  /// Attaches two things, each by a point of its own.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    super.init()
  }
  /// Lets two things slide along a line through a point; iOS 9.0 and later.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { joint([item1, item2], point) }
  /// Lets a thing slide along a line through a point; iOS 9.0 and later.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { joint([item], point) }
  /// Ties two things together, as with a rope; iOS 9.0 and later.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior { joint([item1, item2], .zero) }
  /// Makes one piece of two things; iOS 9.0 and later.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { joint([item1, item2], point) }
  /// Lets two things turn about a point; iOS 9.0 and later.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { joint([item1, item2], point) }

  private class func joint(
    _ items: [any UIDynamicItem], _ point: CGPoint
  ) -> UIAttachmentBehavior {
    requires("attachmentRange", since: 9.0)
    return UIAttachmentBehavior(of: items, at: point)
  }
  private init(of items: [any UIDynamicItem], at point: CGPoint) {
    self.items = items
    anchorPoint = point
    super.init()
  }
}

/// A thing jumps to a point; iOS 7.0 and later.
open class UISnapBehavior: UIDynamicBehavior {
  /// How soon it comes to rest.
  open var damping: CGFloat = 0.5
  /// Where the thing is drawn to; iOS 9.0 and later.
  open var snapPoint: CGPoint {
    get { requires("snapPoint", since: 9.0, ownPoint) }
    set { ownPoint = requires("setSnapPoint:", since: 9.0, newValue) }
  }
  private final var ownPoint: CGPoint
  /// Draws a thing to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    ownPoint = point
    super.init()
  }
}

/// Things are pushed; iOS 7.0 and later.
open class UIPushBehavior: UIDynamicBehavior {
  /// Whether the push lasts; iOS 7.0 and later.
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  /// What is pushed.
  open private(set) var items: [any UIDynamicItem]
  /// Whether it is pushed once or for as long as it is active.
  public let mode: Mode
  /// Whether it is pushed now.
  open var active = true
  /// Where it is pushed, as an angle.
  open var angle: CGFloat = 0
  /// How strongly it is pushed.
  open var magnitude: CGFloat = 0
  /// Where and how strongly it is pushed.
  open var pushDirection = CGVector(dx: 0, dy: 0)
  /// Lets things be pushed.
  public init(items: [any UIDynamicItem], mode: Mode) {
    (self.items, self.mode) = (items, mode)
    super.init()
  }
  /// Lets one more thing be pushed.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Lets a thing no longer be pushed.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Says where and how strongly things are pushed.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
  /// Says where on a thing it is pushed.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }
  /// Where on a thing it is pushed, from its center.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
  private final var offsets: [ObjectIdentifier: UIOffset] = [:]
}

/// How things take part; iOS 7.0 and later.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// What has these qualities.
  open private(set) var items: [any UIDynamicItem]
  /// How far things bounce, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// How much things slow down that rub against each other.
  open var friction: CGFloat = 0
  /// How heavy a thing is for its size.
  open var density: CGFloat = 1
  /// How much things slow down by themselves.
  open var resistance: CGFloat = 0
  /// How much things that turn slow down by themselves.
  open var angularResistance: CGFloat = 0
  /// Whether things may turn.
  open var allowsRotation = true
  /// Whether things stay where they are and others meet them; iOS 9.0 and later.
  open var isAnchored: Bool {
    get { requires("isAnchored", since: 9.0, ownAnchored) }
    set { ownAnchored = requires("setAnchored:", since: 9.0, newValue) }
  }
  private final var ownAnchored = false
  /// How strongly electric and magnetic fields move things; iOS 9.0 and later.
  open var charge: CGFloat {
    get { requires("charge", since: 9.0, ownCharge) }
    set { ownCharge = requires("setCharge:", since: 9.0, newValue) }
  }
  private final var ownCharge: CGFloat = 0
  /// Gives things qualities.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  public convenience override init() { self.init(items: []) }
  /// Gives one more thing these qualities.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Takes these qualities from a thing.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Makes a thing faster.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Makes a thing turn faster.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  /// How fast a thing moves; here it is at rest.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// How fast a thing turns; here it is at rest.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
