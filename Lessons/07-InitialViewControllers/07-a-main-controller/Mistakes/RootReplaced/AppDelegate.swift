import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    showNext()
    window?.makeKeyAndVisible()
    return true
  }

  func showNext() {
    if !UserDefaults.standard.bool(forKey: "wasWelcomed") {
      let welcome = WelcomeViewController()
      welcome.whenDone = { [unowned self] in
        UserDefaults.standard.set(true, forKey: "wasWelcomed")
        showNext()
      }
      window?.rootViewController = welcome
    } else if Session.shared.name == nil {
      let login = LoginViewController()
      login.whenDone = { [unowned self] in showNext() }
      window?.rootViewController = login
    } else {
      let tabs = TabsViewController()
      tabs.whenLoggedOut = { [unowned self] in showNext() }
      window?.rootViewController = tabs
    }
  }
}
