import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var lock: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = DocumentViewController()
    window?.makeKeyAndVisible()

    lock = UIWindow(frame: UIScreen.main.bounds)
    lock?.windowLevel = .alert
    lock?.rootViewController = LockViewController(unlock: { [unowned self] in unlock() })
    lock?.makeKeyAndVisible()
    return true
  }

  func unlock() {
    lock?.rootViewController?.viewWillDisappear(false)
    lock?.isHidden = true
    lock?.rootViewController?.viewDidDisappear(false)
    lock = nil
    window?.makeKey()
  }
}
