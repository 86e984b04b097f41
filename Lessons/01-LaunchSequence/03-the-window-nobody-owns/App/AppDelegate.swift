import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .white
    window.rootViewController = GreetingViewController()
    window.makeKeyAndVisible()
    countByHand(window)
    return true
  }

  /// Does what the launch argument `-byHand` says, in the words of the time before ARC.
  private func countByHand(_ window: UIWindow) {
    let words = UserDefaults.standard.string(forKey: "byHand") ?? ""
    if words.contains("retain") { _ = Unmanaged.passRetained(window) }
    if words.contains("release") { Unmanaged.passUnretained(window).release() }
  }
}
