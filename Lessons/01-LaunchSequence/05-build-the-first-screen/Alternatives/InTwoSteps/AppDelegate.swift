import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let screen = UIScreen.main
    let window = UIWindow()
    window.frame = CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.bounds.height)
    window.rootViewController = WelcomeViewController()
    self.window = window
    window.isHidden = false
    window.makeKey()
    return true
  }
}
