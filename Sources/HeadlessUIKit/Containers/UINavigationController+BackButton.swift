import EventTrace
import Foundation

/// The way back that the bar offers. The controller is the delegate of its bar, and a class of the app may
/// answer for it (rule 325).
extension UINavigationController: NavigationBarManager {
  func barStyleChanged() {
    if loadedView?.drawnWindow != nil { Simulator.current.updateStatusBar() }
  }

  func goBackByButton() {
    let simulator = Simulator.current!
    let innermost = innermost
    guard innermost === self else { return _ = innermost.popViewController(animated: true) }
    guard let delegate = self as? any UINavigationBarDelegate,
      let item = navigationBar.itemShown,
      let allows = simulator.callOptional(
        .query, on: self, "navigationBar(_:shouldPop:)",
        [simulator.name(of: navigationBar), item.title.map { "\"\($0)\"" } ?? "UINavigationItem"],
        { delegate.navigationBar(navigationBar, shouldPop: item) })
    else {
      _ = popViewController(animated: true)
      return
    }
    guard allows, !simulator.isDead else { return }
    if simulator.has(.backButtonPopsForTheApp) {
      _ = popViewController(animated: true)
    } else if navigationBar.itemShown === item {
      navigationBar.pop(1)
    }
  }
}
