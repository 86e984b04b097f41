import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    window?.rootViewController = MainViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    let visitors = UserDefaults.standard.integer(forKey: "visitors")
    UserDefaults.standard.set(visitors + 1, forKey: "visitors")
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    exit(0)
  }
}
