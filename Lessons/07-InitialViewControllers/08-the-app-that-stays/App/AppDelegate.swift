import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let main = MainViewController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    window?.addSubview(main.view)
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {}

  func applicationDidEnterBackground(_ application: UIApplication) {
    if UserDefaults.standard.bool(forKey: "asksAgain") { main.showLogin() }
  }

  func applicationWillEnterForeground(_ application: UIApplication) {}
}
