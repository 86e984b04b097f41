public import Foundation

/// Things are pushed (rule 797); iOS 7.0 and later.
open class UIPushBehavior: UIDynamicBehavior {
  /// Whether the push lasts; iOS 7.0 and later.
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  /// What is pushed.
  open private(set) var items: [any UIDynamicItem]
  /// Whether it is pushed once or for as long as it is active.
  public let mode: Mode
  /// Whether it is pushed now; a push that does not last is over with the next step.
  open var active = true { didSet { if active != oldValue { hasChanged() } } }
  private var force = PhysicsDirection(angle: 0, magnitude: 0) { didSet { hasChanged() } }
  private final var offsets: [ObjectIdentifier: UIOffset] = [:]
  /// Where it is pushed, as an angle.
  open var angle: CGFloat {
    get { force.angle }
    set { force = PhysicsDirection(angle: newValue, magnitude: force.magnitude) }
  }
  /// How strongly it is pushed: 1 makes 100 × 100 points faster by 100 points a second in each second.
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { force = PhysicsDirection(angle: force.angle, magnitude: newValue) }
  }
  /// Where and how strongly it is pushed.
  open var pushDirection: CGVector {
    get { force.vector }
    set { force = PhysicsDirection(newValue, or: force.angle) }
  }
  /// Lets things be pushed.
  public init(items: [any UIDynamicItem], mode: Mode) {
    (self.items, self.mode) = (items, mode)
    super.init()
  }
  /// Lets one more thing be pushed.
  open func addItem(_ item: any UIDynamicItem) { items = adding(item, to: items) }
  /// Lets a thing no longer be pushed.
  open func removeItem(_ item: any UIDynamicItem) { items = removing(item, from: items) }
  /// Says where and how strongly things are pushed.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    force = PhysicsDirection(angle: angle, magnitude: magnitude)
  }
  /// Says where on a thing it is pushed.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    hasChanged()
  }
  /// Where on a thing it is pushed, from its center.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  final override var dynamicItems: [any UIDynamicItem] { items }

  final override func push(in animator: UIDynamicAnimator) {
    guard active else { return }
    let (x, y) = (Double(force.vector.dx) * Self.unit, Double(force.vector.dy) * Self.unit)
    for item in items {
      guard let body = animator.body(of: item) else { continue }
      let offset = offsets[ObjectIdentifier(item)] ?? .zero
      let arm = body.turned(Double(offset.horizontal), Double(offset.vertical))
      switch mode {
      case .continuous: body.push(x, y, arm.x, arm.y)
      case .instantaneous: body.kick(x, y, arm.x, arm.y)
      }
    }
    if mode == .instantaneous { active = false }
  }

  /// What the magnitude 1 does to the mass 1, in points a second, for each second or at once.
  static let unit = 100.0
}
