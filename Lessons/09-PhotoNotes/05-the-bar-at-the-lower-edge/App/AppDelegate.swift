import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    let notes = NotesViewController()
    if UserDefaults.standard.bool(forKey: "alone") {
      window?.rootViewController = notes
    } else {
      let tabs = UITabBarController()
      tabs.viewControllers = [notes, UIViewController()]
      window?.rootViewController = tabs
    }
    window?.makeKeyAndVisible()
    return true
  }
}
