public import Foundation

/// A thing hangs on a point or another thing (rule 799); iOS 7.0 and later.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What is attached.
  public let items: [any UIDynamicItem]
  /// What it is attached to.
  open var anchorPoint = CGPoint.zero { didSet { hasChanged() } }
  /// How long what attaches it is.
  open var length: CGFloat = 0 { didSet { hasChanged() } }
  /// How soon a swing comes to rest: with 1 it does not swing at all.
  open var damping: CGFloat = 0 { didSet { hasChanged() } }
  /// How fast it swings, as often a second; 0 for not at all.
  open var frequency: CGFloat = 0 { didSet { hasChanged() } }
  /// How much a thing slows down that turns; iOS 9.0 and later.
  open var frictionTorque: CGFloat {
    get { requires("frictionTorque", since: 9.0, ownFriction) }
    set {
      ownFriction = requires("setFrictionTorque:", since: 9.0, newValue)
      hasChanged()
    }
  }
  private final var ownFriction: CGFloat = 0
  /// How far a thing may slide or turn; iOS 9.0 and later.
  open var attachmentRange: UIFloatRange {
    get { requires("attachmentRange", since: 9.0, ownRange) }
    set {
      ownRange = requires("setAttachmentRange:", since: 9.0, newValue)
      hasChanged()
    }
  }
  private final var ownRange = UIFloatRange.infinite
  /// To what a thing is attached; iOS 7.0 and later.
  public enum AttachmentType: Int, Sendable {
    /// To another thing; to a point.
    case items, anchor
  }
  /// To what the thing is attached.
  open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }

  private final let kind: AttachmentJoint.Kind
  /// Where each thing is attached, from its middle.
  private final let offsets: [UIOffset]
  private final var joint: AttachmentJoint?

  /// Attaches a thing to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  /// Attaches a thing, by a point of its own, to a point.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    (items, offsets, kind) = ([item], [offset], .rod)
    anchorPoint = point
    super.init()
    length = findLength()
  }
  /// Attaches two things to each other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
  /// Attaches two things, each by a point of its own.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    (items, offsets, kind) = ([item1, item2], [offset1, offset2], .rod)
    super.init()
    length = findLength()
  }
  /// Lets two things slide along a line through a point; iOS 9.0 and later.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { joint(.slide(axis), [item1, item2], point) }
  /// Lets a thing slide along a line through a point; iOS 9.0 and later.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { joint(.slide(axis), [item], point) }
  /// Ties two things together, as with a rope; iOS 9.0 and later.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior { joint(.rope, [item1, item2], .zero, [offset1, offset2]) }
  /// Makes one piece of two things; iOS 9.0 and later.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { joint(.weld, [item1, item2], point) }
  /// Lets two things turn about a point; iOS 9.0 and later.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { joint(.pin, [item1, item2], point) }

  private class func joint(
    _ kind: AttachmentJoint.Kind, _ items: [any UIDynamicItem], _ point: CGPoint,
    _ offsets: [UIOffset] = [.zero, .zero]
  ) -> UIAttachmentBehavior {
    requires("attachmentRange", since: 9.0)
    return UIAttachmentBehavior(of: kind, items, at: point, offsets)
  }
  private init(
    of kind: AttachmentJoint.Kind, _ items: [any UIDynamicItem], at point: CGPoint,
    _ offsets: [UIOffset]
  ) {
    (self.items, self.offsets, self.kind) = (items, offsets, kind)
    anchorPoint = point
    super.init()
    length = findLength()
  }

  /// How far apart the attached points are by now.
  private func findLength() -> CGFloat {
    let points = zip(items, offsets).map { item, offset in
      let turn = CGAffineTransform(rotationAngle: CGFloat(item.physicsAngle))
      let arm = CGPoint(x: offset.horizontal, y: offset.vertical).applying(turn)
      return CGPoint(x: item.center.x + arm.x, y: item.center.y + arm.y)
    }
    let other = points.count > 1 ? points[1] : anchorPoint
    return hypot(points[0].x - other.x, points[0].y - other.y)
  }

  // MARK: A step

  final override var dynamicItems: [any UIDynamicItem] { items }

  final override func hasJoined(_ animator: UIDynamicAnimator) {
    guard let first = animator.body(of: items[0]) else { return }
    let second = items.count > 1 ? animator.body(of: items[1]) : nil
    joint = AttachmentJoint(kind, first, second, animator.world, anchorPoint, offsets)
  }

  final override func push(in animator: UIDynamicAnimator) {
    guard let joint else { return }
    if case .rod = kind, items.count == 1 { joint.anchor = anchorPoint }
    joint.length = Double(length)
    joint.spring =
      frequency > 0 ? .spring(frequency: Double(frequency), damping: Double(damping)) : .rigid
    joint.range = (Double(ownRange.minimum), Double(ownRange.maximum))
    joint.friction = Double(ownFriction)
    joint.act(in: animator.world)
  }
}

/// The numbers from one to another; iOS 9.0 and later.
public nonisolated struct UIFloatRange: Equatable, Sendable {
  /// The smallest.
  public var minimum: CGFloat
  /// The largest.
  public var maximum: CGFloat
  /// Makes a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }
  /// Makes the range from 0 to 0.
  public init() { self.init(minimum: 0, maximum: 0) }
  /// Nothing but 0.
  public static let zero = UIFloatRange()
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether all numbers are in it.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
