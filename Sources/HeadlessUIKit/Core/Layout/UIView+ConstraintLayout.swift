import Foundation

/// Layout by constraints, as far as a view does it for what is in it.
extension UIView {
  /// Places what constraints place, in this view and deeper, when this view is the root of it all.
  func layOutByConstraints() {
    guard !isPlacedByConstraints,
      drawnSubviews.contains(where: { $0.isPlacedByConstraints || $0.keepsFrameAgainstConstraints })
    else { return }
    var group = LayoutGroup(root: self)
    group.layOut()
  }

  func sizeByConstraints(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard !Simulator.current.isDead else { return .zero }
    // A text that breaks has the height of its lines, as it has inside of other views.
    if breaksLines, horizontal == .required, target.width > 0 {
      let height = vertical == .required ? target.height : textHeight(inWidth: target.width)
      return CGSize(width: target.width, height: height)
    }
    var group = LayoutGroup(root: self, measuring: true)
    return group.size(target, horizontal: horizontal, vertical: vertical)
  }

  /// Lays out what is in it before its size is known: nothing is said of constraints that do not hold in the size
  /// that it has till then (rule 1411).
  final func layOutToMeasure(_ contents: UIView) {
    for view in [self, contents] { view.layoutMade.isBeingMeasured = true }
    layoutIfNeeded()
    for view in [self, contents] { view.layoutMade.isBeingMeasured = false }
  }

  /// Whether constraints speak of a view whose frame and mask decide where it is, and where UIKit does not
  /// place it: an app has forgotten to turn the translation off (rule 431).
  var keepsFrameAgainstConstraints: Bool {
    guard !isPlacedByConstraints, let layout, !layout.involving.isEmpty, let drawnSuperview else {
      return false
    }
    return !drawnSuperview.placesSubviewsItself
  }

  /// Nothing is open of a view that has its frame and mask.
  var isAmbiguous: Bool {
    guard isPlacedByConstraints, !Simulator.current.isDead else { return false }
    var group = LayoutGroup(root: layoutRoot)
    return group.leavesOpen(self)
  }

  /// The size of the content as layout by constraints knows it. An app's own view is asked once, and again
  /// when it has said that the size changed; UIKit's own views say so by themselves (rule 1250).
  var contentSizeInLayout: CGSize {
    guard keepsContentSize else { return intrinsicContentSize }
    let layout = layoutMade
    if let known = layout.contentSize { return known }
    let size = intrinsicContentSize
    layout.contentSize = size
    return size
  }

  private var keepsContentSize: Bool {
    let layout = layoutMade
    if let known = layout.keepsContentSize { return known }
    let keeps =
      Self.kindsWithoutOwnContent.contains(renderedKind)
      && !_typeName(type(of: self), qualified: true).hasPrefix(Self.modulePrefix)
    layout.keepsContentSize = keeps
    return keeps
  }

  /// What UIKit's classes with these pictures answer never changes.
  private static let kindsWithoutOwnContent: Set<String> = [
    "UIView", "UIScrollView", "UITableView", "UICollectionView",
  ]
  private static let modulePrefix = String(_typeName(UIView.self, qualified: true).dropLast(6))

  /// From the top to the line on which the first row of text is.
  var firstBaseline: CGFloat { fontOnBaseline?.ascender ?? drawnFrame.height }
  /// From the line on which the last row of text is to the bottom.
  var depthBelowBaseline: CGFloat { -(fontOnBaseline?.descender ?? 0) }
}
