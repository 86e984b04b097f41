import Foundation

/// What is below the first line of a bar: a large title, and a search bar.
extension UINavigationBar {
  /// How high the line with title and buttons is, in points.
  final var lineHeight: CGFloat {
    below.hidesLine ? 0 : isManaged ? min(drawnFrame.height, Self.height) : drawnFrame.height
  }

  /// What there is room for below the line.
  struct Below {
    /// The height of the large title, in points.
    var title: CGFloat = 0
    var searchBar: UISearchBar?
    /// Whether the search bar has taken the line's place.
    var hidesLine = false
  }

  func showBelow(title: CGFloat, search: UISearchBar?, hidesLine: Bool) {
    guard below.title != title || below.searchBar !== search || below.hidesLine != hidesLine
    else { return }
    if let old = below.searchBar, old !== search, old.drawnSuperview === self { old.detach() }
    below = Below(title: title, searchBar: search, hidesLine: hidesLine)
    if let search, search.drawnSuperview !== self { insert(search, at: drawnSubviews.count) }
    setNeedsLayout()
  }

  final func layOutSearchBar() {
    below.searchBar?.place(
      CGRect(
        x: 0, y: lineHeight + below.title, width: drawnFrame.width,
        height: max(0, drawnFrame.height - lineHeight - below.title)))
  }
}
