import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let guide = Guide()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let list = ListViewController(guide: guide)
    list.title = "Guide"
    let album = AlbumViewController(guide: guide)
    album.title = "Album"
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: list), album]
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    guide.dropPictures()
  }
}
