import UIKit

var mainWindow: UIWindow?

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = GreetingViewController()
    window.makeKeyAndVisible()
    mainWindow = window
    return true
  }
}
