import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var notice: UIWindow?

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
    notice = UIWindow(frame: UIScreen.main.bounds)
    notice?.windowLevel = .alert
    notice?.rootViewController = NoticeViewController(
      word: word, read: { [unowned self] in read() })
    notice?.isHidden = false
  }

  func read() {
    notice?.rootViewController?.viewWillDisappear(false)
    notice?.isHidden = true
    notice = nil
  }
}
