import UIKit

class AppDelegate: NSObject, UIApplicationDelegate {
  @IBOutlet var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window?.rootViewController = ClockViewController()
    window?.makeKeyAndVisible()
  }
}
