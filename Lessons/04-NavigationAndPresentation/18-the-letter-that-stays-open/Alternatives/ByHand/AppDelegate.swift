import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let stack = UINavigationController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    stack.viewControllers = [InboxViewController()]
    if let open = UserDefaults.standard.string(forKey: "open"), Letters.senders.contains(open) {
      let letter = LetterViewController(from: open)
      letter.draft = UserDefaults.standard.string(forKey: "draft")
      stack.pushViewController(letter, animated: false)
    }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    let letter = stack.topViewController as? LetterViewController
    UserDefaults.standard.set(letter?.sender, forKey: "open")
    UserDefaults.standard.set(letter?.draft, forKey: "draft")
    UserDefaults.standard.synchronize()
  }
}
