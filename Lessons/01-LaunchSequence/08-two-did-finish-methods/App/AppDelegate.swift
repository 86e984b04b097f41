import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  // Since iOS 2.
  func applicationDidFinishLaunching(_ application: UIApplication) {
    show("Old start")
  }

  // Since iOS 3.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    show("New start")
    return true
  }

  /// Makes the window as on iOS 3, where a window had no root view controller.
  private func show(_ text: String) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    label.text = text
    window?.addSubview(label)
    window?.makeKeyAndVisible()
  }
}
