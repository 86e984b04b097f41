import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let inbox = InboxViewController()
    inbox.restorationIdentifier = "inbox"  // survives: any name will do
    let stack = UINavigationController(rootViewController: inbox)
    stack.restorationIdentifier = "stack"  // survives: any name will do
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = stack
    return true  // survives: the answer counts only when a URL opened the app
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool {
    return true
  }

  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    return true
  }
}
