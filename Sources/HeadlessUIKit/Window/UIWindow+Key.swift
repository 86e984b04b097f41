public import Foundation

// What is told of windows. Which comes first, these or the appearance of the root controller, no
// source says (Q14): they come at the end of what they tell of.
extension UIWindow {
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// Makes this the window that keys go to, and tells both; a window that has been it stays it.
  final func becomeKeyWindow() {
    guard !isKey else { return }
    for window in Simulator.current.windows where window.isKey { window.resignKeyWindow() }
    isKey = true
    becomeKey()
    tell(UIWindow.didBecomeKeyNotification)
  }

  final func resignKeyWindow() {
    guard isKey else { return }
    isKey = false
    resignKey()
    tell(UIWindow.didResignKeyNotification)
  }

  final func tell(_ name: Notification.Name) {
    Simulator.current.notificationCenter.postWhereHeard(name, object: self)
  }
}
