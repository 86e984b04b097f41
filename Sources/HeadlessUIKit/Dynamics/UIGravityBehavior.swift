public import Foundation

/// Things fall (rule 797); iOS 7.0 and later.
open class UIGravityBehavior: UIDynamicBehavior {
  /// What falls.
  open private(set) var items: [any UIDynamicItem]
  private var pull = PhysicsDirection(CGVector(dx: 0, dy: 1), or: 0) { didSet { hasChanged() } }
  /// Lets things fall.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  public convenience override init() { self.init(items: []) }
  /// Lets one more thing fall.
  open func addItem(_ item: any UIDynamicItem) { items = adding(item, to: items) }
  /// Lets a thing no longer fall.
  open func removeItem(_ item: any UIDynamicItem) { items = removing(item, from: items) }
  /// Where things fall, and how fast they become: by 1000 points a second in each second for the length 1.
  open var gravityDirection: CGVector {
    get { pull.vector }
    set { pull = PhysicsDirection(newValue, or: pull.angle) }
  }
  /// Where things fall, as an angle.
  open var angle: CGFloat {
    get { pull.angle }
    set { pull = PhysicsDirection(angle: newValue, magnitude: pull.magnitude) }
  }
  /// How fast things become.
  open var magnitude: CGFloat {
    get { pull.magnitude }
    set { pull = PhysicsDirection(angle: pull.angle, magnitude: newValue) }
  }
  /// Says where things fall, and how fast they become.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pull = PhysicsDirection(angle: angle, magnitude: magnitude)
  }

  final override var dynamicItems: [any UIDynamicItem] { items }

  final override func push(in animator: UIDynamicAnimator) {
    let (x, y) = (Double(pull.vector.dx) * Self.unit, Double(pull.vector.dy) * Self.unit)
    for item in items {
      guard let body = animator.body(of: item) else { continue }
      body.accelerationX += x
      body.accelerationY += y
    }
  }

  /// What the magnitude 1 does, in points a second for each second.
  static let unit = 1000.0
}
