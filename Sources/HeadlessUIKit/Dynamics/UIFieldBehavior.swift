public import Foundation

/// A field that moves things (rule 819); iOS 9.0 and later.
open class UIFieldBehavior: UIDynamicBehavior {
  /// What the field moves.
  open private(set) var items: [any UIDynamicItem] = []
  /// Where it is.
  open var position = CGPoint.zero { didSet { hasChanged() } }
  /// Where it acts, about its position.
  open var region = UIRegion.infinite { didSet { hasChanged() } }
  /// How strong it is.
  open var strength: CGFloat = 1 { didSet { hasChanged() } }
  /// How much weaker it is far away: the power of the distance, 0 for the same everywhere.
  open var falloff: CGFloat = 0 { didSet { hasChanged() } }
  /// Where it begins to become weaker, in points.
  open var minimumRadius: CGFloat = 0 { didSet { hasChanged() } }
  /// Which way it moves things, where it has a way.
  open var direction = CGVector(dx: 0, dy: 0) { didSet { hasChanged() } }
  /// How even noise is, from 0 to 1.
  open var smoothness: CGFloat = 0 { didSet { hasChanged() } }
  /// How fast noise changes.
  open var animationSpeed: CGFloat = 0 { didSet { hasChanged() } }
  private final let force: FieldForce

  public override init() {
    Self.requiresClass(since: 9.0)
    force = .custom { _, _, _, _, _, _ in .zero }
    super.init()
  }
  private init(_ force: FieldForce) {
    Self.requiresClass(since: 9.0)
    self.force = force
    super.init()
  }
  /// Lets one more thing be moved.
  open func addItem(_ item: any UIDynamicItem) { items = adding(item, to: items) }
  /// Lets a thing no longer be moved.
  open func removeItem(_ item: any UIDynamicItem) { items = removing(item, from: items) }

  /// Slows things down.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// Turns things about its position.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// Draws things to a point.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }
  /// Moves things one way.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }
  /// Makes things one way so fast.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }
  /// Moves things hither and thither.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior
  {
    let field = UIFieldBehavior(.noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Moves things that are in motion hither and thither.
  open class func turbulenceField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior(.turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Draws things as a spring does.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// Moves things by a force that the block says, for a field, a place, a speed, a mass, a charge and a time.
  open class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior(.custom(block)) }
  /// Moves things that have a charge.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
  /// Moves things that have a charge and are in motion.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  final override var dynamicItems: [any UIDynamicItem] { items }

  final override func push(in animator: UIDynamicAnimator) {
    for item in items {
      guard let body = animator.body(of: item), body.inverseMass > 0 else { continue }
      let place = CGPoint(x: body.x - Double(position.x), y: body.y - Double(position.y))
      guard region.contains(place) else { continue }
      force.act(on: body, at: place, of: self, time: animator.elapsedTime)
    }
  }
}
