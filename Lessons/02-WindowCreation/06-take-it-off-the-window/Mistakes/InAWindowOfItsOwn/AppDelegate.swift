import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var front: UIWindow?
  let letter = LetterViewController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    window?.rootViewController = letter
    window?.makeKeyAndVisible()

    front = UIWindow(frame: CGRect(x: 0, y: 440, width: 320, height: 40))
    front?.windowLevel = .statusBar
    front?.rootViewController = BannerViewController()
    front?.isHidden = false
    return true
  }
}
