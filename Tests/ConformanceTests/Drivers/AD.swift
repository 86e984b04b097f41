import EventTrace
import Foundation
import HeadlessUIKit

/// The application's delegate of most traces: it has every method and prints the application's state.
class AD: UIResponder, UIApplicationDelegate {
  let stage: TraceApp
  /// Makes the root controller of the window; nil for an app without one.
  let root: (() -> UIViewController)?
  var window: UIWindow?
  /// Whether the window is made in the first of the two launch methods, as restoration needs it.
  var makesWindowEarly = false
  /// What the app does when it is launched.
  var whenLaunched: (AD) -> Void = { _ in }
  /// What the app does once it is active.
  var whenActive: (AD) -> Void = { _ in }

  init(stage: TraceApp, root: (() -> UIViewController)? = nil) {
    self.stage = stage
    self.root = root
  }

  private func note() {
    // The state exists from iOS 4 on.
    guard stage.iOS >= 4.0 else { return }
    stage.note("\(UIApplication.shared.applicationState)")
  }

  // MARK: Launch

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note()
    if makesWindowEarly { makeWindow() }
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note()
    if !makesWindowEarly { makeWindow() }
    whenLaunched(self)
    return true
  }
  /// iOS 2 knows only this one.
  func applicationDidFinishLaunching(_ application: UIApplication) {
    makeWindow()
  }

  private func makeWindow() {
    guard let root else { return }
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    let controller = root()
    // Windows have root controllers from iOS 4 on; before, the app adds the view itself.
    if stage.iOS >= 4.0 {
      window.rootViewController = controller
    } else {
      window.addSubview(controller.view)
    }
    window.makeKeyAndVisible()
  }

  // MARK: Run states

  func applicationDidBecomeActive(_ application: UIApplication) {
    note()
    whenActive(self)
  }
  func applicationWillResignActive(_ application: UIApplication) { note() }
  func applicationDidEnterBackground(_ application: UIApplication) { note() }
  func applicationWillEnterForeground(_ application: UIApplication) { note() }
  func applicationWillTerminate(_ application: UIApplication) { note() }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  // MARK: Things that arrive

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    note()
    return true
  }
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) { note() }
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    note()
    return true
  }
  func application(
    _ application: UIApplication, continue userActivity: HeadlessUIKit.NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    note()
    return true
  }

  // MARK: State that outlives the app

  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool {
    note()
    return true
  }
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    note()
    return true
  }
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    note()
  }
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String],
    coder: NSCoder
  ) -> UIViewController? { window?.rootViewController }

  // MARK: Scenes

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

/// The delegate of a scene that makes its window in code.
final class Scene: UIResponder, UIWindowSceneDelegate {
  let root: () -> UIViewController
  var window: UIWindow?

  init(root: @escaping () -> UIViewController) {
    self.root = root
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = root()
    window?.makeKeyAndVisible()
  }
  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
}
