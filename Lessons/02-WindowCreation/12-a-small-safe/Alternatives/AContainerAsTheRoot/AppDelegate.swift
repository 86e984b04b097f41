import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var lockWindow: UIWindow?
  private let main = FlowController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = main
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    guard main.isOpen, lockWindow == nil else { return }
    let w = UIWindow(frame: UIScreen.main.bounds)
    w.windowLevel = .alert
    w.rootViewController = LockViewController { [weak self] in self?.unlock() }
    w.makeKeyAndVisible()
    lockWindow = w
  }

  private func unlock() {
    lockWindow?.isHidden = true
    lockWindow = nil
    window?.makeKeyAndVisible()
  }
}
