import UIKit

class AppDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  var clock: ClockViewController?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow(frame: UIScreen.main.bounds)
    clock = ClockViewController(nibName: "ClockView", bundle: nil)
    if let clock { window?.addSubview(clock.view) }
    window?.makeKeyAndVisible()
  }
}
