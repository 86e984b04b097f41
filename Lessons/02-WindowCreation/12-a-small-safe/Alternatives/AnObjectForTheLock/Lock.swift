import UIKit

/// The window that lies over the secrets, while it is there.
class Lock {
  private var window: UIWindow?

  var isClosed: Bool { window != nil }

  func close(whenOpened: @escaping () -> Void) {
    guard !isClosed else { return }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert + 1
    window.rootViewController = LockViewController(whenUnlocked: { [unowned self] in
      open()
      whenOpened()
    })
    window.makeKeyAndVisible()
    self.window = window
  }

  private func open() {
    window?.isHidden = true
    window = nil
  }
}
