import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if #available(iOS 13, *) { return true }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = NotesViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
