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
    window?.rootViewController = UINavigationController(
      rootViewController: ProgrammeViewController())
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    let navigation = window?.rootViewController as? UINavigationController
    var top = navigation?.topViewController
    if let presented = navigation?.presentedViewController, !presented.isBeingDismissed {
      top = presented
    }
    return top?.supportedInterfaceOrientations ?? .all
  }
}
