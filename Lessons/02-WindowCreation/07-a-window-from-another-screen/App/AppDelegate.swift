import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // As a MainWindow nib would have it: whoever drew it had a screen of 320 by 480 points.
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window?.rootViewController = PlayerViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
