import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let lock = Lock()
  var hasBegun = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = WelcomeViewController(whenDone: { [weak self] in
      self?.hasBegun = true
      self?.window?.rootViewController = SecretsViewController()
    })
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    guard hasBegun else { return }
    lock.close(whenOpened: { [weak self] in self?.window?.makeKey() })
  }
}
