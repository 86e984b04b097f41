import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let letter = LetterViewController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    window?.rootViewController = letter

    let banner = UILabel(frame: CGRect(x: 0, y: 440, width: 320, height: 40))
    banner.text = "Draft"
    window?.addSubview(banner)

    window?.makeKeyAndVisible()
    return true
  }
}
