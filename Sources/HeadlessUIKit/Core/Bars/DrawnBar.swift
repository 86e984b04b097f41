/// What the app has said of the look of a bar, for a picture of the screen (rule 885).
package struct DrawnBar {
  /// The color behind the bar; nil for the usual one.
  package var color: UIColor?
  /// Whether nothing is behind it.
  package var isClear = false
  /// Whether it is dark with light texts, whatever the interface is.
  package var isDark = false
  /// The color of its title; nil for the usual one.
  package var titleColor: UIColor?

  /// What a bar shows that says it with properties of its own.
  init(color: UIColor?, style: UIBarStyle) {
    self.color = color
    isDark = style != .default
  }

  /// What a bar of iOS 13 and later shows.
  ///
  /// - Parameter isAtEdge: Whether the content is scrolled to the bar's edge.
  mutating func adopt(
    _ standard: UIBarAppearance, edge: UIBarAppearance?, isAtEdge: Bool, isClearAtEdge: Bool
  ) {
    if isAtEdge, edge == nil, isClearAtEdge {
      (color, isClear) = (nil, true)
      return
    }
    let shown = isAtEdge ? edge ?? standard : standard
    if let background = shown.backgroundColor { color = background }
    if shown.background == .clear, shown.backgroundColor == nil { (color, isClear) = (nil, true) }
    let attributes = (shown as? UINavigationBarAppearance)?.titleTextAttributes
    if let color = attributes?[.foregroundColor] as? UIColor { titleColor = color }
  }
}
