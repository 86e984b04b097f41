import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let map = MapViewController()
  let compass = CompassViewController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    window?.addSubview(map.view)
    compass.view.frame = CGRect(x: 220, y: 380, width: 80, height: 80)
    window?.addSubview(compass.view)
    window?.makeKeyAndVisible()
    return true
  }
}
