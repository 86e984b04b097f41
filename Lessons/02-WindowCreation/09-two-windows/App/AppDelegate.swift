import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var veil: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let veil = UIWindow(frame: UIScreen.main.bounds)
    veil.windowLevel = .alert
    veil.backgroundColor = .lightGray
    veil.rootViewController = VeilViewController(lift: { [unowned self] in self.veil = nil })
    veil.isHidden = false
    self.veil = veil

    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    window?.rootViewController = DocumentViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
