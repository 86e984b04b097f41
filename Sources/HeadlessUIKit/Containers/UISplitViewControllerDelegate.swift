public import Foundation

/// Decides with a split view controller what is shown. Every method is optional; iOS 3.2 and later.
@MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// The orientations that the controller supports; iOS 7.0 and later (rule 121).
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// The orientation in which it is presented first; iOS 7.0 and later (rule 121).
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
  /// Asked up to iOS 7; iOS 5.0 and later.
  func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool
  /// The primary controller goes; the button shows it in the popover (rule 383). Called up to iOS 7.
  func splitViewController(
    _ svc: UISplitViewController, willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem, for pc: UIPopoverController)
  /// The primary controller comes back, and the button is of no use (rule 383). Called up to iOS 7.
  func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem)
  /// The popover is about to show the primary controller (rule 383). Called up to iOS 7.
  func splitViewController(
    _ svc: UISplitViewController, popoverController pc: UIPopoverController,
    willPresent aViewController: UIViewController)
  /// The controller that stands for the primary one where the room is narrow; iOS 8.0 and later.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  /// The controller that is the primary one again where there is room; iOS 8.0 and later.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Columns are about to be shown in another way; iOS 8.0 and later.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// What the button for the display mode leads to (rule 759); iOS 8.0 and later.
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode
  /// Whether the delegate has seen to the secondary controller itself; iOS 8.0 and later.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The controller that becomes the secondary one again; iOS 8.0 and later.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Which column is on top where there is room for one alone; iOS 14.0 and later.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Which columns are shown when there is room for several again; iOS 14.0 and later (rule 832).
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// A column is about to come on screen; iOS 14.0 and later (rule 665).
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// A column is about to leave the screen; iOS 14.0 and later (rule 665).
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// There is one column left; iOS 14.0 and later.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// There are several columns again; iOS 14.0 and later.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Whether the delegate has shown the controller itself; iOS 8.0 and later.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Whether the delegate has shown the controller itself; iOS 8.0 and later.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// A finger begins to pull a column in or out. iOS 14.0 and later.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// A finger has pulled a column in or out. iOS 14.0 and later.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// The default for a type that does not implement this member.
  public func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { isMissing(answering: .automatic) }
  /// The default for a type that does not implement this member.
  public func splitViewController(
    _ svc: UISplitViewController, willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func splitViewController(
    _ svc: UISplitViewController, popoverController pc: UIPopoverController,
    willPresent aViewController: UIViewController
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    isMissing()
    return nil
  }
  /// The default for a type that does not implement this member.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    isMissing()
    return nil
  }
  /// The default for a type that does not implement this member.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    isMissing()
    return proposedTopColumn
  }
  /// The default for a type that does not implement this member.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { isMissing(answering: proposedDisplayMode) }
  /// The default for a type that does not implement this member.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { isMissing() }
  /// The default for a type that does not implement this member.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) { isMissing() }
  /// The default for a type that does not implement this member.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    isMissing()
    return []
  }
  /// The default for a type that does not implement this member.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation {
    isMissing()
    return .unknown
  }
  /// The default for a type that does not implement this member.
  public func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool {
    isMissing()
    return !orientation.isLandscape
  }
  /// The default for a type that does not implement this member.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    isMissing()
    return false
  }
  /// The default for a type that does not implement this member.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    isMissing()
    return nil
  }
  /// The default for a type that does not implement this member.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    isMissing()
    return false
  }
  /// The default for a type that does not implement this member.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    isMissing()
    return false
  }
}

extension UISplitViewControllerDelegate {
  /// The default for a type that does not implement this member.
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  { isMissing() }
}
