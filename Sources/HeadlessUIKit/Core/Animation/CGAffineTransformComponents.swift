public import Foundation

/// A transform as what is done one after the other; iOS 16.0 and later.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// By how much it is made larger.
  public var scale: CGSize
  /// By how much its x is moved for each y.
  public var horizontalShear: CGFloat
  /// How far it is turned, in radians.
  public var rotation: CGFloat
  /// How far it is moved.
  public var translation: CGVector
  /// Makes one that does nothing.
  public init() {
    (scale, horizontalShear, rotation) = (CGSize(width: 1, height: 1), 0, 0)
    translation = CGVector(dx: 0, dy: 0)
  }
}

extension CGAffineTransform {
  /// What it does, one after the other; iOS 16.0 and later.
  public func decomposed() -> CGAffineTransformComponents {
    var parts = CGAffineTransformComponents()
    let width = (a * a + b * b).squareRoot()
    let determinant = a * d - b * c
    parts.translation = CGVector(dx: tx, dy: ty)
    guard width > 0 else {
      parts.scale = CGSize(width: 0, height: (c * c + d * d).squareRoot())
      return parts
    }
    parts.scale = CGSize(width: width, height: determinant / width)
    parts.rotation = atan2(b, a)
    parts.horizontalShear = determinant == 0 ? 0 : (a * c + b * d) / determinant
    return parts
  }
  /// Makes one of what it does, one after the other; iOS 16.0 and later.
  public init(_ components: CGAffineTransformComponents) {
    let (turn, scale) = (components.rotation, components.scale)
    self = CGAffineTransform(
      a: scale.width, b: 0, c: components.horizontalShear * scale.height, d: scale.height, tx: 0,
      ty: 0
    )
    .concatenating(CGAffineTransform(rotationAngle: turn))
    .concatenating(
      CGAffineTransform(
        translationX: components.translation.dx, y: components.translation.dy))
  }
}
