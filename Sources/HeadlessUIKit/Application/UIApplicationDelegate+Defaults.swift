public import Foundation

/// What is called where the delegate lacks a method: it marks itself and does nothing.
extension UIApplicationDelegate {
  /// Stands in for a type that does not have this member.
  public func applicationDidFinishLaunching(_ application: UIApplication) { isMissing() }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    isMissing()
    return true
  }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    isMissing()
    return true
  }
  /// Stands in for a type that does not have this member.
  public func applicationDidBecomeActive(_ application: UIApplication) { isMissing() }
  /// Stands in for a type that does not have this member.
  public func applicationWillResignActive(_ application: UIApplication) { isMissing() }
  /// Stands in for a type that does not have this member.
  public func applicationDidEnterBackground(_ application: UIApplication) { isMissing() }
  /// Stands in for a type that does not have this member.
  public func applicationWillEnterForeground(_ application: UIApplication) { isMissing() }
  /// Stands in for a type that does not have this member.
  public func applicationWillTerminate(_ application: UIApplication) { isMissing() }
  /// Stands in for a type that does not have this member.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { isMissing() }
  /// Stands in for a type that does not have this member.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    isMissing()
    return false
  }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    isMissing()
    return false
  }
  /// Stands in for a type that does not have this member.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    isMissing()
    return false
  }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) { isMissing() }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { isMissing() }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    isMissing()
    return []
  }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    isMissing()
    return false
  }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    isMissing()
    return false
  }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool {
    isMissing()
    return false
  }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    isMissing()
    return false
  }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    isMissing()
    return false
  }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    isMissing()
    return false
  }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    isMissing()
    return nil
  }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) { isMissing() }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) { isMissing() }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    isMissing()
    return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { isMissing() }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) { isMissing() }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) { isMissing() }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) { isMissing() }
  /// Stands in for a type that does not have this member.
  public func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) { isMissing() }
  /// Stands in for a type that does not have this member.
  public var window: UIWindow? {
    get {
      isMissing()
      return nil
    }
    set { isMissing() }
  }
}
