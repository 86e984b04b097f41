public import Foundation

/// From one view's coordinates to another's, and from a touch to the view under it.
extension UIView {
  /// Where a point of this view is in `view`, or in the window when `view` is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inTop = pointInTop(point)
    return (view ?? top).pointFromTop(inTop)
  }

  /// The place in its own coordinates; nil for those of its window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromTop((view ?? top).pointInTop(point))
  }

  /// The place in another view's coordinates; nil for those of its window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(corner: convert(rect.origin, to: view), convert(rect.oppositeCorner, to: view))
  }

  /// The place in its own coordinates; nil for those of its window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(corner: convert(rect.origin, from: view), convert(rect.oppositeCorner, from: view))
  }

  /// The top of the tree that the view is in: its window, if it has one.
  private var top: UIView {
    var view = self
    while let above = view.drawnSuperview { view = above }
    return view
  }

  /// The point in the coordinates in which the top of the tree is.
  private func pointInTop(_ point: CGPoint) -> CGPoint {
    sequence(first: self, next: \.drawnSuperview).reduce(point) { point, view in
      let inside = CGPoint(
        x: point.x - view.drawnBoundsOrigin.x, y: point.y - view.drawnBoundsOrigin.y)
      let turned = view.drawnTurn.outside(inside, of: view.drawnFrame.size)
      return CGPoint(x: turned.x + view.drawnFrame.minX, y: turned.y + view.drawnFrame.minY)
    }
  }

  /// Where a point of the superview is in this view.
  final func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let moved = CGPoint(x: point.x - drawnFrame.minX, y: point.y - drawnFrame.minY)
    let inside = drawnTurn.inside(moved, of: drawnFrame.size)
    return CGPoint(x: inside.x + drawnBoundsOrigin.x, y: inside.y + drawnBoundsOrigin.y)
  }

  private func pointFromTop(_ point: CGPoint) -> CGPoint {
    Array(sequence(first: self, next: \.drawnSuperview)).reversed()
      .reduce(point) { $1.pointFromSuperview($0) }
  }

  /// The view's frame in the coordinates of the screen.
  package var frameOnScreen: CGRect {
    CGRect(corner: pointInTop(drawnBounds.origin), pointInTop(drawnBounds.oppositeCorner))
  }
}

extension CGRect {
  /// The rectangle between two opposite corners, whichever they are.
  fileprivate init(corner: CGPoint, _ opposite: CGPoint) {
    self.init(
      x: min(corner.x, opposite.x), y: min(corner.y, opposite.y),
      width: abs(opposite.x - corner.x), height: abs(opposite.y - corner.y))
  }

  fileprivate var oppositeCorner: CGPoint {
    CGPoint(x: origin.x + width, y: origin.y + height)
  }
}
