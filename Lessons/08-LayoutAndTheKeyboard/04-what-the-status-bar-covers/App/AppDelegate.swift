import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let news = NewsViewController()
    // Before the view is loaded: the property is read when it is made.
    news.wantsFullScreenLayout = UserDefaults.standard.bool(forKey: "fullScreen")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = news
    window?.makeKeyAndVisible()
    return true
  }
}
