import EventTrace
public import Foundation

/// One instance of the app's interface, with a life of its own; iOS 13.0 and later.
///
/// UIKit makes scenes when the user opens the app. One scene at a time is modelled.
open class UIScene: UIResponder {
  /// What the scene is an instance of, in the app switcher also without a scene.
  public let session: UISceneSession
  /// Who hears of the scene's life; the scene keeps it alive.
  public var delegate: (any UISceneDelegate)?
  public package(set) var activationState = ActivationState.unattached
  /// What the app switcher shows below the scene.
  open var title: String! = ""

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    Self.requiresClass(since: 13.0)
    self.session = session
    super.init()
  }

  /// What a scene is doing, from the user's point of view.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
}

extension UIScene {
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene that shows windows; iOS 13.0 and later.
open class UIWindowScene: UIScene {
  public var screen: UIScreen { Simulator.current.screen }

  /// Where the scene's windows are; iOS 13.0 and later. A scene fills the screen here.
  public var coordinateSpace: any UICoordinateSpace {
    requires("coordinateSpace", since: 13.0, screen)
  }

  /// The scene's windows that are still held by somebody, from back to front.
  public var windows: [UIWindow] { Simulator.current.windows.filter { $0.scene === self } }

  /// iOS 15.0 and later.
  public var keyWindow: UIWindow? {
    guard requires("keyWindow", since: 15.0) else {
      return nil
    }
    return windows.first { $0.isKeyWindow }
  }
}
