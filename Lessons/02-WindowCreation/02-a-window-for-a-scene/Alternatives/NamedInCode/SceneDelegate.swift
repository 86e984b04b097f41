import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let window = UIWindow(windowScene: scene as! UIWindowScene)
    self.window = window
    window.makeKeyAndVisible()
    window.rootViewController = NotesViewController()
  }
}
