import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = GreetingViewController()
    window.makeKeyAndVisible()
    DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { _ = window.isHidden }
    return true
  }
}
