import EventTrace
import Foundation

// What no header has and apps read nonetheless, by the keys that everybody knows (rule 865). A key finds a
// variable of that name, too, which begins with an underscore.

extension UIKitProperties.Table {
  mutating func addUnpublished() {
    for prefix in ["", "_"] {
      add(prefix + "searchField", \UISearchBar.fieldByKey)
      add(prefix + "cancelButton", \UISearchBar.cancelButtonByKey)
      add(prefix + "placeholderLabel", \UITextField.placeholderLabelByKey)
      add(prefix + "clearButton", \UITextField.nothingByKey)
      add(prefix + "view", \UIBarButtonItem.viewByKey)
      add(prefix + "view", \UITabBarItem.viewByKey)
      add(prefix + "targets", \UIGestureRecognizer.nothingByKey)
    }
    add("__representer", \UIAlertAction.shownByKey)
    add("label", \UIAlertButton.labelByKey)
    add("_cachedInteractionController", \UINavigationController.nothingByKey)
    add("statusBar", \UIApplication.statusBarByKey)
    add("statusBarWindow", \UIApplication.statusBarWindowByKey)
    add("statusBar", \UIStatusBarWindow.statusBar)
  }
}

extension UISearchBar {
  fileprivate var fieldByKey: UITextField { ownSearchTextField }
  /// There is none without `showsCancelButton`.
  fileprivate var cancelButtonByKey: UIButton? { cancelButtonShown }
}

extension UIAlertAction {
  fileprivate var shownByKey: UIAlertButton? { button }
}

extension UIAlertButton {
  fileprivate var labelByKey: UILabel? { titleLabel }
}

extension UITextField {
  fileprivate var placeholderLabelByKey: UILabel {
    placeholderLabel.text = placeholder
    return placeholderLabel
  }
}

extension UIBarButtonItem {
  /// The view of an item that is on a bar.
  fileprivate var viewByKey: UIView? {
    guard let view = viewOnBar, view.drawnSuperview != nil else { return nil }
    return view
  }
}

extension UITabBarItem {
  fileprivate var viewByKey: UIView? { bar?.button(of: self) }
}

extension NSObject {
  /// What UIKit keeps to itself and nobody has here.
  fileprivate var nothingByKey: NSObject? { nil }
}

/// What the key `statusBarWindow` of an application answers; UIKit's is a window.
private final class UIStatusBarWindow: UIView {
  let statusBar = UIView(frame: Simulator.current.statusBarFrame)
}

extension UIApplication {
  /// A view in the place of the status bar.
  fileprivate var statusBarByKey: UIView? { statusBarWindowByKey?.statusBar }

  /// The same one each time before iOS 13; since then UIKit ends an app that asks.
  fileprivate var statusBarWindowByKey: UIStatusBarWindow? {
    let simulator = Simulator.current!
    guard simulator.iOS < 13.0 else {
      simulator.raise(
        .internalInconsistency,
        "App called -statusBar or -statusBarWindow on UIApplication: this code must be changed as "
          + "there's no longer a status bar or status bar window. Use the statusBarManager object on the "
          + "window scene instead.")
      return nil
    }
    if let made: UIStatusBarWindow = declared["statusBarWindow"] { return made }
    let window = UIStatusBarWindow(frame: UIScreen.main.bounds)
    declared["statusBarWindow"] = window
    return window
  }
}
