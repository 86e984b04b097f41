import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let skipsWelcome = UserDefaults.standard.bool(forKey: "skipsWelcome")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    window?.rootViewController = skipsWelcome ? LoginViewController() : WelcomeViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
