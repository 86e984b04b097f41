package import Foundation

/// The scroll bars, which people who do not see the view, and tests, find in it (rule 1455).
extension UIScrollView {
  /// A scroll bar as it is now.
  package struct ScrollBar {
    /// Whether it is the one at the right edge.
    package var isVertical: Bool
    /// How many times the visible part goes into the content, rounded up.
    package var pages: Int
    /// How far the content is scrolled, from 0 to 100.
    package var percent: Int
    /// Where it lies on the screen.
    package var frameOnScreen: CGRect
  }

  /// The bars that the view shows, the vertical one first.
  package final var scrollBarsForTests: [ScrollBar] {
    let (least, most) = offsets
    var visible = drawnBounds.inset(by: insetsOfContent)
    // Insets may leave no room; the height of a rectangle is never below zero, its size is.
    visible.size = CGSize(width: max(0, visible.size.width), height: max(0, visible.size.height))
    var bars: [ScrollBar] = []
    if showsVerticalScrollIndicator {
      let room = CGRect(
        x: drawnBounds.maxX - Self.barEdge - Self.barWidth, y: visible.minY, width: Self.barWidth,
        height: visible.height)
      bars.append(
        ScrollBar(
          isVertical: true, pages: Self.pages(of: contentSize.height, each: visible.height),
          percent: Self.percent(of: drawnBoundsOrigin.y, least.y, most.y),
          frameOnScreen: frameOnScreen(of: room)))
    }
    if showsHorizontalScrollIndicator {
      let room = CGRect(
        x: visible.minX, y: visible.maxY - Self.barEdge - Self.barWidth, width: visible.width,
        height: Self.barWidth)
      bars.append(
        ScrollBar(
          isVertical: false, pages: Self.pages(of: contentSize.width, each: visible.width),
          percent: Self.percent(of: drawnBoundsOrigin.x, least.x, most.x),
          frameOnScreen: frameOnScreen(of: room)))
    }
    return bars
  }

  private static func pages(of content: CGFloat, each visible: CGFloat) -> Int {
    let count = (content / visible).rounded(.up)
    return visible > 0 && count.isFinite ? Int(min(max(1, count), mostPages)) : 1
  }

  private static func percent(of offset: CGFloat, _ least: CGFloat, _ most: CGFloat) -> Int {
    let part = (offset - least) / (most - least)
    return part.isFinite ? Int((min(max(0, part), 1) * 100).rounded()) : 0
  }

  private static let mostPages: CGFloat = 1_000_000
  // In points.
  private static let barWidth: CGFloat = 30
  private static let barEdge: CGFloat = 3
}
