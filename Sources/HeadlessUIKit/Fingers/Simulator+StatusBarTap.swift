import EventTrace
import Foundation

/// A tap on the status bar (rule 407).
extension Simulator {
  /// A finger taps the status bar: the scroll view that wants it goes to its top.
  ///
  /// - Returns: The scroll view; nil where none or several want it.
  @discardableResult
  package func tapStatusBar() -> UIScrollView? {
    guard !isDead, statusBarHeight > 0 else { return nil }
    let willing = windows.flatMap(\.tree).compactMap { $0 as? UIScrollView }
      .filter { $0.scrollsToTop && $0.isOnScreen }
    let chosen =
      configuration.device.idiom == .pad
      ? willing.min { $0.frameOnScreen.minY < $1.frameOnScreen.minY }
      : willing.count == 1 ? willing.first : nil
    guard let chosen else {
      if willing.count > 1 {
        diagnose(
          "severalScrollToTop", rule: 407, on: willing.first,
          "\(willing.count) scroll views on screen have scrollsToTop set, so a tap on the status bar "
            + "scrolls none of them.")
      }
      return nil
    }
    chosen.scrollToTop()
    return chosen
  }
}

extension UIView {
  /// Whether it can be seen somewhere on the screen.
  fileprivate final var isOnScreen: Bool {
    guard let window = drawnWindow else { return false }
    for view in sequence(first: self as UIView, next: \.drawnSuperview)
    where view.drawnHidden || view.drawnAlpha <= 0.01 { return false }
    return frameOnScreen.overlaps(window.frameOnScreen)
  }
}
