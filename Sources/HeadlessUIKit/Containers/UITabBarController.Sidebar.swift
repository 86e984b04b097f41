public import Foundation

extension UITabBarController {
  /// The tabs of an iPad in a column; iOS 18.0 and later. It is not shown here (rule 913).
  public final class Sidebar: NSObject {
    private weak var owner: UITabBarController?

    init(of owner: UITabBarController) {
      self.owner = owner
      super.init()
    }

    /// Who hears of it; held weakly.
    public weak var delegate: (any UITabBarControllerSidebarDelegate)?
    /// Whether it is hidden; its delegate hears of each change.
    public var isHidden: Bool {
      get { ownIsHidden }
      set {
        guard newValue != ownIsHidden else { return }
        declaredOnly("UITabBarController.Sidebar.isHidden")
        ownIsHidden = newValue
        guard let owner, let delegate else { return }
        let simulator = Simulator.current!
        simulator.tellOptional(
          "tabBarController(_:sidebarVisibilityWillChange:animator:)", of: delegate,
          [simulator.name(of: owner), "\(self)", "animator"]
        ) {
          delegate.tabBarController(
            owner, sidebarVisibilityWillChange: self, animator: SidebarAnimator())
        }
      }
    }
    private var ownIsHidden = true

    /// Where a sidebar is beside the content.
    public enum Layout: Int, Sendable {
      /// As the system likes; over it; beside it.
      case automatic, overlap, tile
    }
    /// Where it is beside the content.
    public var preferredLayout = Layout.automatic {
      didSet {
        keptLook("UITabBarController.Sidebar.preferredLayout", oldValue, preferredLayout)
      }
    }
    /// What is above its tabs; nil for nothing.
    public var headerContentConfiguration: (any UIContentConfiguration)? {
      didSet {
        keptLook(
          "UITabBarController.Sidebar.headerContentConfiguration", oldValue as Any?,
          headerContentConfiguration as Any?)
      }
    }
    /// What is below its tabs; nil for nothing.
    public var footerContentConfiguration: (any UIContentConfiguration)? {
      didSet {
        keptLook(
          "UITabBarController.Sidebar.footerContentConfiguration", oldValue as Any?,
          footerContentConfiguration as Any?)
      }
    }
    /// What is at its lower edge; nil for nothing.
    public var bottomBarView: UIView? {
      didSet { keptLook("UITabBarController.Sidebar.bottomBarView", oldValue, bottomBarView) }
    }
    /// What its bar offers where there is no room for buttons; nil for nothing.
    public var navigationOverflowItems: UIDeferredMenuElement? {
      didSet {
        declaredOnly(
          "UITabBarController.Sidebar.navigationOverflowItems", oldValue, navigationOverflowItems)
      }
    }
    /// Has its list show that row. No list is shown here.
    public func scrollToTarget(_ target: ScrollTarget, animated: Bool) {
      declaredOnly("UITabBarController.Sidebar.scrollToTarget(_:animated:)")
    }
    /// A row of its list.
    public enum ScrollTarget: Sendable {
      /// What is above all tabs; below them; a tab.
      case header, footer, tab(UITab)
    }
    /// Has a tab's row made again. No row shows it here.
    public func reconfigureItem(for tab: UITab) {
      declaredOnly("UITabBarController.Sidebar.reconfigureItem(for:)")
    }

    /// The name of its delegate's protocol in Swift.
    public typealias Delegate = UITabBarControllerSidebarDelegate
    /// The name in Swift of what lets views move with it.
    public typealias Animating = UITabBarControllerSidebarAnimating
  }
}

/// Lets views move with a sidebar; iOS 18.0 and later.
@MainActor
public protocol UITabBarControllerSidebarAnimating: NSObjectProtocol {
  /// Moves views with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something when it is done.
  func addCompletion(_ completion: @escaping () -> Void)
}

private final class SidebarAnimator: NSObject, UITabBarControllerSidebarAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping () -> Void) {
    Simulator.current.post("UITabBarController.Sidebar completion") { completion() }
  }
}

/// Hears of a sidebar; iOS 18.0 and later.
@MainActor
public protocol UITabBarControllerSidebarDelegate: NSObjectProtocol {
  /// It comes or goes.
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating)
}
extension UITabBarControllerSidebarDelegate {
  /// The default for a type that does not implement this member.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating
  ) { isMissing() }
}
