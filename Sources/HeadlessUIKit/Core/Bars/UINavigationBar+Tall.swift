import Foundation

/// What is above and below the first line of a bar: a prompt, a large title, and a search bar.
extension UINavigationBar {
  /// How high the line with title and buttons is, in points.
  final var lineHeight: CGFloat {
    if below.hidesLine { return 0 }
    let height = max(0, drawnFrame.height - topOfLine)
    return isManaged ? min(height, usualLineHeight) : height
  }

  /// The same where nothing hides it: in a sheet it is higher (rule 1070).
  final var usualLineHeight: CGFloat { manager?.isInSheet == true ? 56 : Self.height }

  /// What a prompt of the top item adds to the height of the bar, in points (rule 737).
  final var roomOfPrompt: CGFloat { itemShown?.prompt == nil ? 0 : 30 }
  /// Where the line with title and buttons begins: below the prompt.
  final var topOfLine: CGFloat { below.hidesLine ? 0 : roomOfPrompt }

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
    let top = topOfLine + lineHeight + below.title
    below.searchBar?.place(
      CGRect(
        x: 0, y: top, width: drawnFrame.width, height: max(0, drawnFrame.height - top)))
  }
}
