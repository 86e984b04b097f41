import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let photo = PhotoViewController(photo: Album.garden)
    let comments = CommentsViewController(photo: Album.garden)
    comments.tabBarItem = UITabBarItem(title: "Comments", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.setViewControllers([photo, comments], animated: false)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}
