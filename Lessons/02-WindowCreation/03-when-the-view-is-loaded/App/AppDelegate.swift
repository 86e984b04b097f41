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
    print("giving the window its root controller")
    window?.rootViewController = WelcomeViewController()
    print("showing the window")
    window?.makeKeyAndVisible()
    print("did-finish is over")
    return true
  }
}
