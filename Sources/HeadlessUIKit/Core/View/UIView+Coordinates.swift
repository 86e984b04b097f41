package import Foundation

/// From one view's coordinates to another's, and from a touch to the view under it.
extension UIView {
  final func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    let inTop = pointInTop(point)
    return (view ?? top).pointFromTop(inTop)
  }
  final func place(_ point: CGPoint, outOf view: UIView?) -> CGPoint {
    pointFromTop((view ?? top).pointInTop(point))
  }
  final func place(_ rect: CGRect, in view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { place($0, in: view) })
  }
  final func place(_ rect: CGRect, outOf view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { place($0, outOf: view) })
  }

  /// The top of the tree that the view is in: its window, if it has one.
  private var top: UIView {
    var view = self
    while let above = view.drawnSuperview { view = above }
    return view
  }

  /// The point in the coordinates in which the top of the tree is.
  private func pointInTop(_ point: CGPoint) -> CGPoint {
    var (point, next) = (point, Optional(self))
    // A loop: this is asked for each corner of each view of a screen.
    while let view = next {
      point = view.pointInSuperview(point)
      next = view.drawnSuperview
    }
    return point
  }

  /// Where a point of this view is in its superview.
  final func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let inside = CGPoint(x: point.x - drawnBoundsOrigin.x, y: point.y - drawnBoundsOrigin.y)
    let turned = drawnTurn.outside(inside, of: drawnFrame.size)
    return transformed(CGPoint(x: turned.x + drawnFrame.minX, y: turned.y + drawnFrame.minY))
  }

  /// Where a point of the superview is in this view.
  final func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let point = untransformed(point)
    let moved = CGPoint(x: point.x - drawnFrame.minX, y: point.y - drawnFrame.minY)
    let inside = drawnTurn.inside(moved, of: drawnFrame.size)
    return CGPoint(x: inside.x + drawnBoundsOrigin.x, y: inside.y + drawnBoundsOrigin.y)
  }

  private func pointFromTop(_ point: CGPoint) -> CGPoint {
    Array(sequence(first: self, next: \.drawnSuperview)).reversed()
      .reduce(point) { $1.pointFromSuperview($0) }
  }

  /// The view's frame in the coordinates of the screen.
  package var frameOnScreen: CGRect { frameOnScreen(of: drawnBounds) }

  /// A rectangle of the view in the coordinates of the screen.
  package func frameOnScreen(of rect: CGRect) -> CGRect {
    CGRect(around: rect.corners.map(pointInTop))
  }

  /// What leads from the view's own coordinates to those of the screen where the view or one around it is turned
  /// or scaled; nil where it is only moved.
  package var transformOnScreen: CGAffineTransform? {
    let zero = pointInTop(.zero)
    let (right, below) = (pointInTop(CGPoint(x: 1, y: 0)), pointInTop(CGPoint(x: 0, y: 1)))
    let transform = CGAffineTransform(
      a: right.x - zero.x, b: right.y - zero.y, c: below.x - zero.x, d: below.y - zero.y,
      tx: zero.x, ty: zero.y)
    let isMoved = [transform.a - 1, transform.b, transform.c, transform.d - 1]
      .allSatisfy { abs($0) < 1e-6 }
    return isMoved ? nil : transform
  }

  /// The view's layer, if somebody has asked for it: pictures make none.
  package var layerIfMade: CALayer? { ownLayer }
}

/// Views that are turned or scaled around their anchor points (rule 365), which usually are their centres.
extension UIView {

  /// Where a point of the view's upright place comes to lie.
  private func transformed(_ point: CGPoint) -> CGPoint {
    drawnTransform.isIdentity ? point : point.applying(drawnTransform, around: drawnCenter)
  }

  /// The point of the view's upright place that came to lie there.
  private func untransformed(_ point: CGPoint) -> CGPoint {
    guard !drawnTransform.isIdentity else { return point }
    // A view without an area is nowhere.
    guard drawnTransform.hasArea else { return CGPoint(x: CGFloat.infinity, y: .infinity) }
    return point.applying(drawnTransform.inverted(), around: drawnCenter)
  }

  /// The rectangle around the view, in the superview's coordinates.
  final var transformedFrame: CGRect { CGRect(around: drawnFrame.corners.map(transformed)) }

  /// The upright place of a view that is to lie in that rectangle.
  final func frameBeforeTransform(_ frame: CGRect) -> CGRect {
    guard frame.isUsable, drawnTransform.hasArea else { return frame }
    if let anchor = anchorOfLayer { return frame.upright(before: drawnTransform, around: anchor) }
    let size = drawnTransform.sizeBefore(frame.size)
    return CGRect(
      x: frame.midX - drawnTransform.tx - size.width / 2,
      y: frame.midY - drawnTransform.ty - size.height / 2, width: size.width, height: size.height)
  }
}

extension CGPoint {
  fileprivate func applying(_ transform: CGAffineTransform, around center: CGPoint) -> CGPoint {
    let (x, y) = (self.x - center.x, self.y - center.y)
    return CGPoint(
      x: x * transform.a + y * transform.c + transform.tx + center.x,
      y: x * transform.b + y * transform.d + transform.ty + center.y)
  }
}

extension CGAffineTransform {
  /// Whether all six numbers are finite.
  var isUsable: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
  /// Whether what it leads to has an area.
  var hasArea: Bool { a * d - b * c != 0 }

  /// The size that becomes that one: it is turned back as if it were a point.
  fileprivate func sizeBefore(_ size: CGSize) -> CGSize {
    let back = inverted()
    return CGSize(
      width: abs(size.width * back.a + size.height * back.c),
      height: abs(size.width * back.b + size.height * back.d))
  }
}

extension CGRect {
  /// The smallest rectangle around some points.
  init(around points: [CGPoint]) {
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    self.init(x: left, y: top, width: (x.max() ?? left) - left, height: (y.max() ?? top) - top)
  }

  /// The upright place of what is to lie in this rectangle when it is transformed around its anchor point, which
  /// is given in parts of its size.
  func upright(before transform: CGAffineTransform, around anchor: CGPoint) -> CGRect {
    let size = transform.sizeBefore(size)
    // Where the rectangle around it would be if the anchor point lay at zero.
    let corner = CGPoint(x: -anchor.x * size.width, y: -anchor.y * size.height)
    let around = CGRect(
      around: CGRect(origin: corner, size: size).corners.map { $0.applying(transform) })
    return CGRect(
      x: minX - around.minX + corner.x, y: minY - around.minY + corner.y,
      width: size.width, height: size.height)
  }

  /// Its four corners.
  var corners: [CGPoint] {
    let (right, bottom) = (origin.x + width, origin.y + height)
    return [
      origin, CGPoint(x: right, y: origin.y), CGPoint(x: origin.x, y: bottom),
      CGPoint(x: right, y: bottom),
    ]
  }
}
