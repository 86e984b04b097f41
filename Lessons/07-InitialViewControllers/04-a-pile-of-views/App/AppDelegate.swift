import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let isLazy = UserDefaults.standard.bool(forKey: "isLazy")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = isLazy ? LazyMainViewController() : PileMainViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
