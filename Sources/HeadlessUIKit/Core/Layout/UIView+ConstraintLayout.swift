import Foundation

/// Layout by constraints, as far as a view does it for what is in it.
extension UIView {
  /// Places what constraints place, in this view and deeper, when this view is the root of it all.
  func layOutByConstraints() {
    guard !isPlacedByConstraints, drawnSubviews.contains(where: \.isPlacedByConstraints) else {
      return
    }
    var group = LayoutGroup(root: self)
    group.layOut()
  }

  func sizeByConstraints(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard !Simulator.current.isDead else { return .zero }
    var group = LayoutGroup(root: self, measuring: true)
    return group.size(target, horizontal: horizontal, vertical: vertical)
  }

  /// From the top to the line on which the first row of text is.
  var firstBaseline: CGFloat { fontOnBaseline?.ascender ?? drawnFrame.height }
  /// From the line on which the last row of text is to the bottom.
  var depthBelowBaseline: CGFloat { -(fontOnBaseline?.descender ?? 0) }
}
