import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if #available(iOS 13, *) {
      NotificationCenter.default.addObserver(
        forName: UIScene.willConnectNotification, object: nil, queue: nil
      ) { [unowned self] note in
        guard let windowScene = note.object as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = NotesViewController()
        window?.makeKeyAndVisible()
      }
      return true
    }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = NotesViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
