import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var lock: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window?.rootViewController = DocumentViewController()
    window?.makeKeyAndVisible()

    lock = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    lock?.windowLevel = .alert
    lock?.rootViewController = LockViewController(unlock: { [unowned self] in unlock() })
    lock?.makeKeyAndVisible()
    return true
  }

  func unlock() {
    lock?.isHidden = true
    lock = nil
    window?.makeKey()  // survives: with two windows UIKit can pick only this one
  }
}
