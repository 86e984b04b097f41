public import Foundation

/// From one view's coordinates to another's, and from a touch to the view under it.
extension UIView {
  /// Where a point of this view lies in `view`, or in the window when `view` is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inTop = pointInTop(point)
    return (view ?? top).pointFromTop(inTop)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromTop((view ?? top).pointInTop(point))
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The top of the tree that the view is in: its window, if it has one.
  private var top: UIView {
    var view = self
    while let above = view.drawnSuperview { view = above }
    return view
  }

  /// The point in the coordinates in which the top of the tree lies.
  private func pointInTop(_ point: CGPoint) -> CGPoint {
    sequence(first: self, next: \.drawnSuperview).reduce(point) { point, view in
      CGPoint(
        x: point.x + view.drawnFrame.minX - view.drawnBoundsOrigin.x,
        y: point.y + view.drawnFrame.minY - view.drawnBoundsOrigin.y)
    }
  }

  private func pointFromTop(_ point: CGPoint) -> CGPoint {
    let origin = pointInTop(.zero)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// The view's frame in the coordinates of the screen.
  package var frameOnScreen: CGRect {
    CGRect(origin: pointInTop(drawnBoundsOrigin), size: drawnFrame.size)
  }
}
