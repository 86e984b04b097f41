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

  var isAway = false

  func applicationDidEnterBackground(_ application: UIApplication) {
    isAway = true
  }

  // A call has ended, and the user has not left.
  func applicationDidBecomeActive(_ application: UIApplication) {
    if lock != nil && !isAway { unlock() }
  }

  func applicationWillResignActive(_ application: UIApplication) {
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
    lock?.isHidden = true
    lock = nil
    isAway = false
    window?.makeKey()
  }
}
