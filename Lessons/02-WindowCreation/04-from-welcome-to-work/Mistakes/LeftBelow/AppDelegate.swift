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
    let welcome = window?.rootViewController?.view
    window?.rootViewController = TabsViewController()
    for case let button as UIButton in welcome?.subviews ?? [] {
      button.setTitle("Working", for: .normal)
      window?.rootViewController?.view.insertSubview(button, at: 0)
    }
  }
}
