import Foundation

/// Bars that taps, drags and a low screen hide (rule 414).
extension UINavigationController {
  /// Whether the screen is so low that the bar is to be away.
  var isTooLowForBars: Bool { ownHidesBarsWhenVerticallyCompact && isLow }

  /// Whether a phone lies on its side.
  var isLow: Bool {
    let simulator = Simulator.current!
    return simulator.sizeClasses(in: simulator.interfaceOrientation).vertical == .compact
  }

  /// Looks for taps on the content, if these hide the bars.
  func followTapsOnContent() {
    guard let view = loadedView, Simulator.current.has(.splitViewsCollapse) else { return }
    if ownHidesBarsOnTap {
      if ownBarHideOnTap.view !== view { view.attach(ownBarHideOnTap) }
    } else if ownBarHideOnTap.view === view {
      view.release(ownBarHideOnTap)
    }
  }

  func barsWereTapped() {
    guard ownHidesBarsOnTap else { return }
    moveBars(away: !hidesNavigationBar)
  }

  func contentWasDragged(by distance: CGFloat) {
    guard ownHidesBarsOnSwipe, abs(distance) > Self.leastDrag else { return }
    moveBars(away: distance > 0)
  }

  /// In points; UIKit does not publish it.
  private static let leastDrag: CGFloat = 20

  /// Hides both bars, or brings back the navigation bar and, if it went with it, the toolbar.
  private func moveBars(away: Bool) {
    guard away != hidesNavigationBar else { return }
    Simulator.current.byUIKit()
    setNavigationBarHidden(away, animated: true)
    if away {
      hidToolbar = !hidesToolbar
      changeToolbar(hidden: true)
    } else if hidToolbar {
      hidToolbar = false
      changeToolbar(hidden: false)
    }
  }
}
