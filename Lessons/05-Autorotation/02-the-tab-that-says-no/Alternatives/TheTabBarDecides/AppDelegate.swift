import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = GuideTabBarController()
    tabs.viewControllers = [
      MapViewController(), ListViewController(),
      UINavigationController(rootViewController: HelpViewController()),
    ]
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}
