import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = WelcomeViewController(whenDone: { [unowned self] in startWork() })
    window?.makeKeyAndVisible()
    return true
  }

  func startWork() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.window?.rootViewController = TabsViewController()
    }
  }
}
