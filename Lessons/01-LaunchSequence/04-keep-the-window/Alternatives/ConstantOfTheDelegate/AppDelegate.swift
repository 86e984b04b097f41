import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  private let screenWindow = UIWindow(frame: UIScreen.main.bounds)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    screenWindow.rootViewController = GreetingViewController()
    screenWindow.isHidden = false
    return true
  }
}
