public import Foundation

/// What an app may say to the great moments of its life. Every method is optional.
///
/// UIKit asks whether the delegate has a method; Swift on Linux cannot ask. Here each method has a
/// default that marks itself, and a call that ends in the default counts as not made.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  // MARK: Launch

  /// Up to iOS 2.x the only did-finish method; later called where the one with options is missing.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The first of two launch methods; false refuses a URL. iOS 6.0 and later (rule 14).
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The launch is nearly over: here an app without scenes shows its window; iOS 3.0 and later
  /// (rule 14).
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  // MARK: Run states

  /// The app takes events from now on.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to take no more events.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is no longer on screen; iOS 4.0 and later.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to be on screen again; iOS 4.0 and later.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to be ended.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short: the delegate hears it first (rule 45).
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Midnight has passed, or the time changed otherwise; iOS 2.0 and later (rule 733).
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// The device was locked, and protected files are about to be closed; iOS 4.0 and later (rule 730).
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// The device was unlocked, and protected files can be read; iOS 4.0 and later (rule 730).
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  // MARK: Things that arrive

  /// iOS 2.0 and later; superseded by the variants below.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Another app asks to open a URL; false if the app cannot; iOS 4.2 and later.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// Another app asks to open a URL; false if the app cannot; iOS 9.0 and later.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// A notification that the app has scheduled comes while it is in front; iOS 4.0 and later (rule 927).
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)
  /// The user has answered what the app may show; iOS 8.0 and later (rule 927).
  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  /// A push notification has come; iOS 3.0 and later.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// A push notification has come, and there is time to fetch what it announces: call the handler at the end;
  /// called in place of the one before where the delegate has it; iOS 7.0 and later (rule 322).
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// The user chose a quick action at the app's icon; iOS 9.0 and later (rule 321).
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// No messages come from elsewhere, because the app may have none; iOS 3.0 and later (rule 966).
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Messages from elsewhere come to the device of that token; never here. iOS 3.0 and later.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// There is time to fetch content; call the handler at the end; iOS 7.0 and later.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )

  /// iOS 8.0 and later; comes before the activity itself (T6, T7).
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// iOS 8.0 and later; the handler takes the responders that go on with the activity.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  // MARK: State that outlives the app

  /// iOS 6.0 and later; asked after the app went into the background (rule 38).
  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool
  /// iOS 6.0 and later; asked between will-finish and did-finish when a state was saved (rule 13).
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool
  /// What is asked in place of the one without `Secure` where the delegate has it; iOS 13.2 and later
  /// (rule 303).
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// What is asked in place of the one without `Secure` where the delegate has it; iOS 13.2 and later
  /// (rule 303).
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// The controller at that path of restoration identifiers, which is to get its state again; nil for
  /// one that is there or in a storyboard; iOS 6.0 and later (rules 169 and 301).
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// iOS 6.0 and later; comes once the app said that its state is worth saving (rule 38).
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// iOS 6.0 and later; comes once everything is restored, before did-finish (rule 169).
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

  // MARK: Scenes

  /// iOS 13.0 and later; asked when a new session is made, not when a known one comes back
  /// (rule 40).
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// iOS 13.0 and later; the user closed the sessions in the app switcher (rule 42).
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  // MARK: The status bar

  /// The interface is about to be turned; not called in an app with scenes.
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)
  /// The interface was turned; not called in an app with scenes.
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
  /// The status bar is about to get another frame.
  func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
  /// The status bar has got another frame; with the old one.
  func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)

  // MARK: Questions

  /// The orientations that the app allows in a window; iOS 6.0 and later.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// The window that a main storyboard is shown in; iOS 5.0 and later.
  var window: UIWindow? { get set }
  /// What goes on here from another device did not come. iOS 8.0 and later.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// What the user does was noted down. iOS 8.0 and later.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Downloads that went on without the app have news. iOS 7.0 and later.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// The user has chosen an action of a local message. iOS 8.0 and later.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, completionHandler: @escaping () -> Void)
  /// The user has chosen an action of a message from elsewhere. iOS 8.0 and later.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
  /// The user has chosen an action of a local message, with an answer. iOS 9.0 and later.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void)
  /// The user has chosen an action of a message from elsewhere, with an answer. iOS 9.0 and later.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
  /// The app on a watch asks something. iOS 8.2 and later.
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void)
  /// The app is to ask whether it may read health data. iOS 9.0 and later.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  /// Whether extensions of that kind may run in the app, such as keyboards. iOS 8.0 and later.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool
  /// Whether the system finds keys that other keyboards have. iOS 15.0 and later.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
}
