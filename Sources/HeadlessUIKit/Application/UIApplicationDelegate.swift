public import Foundation

/// What an app may say to the great moments of its life. Every method is optional.
///
/// UIKit asks whether the delegate has a method; Swift on Linux cannot ask. Here each method has a
/// default that marks itself, and a call that ends in the default counts as not made.
public protocol UIApplicationDelegate: NSObjectProtocol {
  // MARK: Launch

  /// Up to iOS 2.x the only did-finish method; later called where the one with options is missing.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// iOS 6.0 and later (rule 14).
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// iOS 3.0 and later (rule 14).
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  // MARK: Run states

  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  /// iOS 4.0 and later.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// iOS 4.0 and later.
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  // MARK: Things that arrive

  /// iOS 2.0 and later; superseded by the variants below.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// iOS 4.2 and later.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// iOS 9.0 and later.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// iOS 3.0 and later.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// iOS 7.0 and later.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )

  // MARK: Questions

  /// iOS 6.0 and later.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// The window that a main storyboard is shown in; iOS 5.0 and later.
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  private func isMissing() {
    Simulator.current.reachedDelegateDefault = true
  }

  public func applicationDidFinishLaunching(_ application: UIApplication) { isMissing() }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    isMissing()
    return true
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    isMissing()
    return true
  }
  public func applicationDidBecomeActive(_ application: UIApplication) { isMissing() }
  public func applicationWillResignActive(_ application: UIApplication) { isMissing() }
  public func applicationDidEnterBackground(_ application: UIApplication) { isMissing() }
  public func applicationWillEnterForeground(_ application: UIApplication) { isMissing() }
  public func applicationWillTerminate(_ application: UIApplication) { isMissing() }
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { isMissing() }
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    isMissing()
    return false
  }
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    isMissing()
    return false
  }
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    isMissing()
    return false
  }
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) { isMissing() }
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { isMissing() }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    isMissing()
    return []
  }
  public var window: UIWindow? {
    get {
      isMissing()
      return nil
    }
    set { isMissing() }
  }

  /// What `@main` on a delegate starts: `UIApplicationMain` with this class.
  public static func main() {
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Self.self))
  }
}
