import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let clock = ClockViewController()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window?.backgroundColor = .white
    window?.addSubview(clock.view)
    window?.makeKeyAndVisible()
  }
}
