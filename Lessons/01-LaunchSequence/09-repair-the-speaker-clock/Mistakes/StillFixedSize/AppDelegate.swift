import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window?.backgroundColor = .white
    window?.rootViewController = ClockViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
