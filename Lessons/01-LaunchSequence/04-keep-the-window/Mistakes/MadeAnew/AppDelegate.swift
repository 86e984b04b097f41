import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    makeWindow()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    window = nil
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    makeWindow()
  }

  private func makeWindow() {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = GreetingViewController()
    window?.makeKeyAndVisible()
  }
}
