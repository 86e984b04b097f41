import Foundation

/// The point that stays where it is when a view changes its size or is turned (rule 727).
extension UIView {
  /// The anchor point that the app gave the layer; nil for the middle.
  final var anchorOfLayer: CGPoint? { ownLayer?.movedAnchor }

  /// Where its anchor point is, in the superview's coordinates.
  final var drawnCenter: CGPoint { center(of: drawnFrame) }

  /// Where the anchor point would be with that frame.
  final func center(of frame: CGRect) -> CGPoint {
    guard let anchor = anchorOfLayer else { return CGPoint(x: frame.midX, y: frame.midY) }
    return CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }

  /// The frame of that size whose anchor point lies there.
  final func rectangle(of size: CGSize, at center: CGPoint) -> CGRect {
    guard let anchor = anchorOfLayer else {
      return CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    return rectangle(of: size, at: center, anchor)
  }

  final func rectangle(of size: CGSize, at center: CGPoint, _ anchor: CGPoint) -> CGRect {
    CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }
}
