import UIKit

class AppDelegate: NSObject, UIApplicationDelegate {
  @IBOutlet var window: UIWindow?
  let large = UIWindow(frame: UIScreen.main.bounds)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window?.rootViewController = PlayerViewController()
    window?.makeKeyAndVisible()
    large.rootViewController = PlayerViewController()
    large.makeKeyAndVisible()
    return true
  }
}
