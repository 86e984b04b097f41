public import Foundation

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

/// Several things that move as one; iOS 9.0 and later.
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The things.
  public let items: [any UIDynamicItem]
  /// Makes one of several things.
  public init(items: [any UIDynamicItem]) {
    Self.requiresClass(since: 9.0)
    self.items = items
    super.init()
  }
  /// Where the middle of all is.
  open var center: CGPoint {
    get {
      let all = frame
      return CGPoint(x: all.midX, y: all.midY)
    }
    set {
      let old = center
      for item in items {
        item.center = CGPoint(
          x: item.center.x + newValue.x - old.x, y: item.center.y + newValue.y - old.y)
      }
    }
  }
  /// How large all together are.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// How all are turned; here they are not.
  open var transform = CGAffineTransform.identity
  private final var frame: CGRect {
    items.reduce(CGRect.null) { all, item in
      all.union(
        CGRect(
          x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
          width: item.bounds.width, height: item.bounds.height))
    }
  }
}

/// A part of the plane; iOS 9.0 and later.
open class UIRegion: NSObject {
  private let holds: (CGPoint) -> Bool
  init(_ holds: @escaping (CGPoint) -> Bool) {
    Self.requiresClass(since: 9.0)
    self.holds = holds
    super.init()
  }
  /// The disk about zero with that radius.
  public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }
  /// The rectangle about zero of that size.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }
  /// The whole plane.
  open class var infinite: UIRegion { UIRegion { _ in true } }
  /// All that is not in it.
  open func inverse() -> Self { combined { [holds] in !holds($0) } }
  /// What is in one of both.
  open func union(with region: UIRegion) -> Self {
    combined { [holds] in holds($0) || region.holds($0) }
  }
  /// What is in it and not in the other.
  open func difference(from region: UIRegion) -> Self {
    combined { [holds] in holds($0) && !region.holds($0) }
  }
  /// What is in both.
  open func intersection(with region: UIRegion) -> Self {
    combined { [holds] in holds($0) && region.holds($0) }
  }
  /// Whether a point is in it.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }

  private func combined(_ holds: @escaping (CGPoint) -> Bool) -> Self {
    // Nobody derives a class from this one: it has no initializer that could be inherited.
    unsafeDowncast(UIRegion(holds), to: Self.self)
  }
}

/// A field that moves things; here they stay where they are. iOS 9.0 and later.
open class UIFieldBehavior: UIDynamicBehavior {
  /// What the field moves.
  open private(set) var items: [any UIDynamicItem] = []
  /// Where it is.
  open var position = CGPoint.zero
  /// Where it acts, about its position.
  open var region = UIRegion.infinite
  /// How strong it is.
  open var strength: CGFloat = 1
  /// How much weaker it is far away.
  open var falloff: CGFloat = 0
  /// Where it begins to become weaker, in points.
  open var minimumRadius: CGFloat = 0
  /// Which way it moves things, where it has a way.
  open var direction = CGVector(dx: 0, dy: 0)
  /// How even noise is, from 0 to 1.
  open var smoothness: CGFloat = 0
  /// How fast noise changes.
  open var animationSpeed: CGFloat = 0
  public override init() {
    Self.requiresClass(since: 9.0)
    super.init()
  }
  /// Lets one more thing be moved.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Lets a thing no longer be moved.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Slows things down.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior() }
  /// Turns things about its position.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior() }
  /// Draws things to a point.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.position = position
    return field
  }
  /// Moves things one way.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.direction = direction
    return field
  }
  /// Makes things one way so fast.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    linearGravityField(direction: direction)
  }
  /// Moves things hither and thither.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior
  {
    let field = UIFieldBehavior()
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Moves things that are in motion hither and thither.
  open class func turbulenceField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior { noiseField(smoothness: smoothness, animationSpeed: speed) }
  /// Draws things as a spring does.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior() }
  /// Moves things by a force that the block says, for a field, a place, a speed, a mass, a charge and a time.
  open class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior() }
  /// Moves things that have a charge.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior() }
  /// Moves things that have a charge and are in motion.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior() }
}
