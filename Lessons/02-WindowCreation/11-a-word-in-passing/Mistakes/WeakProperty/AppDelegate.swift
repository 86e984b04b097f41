import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  weak var notice: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = DocumentViewController(saved: { [unowned self] in say("Saved") })
    window?.makeKeyAndVisible()
    return true
  }

  func say(_ word: String) {
    notice?.isHidden = true
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert
    window.rootViewController = NoticeViewController(
      word: word, read: { [unowned self] in read() })
    window.isHidden = false
    notice = window
  }

  func read() {
    notice?.isHidden = true
    notice = nil
  }
}
