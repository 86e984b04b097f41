import EventTrace
public import Foundation

/// One instance of the app's interface, with a life of its own; iOS 13.0 and later.
///
/// UIKit makes a scene when the user opens the app, and more when the app asks for them (rule 323).
open class UIScene: UIResponder {
  /// What the scene is an instance of, in the app switcher also without a scene.
  public let session: UISceneSession
  /// Who hears of the scene's life; the scene keeps it alive.
  public var delegate: (any UISceneDelegate)?
  /// Whether it is in front, takes events, or is in the background.
  public package(set) var activationState: ActivationState {
    get {
      let simulator = Simulator.current!
      return simulator.standInScene === self ? simulator.standInState : ownActivationState
    }
    set { ownActivationState = newValue }
  }
  private var ownActivationState = ActivationState.unattached
  /// What the app switcher shows below the scene.
  open var title: String! = "" {
    didSet { declaredOnly("UIScene.title", oldValue, title) }
  }

  /// Makes a scene; UIKit calls it.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    Self.requiresClass(since: 13.0)
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { Simulator.current.application }

  /// What a scene is doing, from the user's point of view.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front with or without events, or not on screen.
    case foregroundActive, foregroundInactive, background
  }
}

extension UIScene {
  /// Whether the pointer is kept in the scene; nil where it cannot be, as here. iOS 14.0 and later.
  public var pointerLockState: UIPointerLockState? {
    requires("pointerLockState", since: 14.0, nil)
  }
  /// Posted before the scene is connected.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted when the scene is gone.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when the scene takes events.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before the scene takes no more events.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before the scene comes on screen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when the scene is no longer on screen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene that shows windows; iOS 13.0 and later.
open class UIWindowScene: UIScene {
  /// The screen that it is on.
  public var screen: UIScreen { Simulator.current.screen }

  /// The traits of the scene: those of its screen; iOS 13.0 and later.
  public var traitCollection: UITraitCollection {
    requires("traitCollection", since: 13.0, screen.traitCollection)
  }
  /// Where the scene's windows are; iOS 13.0 and later. A scene fills the screen here.
  public var coordinateSpace: any UICoordinateSpace {
    requires("coordinateSpace", since: 13.0, screen)
  }

  /// The scene's windows that are still held by somebody, from back to front.
  public var windows: [UIWindow] {
    let simulator = Simulator.current!
    let takesAll = simulator.standInScene === self
    return simulator.windows.filter { $0.scene === self || (takesAll && $0.scene == nil) }
  }

  /// The scene's key window; nil for none; iOS 15.0 and later.
  public var keyWindow: UIWindow? {
    guard requires("keyWindow", since: 15.0) else {
      return nil
    }
    return windows.first { $0.isKeyWindow }
  }
}

/// Whether the pointer is kept in a scene; iOS 14.0 and later. There is none here.
public final class UIPointerLockState: NSObject {
  /// Whether it is.
  public var isLocked: Bool { false }
  /// Posted when that has changed, which it never does here.
  public nonisolated static let didChangeNotification = Notification.Name(
    "UIPointerLockStateDidChangeNotification")
  /// Under which the scene is.
  public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"

  private override init() { super.init() }
}
