public import Foundation

/// Is asked and told about taps on tabs. Every method is optional.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the user may select that tab; iOS 3.0 and later.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// The user has selected that tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Whether the user may select that tab; iOS 18.0 and later (rule 441).
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool
  /// The user has selected that tab; iOS 18.0 and later (rule 441).
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// The orientations that the controller supports; iOS 7.0 and later (rule 121).
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// The orientation in which it is presented first; iOS 7.0 and later (rule 121).
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  /// The animator from one tab to another; iOS 7.0 and later.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives that animator by a finger; iOS 7.0 and later.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The user is about to arrange the tabs. iOS 3.0 and later.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  )
  /// The user has nearly arranged the tabs. iOS 3.0 and later.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  /// The user has arranged the tabs. iOS 2.0 and later.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  /// The user has put the tabs of a group into another order. iOS 18.0 and later.
  func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
  /// The user has shown or hidden tabs. iOS 18.0 and later.
  func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
  /// The controllers that are shown for a tab. iOS 18.0 and later.
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
}

extension UITabBarControllerDelegate {
  /// The default for a type that does not implement this member.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    isMissing()
    return []
  }
  /// The default for a type that does not implement this member.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    isMissing()
    return .unknown
  }
  /// The default for a type that does not implement this member.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    isMissing()
    return true
  }
  /// The default for a type that does not implement this member.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isMissing()
    return nil
  }
  /// The default for a type that does not implement this member.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isMissing()
    return nil
  }
}

extension UITabBarControllerDelegate {
  /// The default for a type that does not implement this member.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { isMissing(answering: proposedViewControllers) }
}
