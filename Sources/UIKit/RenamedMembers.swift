public import Foundation
public import HeadlessUIKit

// The names of methods and properties up to Swift 4.1, which still do what they did, and some up to Swift 2, which
// Xcode no longer takes.

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
  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ child: UIViewController) { addChild(child) }

  /// The name of old.
  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// The name of old.
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  /// The name of old.
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The name of old.
  @available(*, unavailable, renamed: "performSegue(withIdentifier:sender:)")
  public func performSegueWithIdentifier(_ identifier: String, sender: Any?) {}

  /// The name of old.
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  /// The name of old.
  @available(*, unavailable, renamed: "parent")
  public var parentViewController: UIViewController? { fatalError() }

  /// The name of old.
  @available(*, deprecated, renamed: "childForStatusBarStyle")
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }

  /// The name of old.
  @available(*, deprecated, renamed: "childForStatusBarHidden")
  public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }

  /// The name of old.
  @available(*, deprecated, renamed: "isMovingToParent")
  public var isMovingToParentViewController: Bool { isMovingToParent }

  /// The name of old.
  @available(*, deprecated, renamed: "isMovingFromParent")
  public var isMovingFromParentViewController: Bool { isMovingFromParent }

  /// The name of old.
  @available(*, deprecated, renamed: "setOverrideTraitCollection(_:forChild:)")
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChildViewController child: UIViewController
  ) {
    setOverrideTraitCollection(collection, forChild: child)
  }

  /// The name of old.
  @available(*, deprecated, renamed: "overrideTraitCollection(forChild:)")
  public func overrideTraitCollection(
    forChildViewController child: UIViewController
  ) -> UITraitCollection? {
    overrideTraitCollection(forChild: child)
  }
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
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The name of old.
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIActivityIndicatorView {
  /// The name of old.
  @available(*, deprecated, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: UIActivityIndicatorView.Style) {
    self.init(style: style)
  }

  /// The name of old.
  @available(*, deprecated, renamed: "style")
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
    get { style }
    set { style = newValue }
  }
}

extension NSUnderlineStyle {
  /// The name of old.
  @available(*, deprecated, message: "Use [] to construct an empty option set.")
  public nonisolated static var styleNone: NSUnderlineStyle { [] }

  /// The name of old.
  @available(*, deprecated, renamed: "single")
  public nonisolated static var styleSingle: NSUnderlineStyle { single }

  /// The name of old.
  @available(*, deprecated, renamed: "thick")
  public nonisolated static var styleThick: NSUnderlineStyle { thick }

  /// The name of old.
  @available(*, deprecated, renamed: "double")
  public nonisolated static var styleDouble: NSUnderlineStyle { double }
}

extension HeadlessUIKit.RunLoop.Mode {
  /// The name of old.
  @available(*, deprecated, renamed: "common")
  public nonisolated static var commonModes: HeadlessUIKit.RunLoop.Mode { common }

  /// The name of old.
  @available(*, deprecated, renamed: "default")
  public nonisolated static var defaultRunLoopMode: HeadlessUIKit.RunLoop.Mode { .default }

  /// The name of old.
  @available(*, deprecated, renamed: "tracking")
  public nonisolated static var UITrackingRunLoopMode: HeadlessUIKit.RunLoop.Mode { tracking }
}

extension Dictionary where Key == UIImagePickerController.InfoKey, Value == Any {
  /// What was chosen, by the name of its key: up to Swift 4.1 the keys were strings.
  public subscript(name: String) -> Any? { self[UIImagePickerController.InfoKey(rawValue: name)] }
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

extension String {
  /// The text itself: what its characters were up to Swift 4.
  @available(*, deprecated, message: "Please use String directly")
  public nonisolated var characters: String {
    get { self }
    set { self = newValue }
  }
}

extension Substring {
  /// The text itself: what its characters were up to Swift 4.
  @available(*, deprecated, message: "Please use Substring directly")
  public nonisolated var characters: Substring {
    get { self }
    set { self = newValue }
  }
}

extension Range {
  /// The range itself: up to Swift 4.0 `..<` made another one.
  @available(*, deprecated, message: "No need to convert any more.")
  public nonisolated init(_ other: Range<Bound>) { self = other }
}
