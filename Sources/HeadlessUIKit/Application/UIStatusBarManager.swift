public import Foundation

/// What a scene's status bar is like; iOS 13.0 and later.
public final class UIStatusBarManager: NSObject {
  override init() {
    Self.requiresClass(since: 13.0)
    super.init()
  }
  public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  public var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  public var statusBarStyle: UIStatusBarStyle {
    UIApplication.shared.keyWindow?.rootViewController?.preferredStatusBarStyle ?? .default
  }
}

extension UIWindowScene {
  /// iOS 13.0 and later.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}
