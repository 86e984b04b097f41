public import Foundation

/// What is called where the delegate lacks a method: it marks itself and does nothing.
extension UIApplicationDelegate {
  /// The default for a type that does not implement this member.
  public func applicationDidFinishLaunching(_ application: UIApplication) { isMissing() }
  /// The default for a type that does not implement this member.
  public func applicationSignificantTimeChange(_ application: UIApplication) { isMissing() }
  /// The default for a type that does not implement this member.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    isMissing()
    return true
  }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    isMissing()
    return true
  }
  /// The default for a type that does not implement this member.
  public func applicationDidBecomeActive(_ application: UIApplication) { isMissing() }
  /// The default for a type that does not implement this member.
  public func applicationWillResignActive(_ application: UIApplication) { isMissing() }
  /// The default for a type that does not implement this member.
  public func applicationDidEnterBackground(_ application: UIApplication) { isMissing() }
  /// The default for a type that does not implement this member.
  public func applicationWillEnterForeground(_ application: UIApplication) { isMissing() }
  /// The default for a type that does not implement this member.
  public func applicationWillTerminate(_ application: UIApplication) { isMissing() }
  /// The default for a type that does not implement this member.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    isMissing()
    return false
  }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    isMissing()
    return false
  }
  /// The default for a type that does not implement this member.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    isMissing()
    return false
  }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, didReceive notification: UILocalNotification
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    isMissing()
    return []
  }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    isMissing()
    return false
  }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    isMissing()
    return false
  }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool {
    isMissing()
    return false
  }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    isMissing()
    return false
  }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    isMissing()
    return false
  }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    isMissing()
    return false
  }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    isMissing()
    return nil
  }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    isMissing()
    return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
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

extension UIApplicationDelegate {
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, completionHandler: @escaping () -> Void
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func applicationShouldAutomaticallyLocalizeKeyCommands(
    _ application: UIApplication
  ) -> Bool { isMissing(answering: true) }
}
