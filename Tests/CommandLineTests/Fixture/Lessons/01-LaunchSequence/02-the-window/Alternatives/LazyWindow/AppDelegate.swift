import UIKit

@main
class AppDelegate: NSObject, UIApplicationDelegate {
  private lazy var firstWindow = UIWindow(frame: UIScreen.main.bounds)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    firstWindow.rootViewController = RootViewController()
    firstWindow.makeKeyAndVisible()
    return true
  }
}
