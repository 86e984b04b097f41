/// What iOS 18 adds to tab bar controllers.
extension UITabBarController {
  /// Whether tabs are at the top, or in a sidebar; iOS 18.0 and later.
  public var mode: UITabBarController.Mode {
    get { self[unused: "UITabBarController.mode", since: 18.0, usual: .automatic] }
    set { self[unused: "UITabBarController.mode", since: 18.0, usual: .automatic] = newValue }
  }
  /// Where tabs are on an iPad; iOS 18.0 and later.
  public enum Mode: Int, Sendable {
    /// As the system likes; in a bar; in a bar or a sidebar.
    case automatic, tabBar, tabSidebar
  }
  /// Whether the tab bar is hidden; iOS 18.0 and later.
  public var isTabBarHidden: Bool {
    get { requires("isTabBarHidden", since: 18.0, tabBar.isHidden) }
    set {
      requires("setTabBarHidden:", since: 18.0)
      setTabBarHidden(newValue, animated: false)
    }
  }
  /// Hides the tab bar or shows it; iOS 18.0 and later.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    requires("setTabBarHidden:animated:", since: 18.0)
    tabBar.isHidden = hidden
    loadedView?.setNeedsLayout()
  }
}
