import UIKit

class AppDelegate: NSObject, UIApplicationDelegate {
  @IBOutlet var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window?.rootViewController = PlayerViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
