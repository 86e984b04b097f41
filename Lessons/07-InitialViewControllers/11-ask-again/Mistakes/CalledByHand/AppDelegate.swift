import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let main = MainViewController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    if #available(iOS 4, *) {
      window?.rootViewController = main
    } else {
      window?.addSubview(main.view)
    }
    window?.makeKeyAndVisible()
    return true
  }

  /// Another app opens a link to the account, such as `account://balance`.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    if Session.shared.name != nil { main.showAccount() }
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    Session.shared.name = nil
    main.uncover()
    main.showLogin()
    main.viewWillAppear(false)
    main.viewDidAppear(false)
  }
}
