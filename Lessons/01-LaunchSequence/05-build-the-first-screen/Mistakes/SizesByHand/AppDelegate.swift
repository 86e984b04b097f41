import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    var size = CGSize(width: 320, height: 480)
    if UIDevice.current.userInterfaceIdiom == .pad {
      size = CGSize(width: 768, height: 1024)
    } else if #available(iOS 8, *) {
      size = CGSize(width: 375, height: 667)
    }
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window?.rootViewController = WelcomeViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
