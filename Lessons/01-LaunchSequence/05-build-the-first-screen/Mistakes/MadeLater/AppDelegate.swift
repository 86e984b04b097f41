import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    DispatchQueue.main.async { [self] in
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = WelcomeViewController()
      window?.makeKeyAndVisible()
    }
    return true
  }
}
