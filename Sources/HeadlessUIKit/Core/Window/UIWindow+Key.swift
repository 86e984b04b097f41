public import Foundation

// What is told of windows. Which comes first, these or the appearance of the root controller, no
// source says (Q14): they come at the end of what they tell of.
extension UIWindow {
  /// Posted when a window is shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window has become the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer the key window.
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

  /// Whether the user could see the window, if nothing covered it.
  fileprivate var isShown: Bool { !drawnHidden && !staysDark }

  final func tell(_ name: Notification.Name) {
    Simulator.current.notificationCenter.postWhereHeard(name, object: self)
  }
}

extension Simulator {
  /// Finds a new key window when the old one was hidden or is gone (rule 179).
  func passKeyOn(to place: KeyHeir) {
    guard !isDead, runState != .ended, !windows.contains(where: \.isKey) else { return }
    let shown = windows.filter(\.isShown)
    (place == .first ? shown.first : shown.last)?.becomeKeyWindow()
  }

  /// Which of the windows that are left becomes the key window: the one at the back or in front.
  enum KeyHeir {
    case first, topmost
  }
}
