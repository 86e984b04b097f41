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
    guard let item = ownBar.itemShown, let allows = askWhetherToPop(item) else {
      _ = popViewController(animated: true)
      return
    }
    guard allows, !simulator.isDead else { return }
    if simulator.has(.backButtonPopsForTheApp) {
      _ = popViewController(animated: true)
    } else if ownBar.itemShown === item {
      ownBar.pop(1)
    }
  }

  /// What the app's class says of an item that is to go; nil where it does not answer.
  private func askWhetherToPop(_ item: UINavigationItem) -> Bool? {
    guard let delegate = self as? any UINavigationBarDelegate else { return nil }
    let simulator = Simulator.current!
    return simulator.callOptional(
      .query, on: self, "navigationBar(_:shouldPop:)",
      [simulator.name(of: ownBar), item.title.map { "\"\($0)\"" } ?? "UINavigationItem"],
      { delegate.navigationBar(ownBar, shouldPop: item) })
  }

  /// Takes the items of controllers off that have left the stack; up to iOS 12 the app's class is asked about a
  /// single one (rule 1189).
  func popItems(_ count: Int) {
    if count == 1, Simulator.current.has(.popsByCodeAskTheApp), let item = ownBar.itemShown {
      _ = askWhetherToPop(item)
      guard ownBar.itemShown === item else { return }
    }
    ownBar.pop(count)
  }
}
