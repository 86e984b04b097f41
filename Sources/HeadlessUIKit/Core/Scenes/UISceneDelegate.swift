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

  /// The scene takes events from now on.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to take no more events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Comes also when the scene is new, unlike its model in ``UIApplicationDelegate`` (rule 34).
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is no longer on screen.
  func sceneDidEnterBackground(_ scene: UIScene)

  // MARK: Things that arrive

  /// URLs for a scene that is connected; for a new one they are in its connection options.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// An activity is about to come from another device.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// An activity has come from another device.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  // MARK: State that outlives the scene

  /// By what the scene is found again; asked when it is in the background (rule 306).
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// The activity of the scene's life before; iOS 15.0 and later (rule 306).
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// What goes on here from another device did not come. iOS 13.0 and later.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// What the user does was noted down. iOS 13.0 and later.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
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
  /// The user chose a quick action at the app's icon while the scene was connected (rule 321).
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UISceneDelegate {
  /// The default for a type that does not implement this member.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func sceneDidDisconnect(_ scene: UIScene) { isMissing() }
  /// The default for a type that does not implement this member.
  public func sceneDidBecomeActive(_ scene: UIScene) { isMissing() }
  /// The default for a type that does not implement this member.
  public func sceneWillResignActive(_ scene: UIScene) { isMissing() }
  /// The default for a type that does not implement this member.
  public func sceneWillEnterForeground(_ scene: UIScene) { isMissing() }
  /// The default for a type that does not implement this member.
  public func sceneDidEnterBackground(_ scene: UIScene) { isMissing() }
  /// The default for a type that does not implement this member.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { isMissing() }
  /// The default for a type that does not implement this member.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    isMissing()
    return nil
  }
  /// The default for a type that does not implement this member.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) { isMissing() }
}

extension UISceneDelegate {
  /// The default for a type that does not implement this member.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { isMissing() }
}

extension UIWindowSceneDelegate {
  /// The default for a type that does not implement this member.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public var window: UIWindow? {
    get {
      isMissing()
      return nil
    }
    set { isMissing() }
  }
}
