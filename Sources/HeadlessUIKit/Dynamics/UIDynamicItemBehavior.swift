public import Foundation

/// How things take part (rule 798); iOS 7.0 and later.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// What has these qualities.
  open private(set) var items: [any UIDynamicItem]
  /// How far things bounce, from 0 to 1.
  open var elasticity: CGFloat {
    get { CGFloat(chosen.elasticity ?? 0) }
    set { chosen.elasticity = Double(newValue) }
  }
  /// How much things slow down that rub against each other.
  open var friction: CGFloat {
    get { CGFloat(chosen.friction ?? 0) }
    set { chosen.friction = Double(newValue) }
  }
  /// How heavy a thing is for its size.
  open var density: CGFloat {
    get { CGFloat(chosen.density ?? 1) }
    set { chosen.density = Double(newValue) }
  }
  /// How much things slow down by themselves.
  open var resistance: CGFloat {
    get { CGFloat(chosen.resistance ?? 0) }
    set { chosen.resistance = Double(newValue) }
  }
  /// How much things that turn slow down by themselves.
  open var angularResistance: CGFloat {
    get { CGFloat(chosen.angularResistance ?? 0) }
    set { chosen.angularResistance = Double(newValue) }
  }
  /// Whether things may turn.
  open var allowsRotation: Bool {
    get { chosen.allowsRotation ?? true }
    set { chosen.allowsRotation = newValue }
  }
  /// Whether things stay where they are and others meet them; iOS 9.0 and later.
  open var isAnchored: Bool {
    get { requires("isAnchored", since: 9.0, chosen.isAnchored ?? false) }
    set { chosen.isAnchored = requires("setAnchored:", since: 9.0, newValue) }
  }
  /// How strongly electric and magnetic fields move things; iOS 9.0 and later.
  open var charge: CGFloat {
    get { requires("charge", since: 9.0, CGFloat(chosen.charge ?? 0)) }
    set { chosen.charge = Double(requires("setCharge:", since: 9.0, newValue)) }
  }
  /// What the app has said.
  private var chosen = Chosen() {
    didSet {
      dynamicAnimator?.qualitiesAreStale = true
      hasChanged()
    }
  }
  /// How fast things are to become once an animator has them.
  private var waiting: [ObjectIdentifier: (x: Double, y: Double, spin: Double)] = [:]

  private struct Chosen {
    var elasticity: Double?
    var friction: Double?
    var density: Double?
    var resistance: Double?
    var angularResistance: Double?
    var allowsRotation: Bool?
    var isAnchored: Bool?
    var charge: Double?
  }

  /// Gives things qualities.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  public convenience override init() { self.init(items: []) }
  /// Gives one more thing these qualities.
  open func addItem(_ item: any UIDynamicItem) {
    items = adding(item, to: items)
    giveSpeed(item)
  }
  /// Takes these qualities from a thing.
  open func removeItem(_ item: any UIDynamicItem) { items = removing(item, from: items) }
  /// Makes a thing faster, in points a second; before an animator has it, that is kept for later.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let old = waiting[ObjectIdentifier(item)] ?? (0, 0, 0)
    waiting[ObjectIdentifier(item)] = (
      old.x + Double(velocity.x), old.y + Double(velocity.y), old.spin
    )
    giveSpeed(item)
  }
  /// Makes a thing turn faster, in radians a second; before an animator has it, that is kept for later.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    let old = waiting[ObjectIdentifier(item)] ?? (0, 0, 0)
    waiting[ObjectIdentifier(item)] = (old.x, old.y, old.spin + Double(velocity))
    giveSpeed(item)
  }
  /// How fast a thing moves, in points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let velocity = dynamicAnimator?.body(of: item)?.velocityNow else { return .zero }
    return CGPoint(x: velocity.x, y: velocity.y)
  }
  /// How fast a thing turns, in radians a second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(dynamicAnimator?.body(of: item)?.spinNow ?? 0)
  }

  final override var dynamicItems: [any UIDynamicItem] { items }

  final override func hasJoined(_ animator: UIDynamicAnimator) {
    for item in items { giveSpeed(item) }
  }

  private func giveSpeed(_ item: any UIDynamicItem) {
    guard let animator = dynamicAnimator, let body = animator.body(of: item),
      let more = waiting.removeValue(forKey: ObjectIdentifier(item))
    else { return }
    body.velocityX += more.x
    body.velocityY += more.y
    body.spin += more.spin
    animator.wake()
  }

  /// How an item takes part of which other behaviors have said something, or none: with a behavior of this kind it
  /// has what is usual for that, and not what it has without one.
  final func qualities(after other: PhysicsBody.Qualities?) -> PhysicsBody.Qualities {
    var qualities = other ?? PhysicsBody.Qualities(elasticity: 0, friction: 0)
    if let value = chosen.elasticity { qualities.elasticity = value }
    if let value = chosen.friction { qualities.friction = value }
    if let value = chosen.density { qualities.density = value }
    if let value = chosen.resistance { qualities.resistance = value }
    if let value = chosen.angularResistance { qualities.angularResistance = value }
    if let value = chosen.allowsRotation { qualities.allowsRotation = value }
    if let value = chosen.isAnchored { qualities.isAnchored = value }
    if let value = chosen.charge { qualities.charge = value }
    return qualities
  }
}
