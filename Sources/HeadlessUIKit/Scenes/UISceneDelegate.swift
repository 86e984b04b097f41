public import Foundation

// Isolation is written out: what inherits from a protocol does not take the module's default over.

/// What an app may say to the great moments of a scene's life; iOS 13.0 and later. Every method is
/// optional, and what the delegate lacks is found out as with ``UIApplicationDelegate``.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  // MARK: Connection

  /// The scene is there and wants its windows (rule 40).
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is closed; its session may come back (rule 42).
  func sceneDidDisconnect(_ scene: UIScene)

  // MARK: Run states

  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  /// Comes also when the scene is new, unlike its model in ``UIApplicationDelegate`` (rule 34).
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)

  // MARK: Things that arrive

  /// URLs for a scene that is connected; for a new one they are in its connection options.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

/// The delegate of a scene with windows; iOS 13.0 and later.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that a storyboard is shown in.
  var window: UIWindow? { get set }
  /// The scene was turned; the arguments tell how it was before.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { isMissing() }
  public func sceneDidDisconnect(_ scene: UIScene) { isMissing() }
  public func sceneDidBecomeActive(_ scene: UIScene) { isMissing() }
  public func sceneWillResignActive(_ scene: UIScene) { isMissing() }
  public func sceneWillEnterForeground(_ scene: UIScene) { isMissing() }
  public func sceneDidEnterBackground(_ scene: UIScene) { isMissing() }
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    isMissing()
  }
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    isMissing()
  }
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { isMissing() }
}

extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { isMissing() }
  public var window: UIWindow? {
    get {
      isMissing()
      return nil
    }
    set { isMissing() }
  }
}
