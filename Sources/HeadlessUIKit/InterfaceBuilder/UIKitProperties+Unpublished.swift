import EventTrace
import Foundation

// What no header has and apps read nonetheless, by the keys that everybody knows (rule 865). A key finds a
// variable of that name, too, which begins with an underscore.

extension UIKitProperties.Table {
  mutating func addUnpublished() {
    for prefix in ["", "_"] {
      add(prefix + "cancelButton", \UISearchBar.cancelButtonByKey)
      add(prefix + "clearButton", \UITextField.nothingByKey)
      add(prefix + "view", \UIBarButtonItem.viewByKey)
      add(prefix + "view", \UITabBarItem.viewByKey)
      add(prefix + "targets", \UIGestureRecognizer.nothingByKey)
    }
    add("searchField", \UISearchBar.fieldByKey)
    add("_searchField", \UISearchBar.fieldByVariable)
    add("cancelButtonText", \UISearchBar.cancelTextByKey)
    add("_cancelButtonText", \UISearchBar.cancelTextByVariable)
    add("placeholderLabel", \UITextField.placeholderLabelByKey)
    add("_placeholderLabel", \UITextField.placeholderLabelByVariable)
    add("__representer", \UIAlertAction.shownByKey)
    add("label", \UIAlertButton.labelByKey)
    add("_cachedInteractionController", \UINavigationController.nothingByKey)
    add("statusBar", \UIApplication.statusBarByKey)
    add("statusBarWindow", \UIApplication.statusBarWindowByKey)
    add("statusBar", \UIStatusBarWindow.statusBar)
  }
}

extension UIKitProperties {
  /// What UIKit says when an app sets by that path, or by way of it, what it may not reach; nil for all else.
  ///
  /// Rule 1448 and message M265.
  static func prohibition(of path: String, on object: NSObject) -> String? {
    let simulator = Simulator.current!
    guard simulator.has(.ownVariablesAreProhibited) else { return nil }
    let names = path.split(separator: ".", maxSplits: 1).map(String.init)
    switch (names.first, names.count, object) {
    case ("_searchField", 2, is UISearchBar): return prohibited("UISearchBar", "_searchField")
    case ("_cancelButtonText", 1, is UISearchBar):
      return prohibited("UISearchBar", "set_cancelButtonText:")
    case ("_placeholderLabel", 2, is UITextField):
      return prohibited("UITextField", "_placeholderLabel")
    case (let first?, 2, _):
      let owner = simulator.keyedProperty(first, of: object)?.value(object) as? NSObject
      return owner.flatMap { prohibition(of: names[1], on: $0) }
    default: return nil
    }
  }

  fileprivate static func prohibited(_ owner: String, _ name: String) -> String {
    "Access to \(owner)'s \(name) ivar is prohibited. This is an application bug"
  }

  /// Ends the app where the version does.
  fileprivate static func prohibit(_ owner: String, _ name: String) {
    let simulator = Simulator.current!
    guard simulator.has(.ownVariablesAreProhibited) else { return }
    simulator.raise(.generic, prohibited(owner, name))
  }
}

extension UISearchBar {
  fileprivate var fieldByKey: UITextField { ownSearchTextField }
  fileprivate var fieldByVariable: UITextField {
    UIKitProperties.prohibit("UISearchBar", "_searchField")
    return ownSearchTextField
  }

  /// The title of the cancel button, which there may be later.
  fileprivate var cancelTextByKey: String? {
    get { cancelText }
    set { cancelText = newValue }
  }
  fileprivate var cancelTextByVariable: String? {
    get { cancelText }
    set {
      UIKitProperties.prohibit("UISearchBar", "set_cancelButtonText:")
      cancelText = newValue
    }
  }
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
  fileprivate var placeholderLabelByVariable: UILabel {
    UIKitProperties.prohibit("UITextField", "_placeholderLabel")
    return placeholderLabelByKey
  }
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
