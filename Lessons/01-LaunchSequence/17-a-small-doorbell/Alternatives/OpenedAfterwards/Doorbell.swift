import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let door = DoorViewController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    window?.rootViewController = door
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    ring(url)
  }

  // Up to iOS 8.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    ring(url)
  }

  func ring(_ url: URL) -> Bool {
    door.visitor = url.host
    return true
  }
}

class DoorViewController: UIViewController {
  private let words = UILabel()
  var visitor: String? {
    didSet { show() }
  }

  override func loadView() {
    view = words
    words.textAlignment = .center
    show()
  }

  private func show() {
    words.text = (visitor ?? "Nobody") + " is at the door"
  }
}
