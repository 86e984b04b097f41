public import Foundation

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
  public var collisionBoundingPath: UIBezierPath {
    let size = bounds.size
    return UIBezierPath(
      rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}
extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {
  /// Its size, from zero.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
}

/// What an item is for the others (rule 798).
extension UIDynamicItem {
  /// How it is turned, in radians.
  var physicsAngle: Double { Double(atan2(transform.b, transform.a)) }

  /// Its outline about its middle, as if it were not turned.
  var physicsShapes: [PhysicsShape] {
    if let group = self as? UIDynamicItemGroup { return group.physicsShapesOfItems }
    return [physicsShape(x: 0, y: 0, angle: 0)]
  }

  /// Its outline where it is so far from the middle of something else, and turned.
  func physicsShape(x: Double, y: Double, angle: Double) -> PhysicsShape {
    let size = bounds.size
    let (width, height) = (max(Double(size.width), 0.1), max(Double(size.height), 0.1))
    let (cosine, sine) = (cos(angle), sin(angle))
    let place = { (pointX: Double, pointY: Double) in
      (x: x + pointX * cosine - pointY * sine, y: y + pointX * sine + pointY * cosine)
    }
    switch deviceNumber >= 9 ? collisionBoundsType : .rectangle {
    case .ellipse where width == height: return PhysicsShape(radius: width / 2, x: x, y: y)
    case .ellipse:
      return PhysicsShape(
        points: (0..<24).map { index in
          let turn = Double(index) * .pi / 12
          return place(width / 2 * cos(turn), height / 2 * sin(turn))
        })
    case .path:
      let points = collisionBoundingPath.cgPath.polygons.flatMap(\.self)
      let placed = points.map { place(Double($0.x), Double($0.y)) }
      // What has no area cannot be moved.
      let shape = placed.count > 2 ? PhysicsShape(points: placed) : nil
      if let shape, !shape.isLine { return shape }
    case .rectangle: break
    }
    return PhysicsShape(
      points: [
        place(-width / 2, -height / 2), place(width / 2, -height / 2), place(width / 2, height / 2),
        place(-width / 2, height / 2),
      ])
  }
}
