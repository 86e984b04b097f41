public import Foundation
public import HeadlessUIKit

// The names of methods and properties up to Swift 4.1, and some up to Swift 2.

extension UIViewController {
  /// The name of old.
  @available(*, unavailable, renamed: "present(_:animated:completion:)")
  public func presentViewController(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {}

  /// The name of old.
  @available(*, unavailable, renamed: "dismiss(animated:completion:)")
  public func dismissViewControllerAnimated(_ animated: Bool, completion: (() -> Void)?) {}

  /// The name of old.
  @available(*, unavailable, renamed: "addChild(_:)")
  public func addChildViewController(_ child: UIViewController) {}

  /// The name of old.
  @available(*, unavailable, renamed: "removeFromParent()")
  public func removeFromParentViewController() {}

  /// The name of old.
  @available(*, unavailable, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {}

  /// The name of old.
  @available(*, unavailable, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {}

  /// The name of old.
  @available(*, unavailable, renamed: "performSegue(withIdentifier:sender:)")
  public func performSegueWithIdentifier(_ identifier: String, sender: Any?) {}

  /// The name of old.
  @available(*, unavailable, renamed: "children")
  public var childViewControllers: [UIViewController] { fatalError() }

  /// The name of old.
  @available(*, unavailable, renamed: "parent")
  public var parentViewController: UIViewController? { fatalError() }

  /// The name of old.
  @available(*, unavailable, renamed: "childForStatusBarStyle")
  public var childViewControllerForStatusBarStyle: UIViewController? { fatalError() }
}

extension UINavigationController {
  /// The name of old.
  @available(*, unavailable, renamed: "popViewController(animated:)")
  public func popViewControllerAnimated(_ animated: Bool) {}

  /// The name of old.
  @available(*, unavailable, renamed: "popToRootViewController(animated:)")
  public func popToRootViewControllerAnimated(_ animated: Bool) {}
}

extension UIView {
  /// The name of old.
  @available(*, unavailable, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) {}

  /// The name of old.
  @available(*, unavailable, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) {}
}

extension UITableView {
  /// The name of old.
  @available(*, unavailable, renamed: "dequeueReusableCell(withIdentifier:)")
  public func dequeueReusableCellWithIdentifier(_ identifier: String) {}

  /// The name of old.
  @available(*, unavailable, renamed: "dequeueReusableCell(withIdentifier:for:)")
  public func dequeueReusableCellWithIdentifier(
    _ identifier: String, forIndexPath indexPath: IndexPath
  ) {}

  /// The name of old.
  @available(*, unavailable, renamed: "deselectRow(at:animated:)")
  public func deselectRowAtIndexPath(_ indexPath: IndexPath, animated: Bool) {}

  /// The name of old.
  @available(*, unavailable, renamed: "cellForRow(at:)")
  public func cellForRowAtIndexPath(_ indexPath: IndexPath) {}

  /// The name of old.
  @available(*, unavailable, renamed: "register(_:forCellReuseIdentifier:)")
  public func registerClass(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

  /// The name of old.
  @available(*, unavailable, renamed: "register(_:forCellReuseIdentifier:)")
  public func registerNib(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
}

extension UIStoryboard {
  /// The name of old.
  @available(*, unavailable, renamed: "instantiateViewController(withIdentifier:)")
  public func instantiateViewControllerWithIdentifier(_ identifier: String) {}
}

extension UIColor {
  /// The name of old.
  @available(*, unavailable, renamed: "withAlphaComponent(_:)")
  public func colorWithAlphaComponent(_ alpha: CGFloat) {}
}

extension HeadlessUIKit.NotificationCenter {
  /// The name of old.
  @available(*, unavailable, renamed: "post(name:object:)")
  public func postNotificationName(_ name: String, object: Any?) {}
}
