public import Foundation

/// Several things that move as one; iOS 9.0 and later.
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The things.
  public let items: [any UIDynamicItem]
  /// Where each thing is from the middle, and how it is turned, while the group is not turned.
  private let places: [(x: Double, y: Double, angle: Double)]
  private let size: CGSize
  private var ownCenter: CGPoint
  private var ownTransform = CGAffineTransform.identity

  /// Makes one of several things.
  public init(items: [any UIDynamicItem]) {
    Self.requiresClass(since: 9.0)
    self.items = items
    let frame = items.reduce(CGRect.null) { all, item in
      let (center, size) = (item.center, item.bounds.size)
      return all.union(
        CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
          height: size.height))
    }
    let middle = frame.isNull ? .zero : CGPoint(x: frame.midX, y: frame.midY)
    (ownCenter, size) = (middle, frame.isNull ? .zero : frame.size)
    places = items.map { item in
      let center = item.center
      return (Double(center.x - middle.x), Double(center.y - middle.y), item.physicsAngle)
    }
    super.init()
  }
  /// Where the middle of all is.
  open var center: CGPoint {
    get { ownCenter }
    set { place(newValue, ownTransform) }
  }
  /// How large all together are.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// How all are turned.
  open var transform: CGAffineTransform {
    get { ownTransform }
    set { place(ownCenter, newValue) }
  }

  /// Moves and turns all things.
  final func place(_ center: CGPoint, _ transform: CGAffineTransform) {
    let isTurned = transform != ownTransform
    (ownCenter, ownTransform) = (center, transform)
    let angle = physicsAngle
    let (cosine, sine) = (cos(angle), sin(angle))
    for (item, place) in zip(items, places) {
      if isTurned { item.transform = CGAffineTransform(rotationAngle: place.angle + angle) }
      item.center = CGPoint(
        x: center.x + place.x * cosine - place.y * sine,
        y: center.y + place.x * sine + place.y * cosine)
    }
  }

  /// What others meet: the outlines of all things.
  final var physicsShapesOfItems: [PhysicsShape] {
    zip(items, places).map { $0.physicsShape(x: $1.x, y: $1.y, angle: $1.angle) }
  }
}
