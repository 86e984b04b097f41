import EventTrace
public import Foundation

/// The one object that stands for the running app.
///
/// `UIApplicationMain` makes it; a second one is refused (rules 1 and 9).
open class UIApplication: UIResponder {
  /// Held weakly, as UIKit does; the runtime keeps the delegate that it made itself.
  public weak var delegate: (any UIApplicationDelegate)?
  /// What `UIApplicationMain` made and nobody else might hold.
  var ownedDelegate: AnyObject?
  /// What the main nib has, which nobody else might hold.
  var nibObjects: [NSObject] = []

  /// The one application of the process (rule 9, M25).
  public override init() {
    super.init()
    let simulator = Simulator.current!
    guard simulator.application == nil else {
      simulator.raise(.internalInconsistency, "There can only be one UIApplication instance.")
      return
    }
    simulator.application = self
    simulator.rotation.owner = self
  }

  /// The running application; without one, as before `UIApplicationMain`, the process ends.
  public class var shared: UIApplication {
    guard let application = Simulator.current.application else {
      preconditionFailure("UIApplication.shared was used before UIApplicationMain made it.")
    }
    return application
  }

  /// The app's windows that are still held by somebody, from back to front.
  open var windows: [UIWindow] { Simulator.current.windows }
  /// The window that receives keys; nil for none.
  open var keyWindow: UIWindow? { Simulator.current.windows.first { $0.isKeyWindow } }

  /// Whether the app is active, inactive or in the background; iOS 4.0 and later.
  open var applicationState: State {
    let simulator = Simulator.current!
    guard requires("applicationState", since: 4.0) else {
      return .active
    }
    switch simulator.runState {
    case .active: return .active
    case .background: return .background
    case .notRunning, .inactive: return isBehindScenes ? .background : .inactive
    case .ended: return .inactive
    }
  }

  /// Whether none of an app's scenes is in front: it launches without any (rule 1066).
  private var isBehindScenes: Bool {
    let simulator = Simulator.current!
    return simulator.isSceneApp
      && simulator.scenes.allSatisfy {
        $0.activationState == .unattached || $0.activationState == .background
      }
  }

  /// Passes an event on to the windows in which its touches began; iOS 2.0 and later.
  open func sendEvent(_ event: UIEvent) {
    if event.type == .motion { return deliverMotion(event) }
    var told: [UIWindow] = []
    for touch in event.fingers {
      guard let window = touch.window, !told.contains(where: { $0 === window }) else { continue }
      told.append(window)
      window.sendEvent(event)
    }
  }

  /// Has the target perform an action, or without one the first in the responder chain that can;
  /// iOS 2.0 and later.
  ///
  /// - Returns: Whether anybody did.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    Simulator.current.deliver(
      action, to: target.map { $0 as AnyObject }, from: sender, for: event)
  }

  /// The delegate, if it is a responder and has no other place in the chain (rule 182).
  open override var next: UIResponder? {
    if let next: UIResponder = inExtension("next") { return next }
    guard let delegate = delegate as? UIResponder, delegate !== self, !(delegate is UIView),
      !(delegate is UIViewController)
    else { return nil }
    return delegate
  }

  /// Whether the screen stays on by itself. Has no effect here.
  open var isIdleTimerDisabled = false {
    didSet { declaredOnly("UIApplication.isIdleTimerDisabled", oldValue, isIdleTimerDisabled) }
  }
  /// The number on the app's icon; 0 for none. Scripts read it.
  open var applicationIconBadgeNumber: Int {
    get { iconBadge }
    set { iconBadge = newValue }
  }
  /// The same, as the app last set it.
  package final var iconBadge = 0

  /// In the coordinates of the screen; empty while the bar is hidden.
  open var statusBarFrame: CGRect { Simulator.current.statusBarFrame }

  /// What the app is doing, from the user's point of view.
  public enum State: Int, Sendable {
    /// Takes events; is on screen and takes none; is not on screen.
    case active, inactive, background
  }

  /// Why the app was launched; keys of the options that its delegate gets.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the app is launched to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The bundle identifier of the app that asked for it.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The payload of the push notification that launched the app.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The activity that launched the app; iOS 8.0 and later.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The key of the activity's type in that dictionary; iOS 8.0 and later.
    public static let userActivityType = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The quick action that launched the app; iOS 9.0 and later (rule 321).
    public static let shortcutItem = Self(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The app's own notification that launched it; iOS 4.0 and later. None does here.
    public static let localNotification = Self(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// The device was moved, which launched the app; iOS 4.0 and later. It never is here.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// What came with the URL that launched the app; iOS 3.2 and later. Nothing does here.
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// A Bluetooth manager that is restored; iOS 7.0 and later. None is here.
    public static let bluetoothCentrals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// A Bluetooth manager that is restored; iOS 7.0 and later. None is here.
    public static let bluetoothPeripherals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  }

  /// Keys of the options that come with a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bundle identifier of the app that asked for it.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What the app that asked for it gave along; never there here. iOS 9.0 and later.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file is to be used where it is; never there here. iOS 9.0 and later.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  // MARK: Addresses

  /// Whether some app would open the URL. iOS 3.0 and later.
  ///
  /// Here there are the system's own apps. From iOS 9 on, other schemes have to be in the
  /// Info.plist under `LSApplicationQueriesSchemes`, or the answer is no without anybody being asked.
  open func canOpenURL(_ url: URL) -> Bool {
    requires("canOpenURL:", since: 3.0)
    let simulator = Simulator.current!
    let scheme = url.scheme?.lowercased() ?? ""
    if UIApplication.systemSchemes.contains(scheme) { return true }
    let asked = simulator.info("LSApplicationQueriesSchemes") as? [String] ?? []
    if simulator.has(.urlQueriesAreDeclared), !asked.contains(scheme) {
      simulator.console(
        "-canOpenURL: failed for URL: \"\(url)\" - error: \"This app is not allowed to query for "
          + "scheme \(scheme)\"")
      return false
    }
    return simulator.ownSchemes.contains(scheme)
  }
  /// Hands the URL to the app that opens it, and says in a later turn whether there was one.
  /// iOS 10.0 and later.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    requires("openURL:options:completionHandler:", since: 10.0)
    Simulator.current.call("open(_:options:completionHandler:)", on: self, ["\(url)"]) {
      let isOpened = leave(for: url)
      Simulator.current.post("UIApplication.open") { completion?(isOpened) }
    }
  }
  /// Hands the URL to the app that opens it. iOS 2.0 and later; nothing comes of it from iOS 18 on.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    let simulator = Simulator.current!
    return simulator.call("openURL(_:)", on: self, ["\(url)"]) {
      guard simulator.has(.openURLIsRefused) else { return leave(for: url) }
      // M201.
      simulator.console(
        "BUG IN CLIENT OF UIKIT: The caller of UIApplication.openURL(_:) needs to migrate to the "
          + "non-deprecated UIApplication.open(_:options:completionHandler:). Force returning false (NO)."
      )
      return false
    }
  }
}

/// The outcome of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was something new, nothing new, or an error.
  case newData, noData, failed
}

extension UIApplication {
  /// Posted when the launch is over.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the app becomes inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app is in the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app comes back from the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the app is ended.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// The one application of a device.
private final class RunningApplication {
  var application: UIApplication?
}

extension Simulator {
  private static let runningApplicationKey = StateKey { _ in RunningApplication() }
  /// The application object; nil before it is made.
  package internal(set) var application: UIApplication? {
    get { state(Self.runningApplicationKey).application }
    set { state(Self.runningApplicationKey).application = newValue }
  }
}
