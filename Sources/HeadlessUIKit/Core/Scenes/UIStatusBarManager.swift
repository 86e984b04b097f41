public import Foundation

/// The status bar of a scene; iOS 13.0 and later.
public final class UIStatusBarManager: NSObject {
  /// The style of the bar; iOS 13.0 and later.
  public var statusBarStyle: UIStatusBarStyle { Simulator.current.interface.statusBarStyle }
  /// Whether no bar is there; iOS 13.0 and later.
  public var isStatusBarHidden: Bool { Simulator.current.statusBarHeight == 0 }
  /// In the coordinates of the scene; empty while the bar is hidden. iOS 13.0 and later.
  public var statusBarFrame: CGRect { Simulator.current.statusBarFrame }
}

extension UIWindowScene {
  /// What says how the scene's status bar is; iOS 13.0 and later.
  public var statusBarManager: UIStatusBarManager? {
    requires("statusBarManager", since: 13.0, Simulator.current.statusBarManager)
  }
}

extension Simulator {
  private static let statusBarManagerKey = StateKey { _ in UIStatusBarManager() }
  fileprivate var statusBarManager: UIStatusBarManager { state(Self.statusBarManagerKey) }
}
