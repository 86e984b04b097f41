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
  public var windows: [UIWindow] { Simulator.current.windows }
  public var keyWindow: UIWindow? { Simulator.current.windows.first { $0.isKeyWindow } }

  /// iOS 4.0 and later.
  public var applicationState: State {
    let simulator = Simulator.current!
    guard requires("applicationState", since: 4.0) else {
      return .active
    }
    switch simulator.runState {
    case .active: return .active
    case .background: return .background
    case .notRunning, .inactive, .ended: return .inactive
    }
  }

  /// Passes an event on to the window in which its touches began; iOS 2.0 and later.
  open func sendEvent(_ event: UIEvent) {
    guard let window = event.allTouches?.first?.window else { return }
    window.sendEvent(event)
  }

  public var isStatusBarHidden: Bool {
    get { Simulator.current.interface.isStatusBarHidden }
    set { Simulator.current.interface.isStatusBarHidden = newValue }
  }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0

  /// In the coordinates of the screen; empty while the bar is hidden.
  public var statusBarFrame: CGRect { Simulator.current.statusBarFrame }

  /// What the app is doing, from the user's point of view.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// Why the app was launched; keys of the options that its delegate gets.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// iOS 8.0 and later.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The key of the activity's type in that dictionary; iOS 8.0 and later.
    public static let userActivityType = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  }

  /// Keys of the options that come with a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }
}

/// The outcome of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

extension UIApplication {
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// The one application of a device.
private final class RunningApplication {
  var application: UIApplication?
}

extension Simulator {
  private static let runningApplicationKey = StateKey { _ in RunningApplication() }
  package internal(set) var application: UIApplication? {
    get { state(Self.runningApplicationKey).application }
    set { state(Self.runningApplicationKey).application = newValue }
  }
}
