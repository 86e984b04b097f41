import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = WelcomeViewController(whenDone: { [unowned self] in startWork() })
    window?.makeKeyAndVisible()
    return true
  }

  func startWork() {
    guard let window = window else { return }
    let tabs = TabsViewController()
    UIView.transition(
      with: window, duration: 0.3, options: .transitionCrossDissolve,
      animations: { window.rootViewController = tabs })
  }
}
