import UIKit

class AppDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let nib = UIDevice.current.userInterfaceIdiom == .pad ? "ClockView-iPad" : "ClockView"
    window?.rootViewController = ClockViewController(nibName: nib, bundle: nil)
    window?.makeKeyAndVisible()
    return true
  }
}
