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
    window?.rootViewController = WelcomeViewController(whenDone: { [unowned self] in showSecrets() }
    )
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    guard lock == nil, window?.rootViewController is SecretsViewController else { return }
    lock = UIWindow(frame: UIScreen.main.bounds)
    lock?.windowLevel = .alert
    lock?.rootViewController = LockViewController(whenUnlocked: { [unowned self] in unlock() })
    lock?.makeKeyAndVisible()
  }

  func showSecrets() {
    window?.rootViewController = SecretsViewController()
  }

  func unlock() {
    lock?.rootViewController?.viewWillDisappear(false)
    lock?.isHidden = true
    lock?.rootViewController?.viewDidDisappear(false)
    lock = nil
    window?.makeKey()
  }
}
