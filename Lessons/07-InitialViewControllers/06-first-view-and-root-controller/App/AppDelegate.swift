import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let tabs = TabsViewController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    switch UserDefaults.standard.string(forKey: "tabsAre") {
    case "view in the window": window?.addSubview(tabs.view)
    case "root controller": window?.rootViewController = tabs
    default: window?.rootViewController = MainViewController(content: tabs)
    }
    window?.makeKeyAndVisible()
    return true
  }
}
