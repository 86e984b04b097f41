/// UIKit's own methods that apps hand over by their selectors, as actions and to `perform(_:)`.
///
/// A method of one flag takes whatever an action hands it, which is never zero, for yes. Each stands under
/// its name in Objective-C, and where that differs, under what a reference to it in Swift is turned into.
enum UIKitMethods {
  static let table: [ObjectIdentifier: [Selector: RegisteredMethod]] = [
    ObjectIdentifier(UIResponder.self): methods(UIResponder.self) {
      $0["becomeFirstResponder"] = { responder, _ in responder.becomeFirstResponder() }
      $0["resignFirstResponder"] = { responder, _ in responder.resignFirstResponder() }
    },
    ObjectIdentifier(UIView.self): methods(UIView.self) {
      $0["endEditing:"] = { view, flag in view.endEditing(flag) }
      $0["endEditing"] = $0["endEditing:"]
      $0["removeFromSuperview"] = { view, _ in view.removeFromSuperview() }
      $0["setNeedsLayout"] = { view, _ in view.setNeedsLayout() }
      $0["layoutSubviews"] = { view, _ in view.layoutSubviews() }
      $0["setNeedsUpdateConstraints"] = { view, _ in view.setNeedsUpdateConstraints() }
      $0["updateConstraintsIfNeeded"] = { view, _ in view.updateConstraintsIfNeeded() }
      $0["invalidateIntrinsicContentSize"] = { view, _ in view.invalidateIntrinsicContentSize() }
      $0["layoutIfNeeded"] = { view, _ in view.layoutIfNeeded() }
      $0["setNeedsDisplay"] = { view, _ in view.setNeedsDisplay() }
      $0["sizeToFit"] = { view, _ in view.sizeToFit() }
    },
    ObjectIdentifier(UIViewController.self): methods(UIViewController.self, since: 7) {
      $0["topLayoutGuide"] = { controller, _ in controller.topLayoutGuide }
      $0["bottomLayoutGuide"] = { controller, _ in controller.bottomLayoutGuide }
      $0["setNeedsStatusBarAppearanceUpdate"] = { controller, _ in
        controller.setNeedsStatusBarAppearanceUpdate()
      }
    },
    ObjectIdentifier(CALayer.self): methods(CALayer.self) {
      $0["setNeedsDisplay"] = { layer, _ in layer.setNeedsDisplay() }
      $0["setNeedsLayout"] = { layer, _ in layer.setNeedsLayout() }
      $0["removeFromSuperlayer"] = { layer, _ in layer.removeFromSuperlayer() }
      $0["removeAllAnimations"] = { layer, _ in layer.removeAllAnimations() }
    },
    ObjectIdentifier(UINavigationController.self): methods(UINavigationController.self) {
      $0["popViewControllerAnimated:"] = { $0.popViewController(animated: $1) }
      $0["popViewControllerWithAnimated:"] = $0["popViewControllerAnimated:"]
      $0["popViewController"] = $0["popViewControllerAnimated:"]
      $0["popToRootViewControllerAnimated:"] = { $0.popToRootViewController(animated: $1) }
      $0["popToRootViewControllerWithAnimated:"] = $0["popToRootViewControllerAnimated:"]
      $0["popToRootViewController"] = $0["popToRootViewControllerAnimated:"]
    },
    ObjectIdentifier(UIScrollView.self): methods(UIScrollView.self) {
      $0["flashScrollIndicators"] = { view, _ in view.flashScrollIndicators() }
    },
    ObjectIdentifier(UITextField.self): methods(UITextField.self) {
      $0["cut:"] = { text, _ in text.cut(nil) }
      $0["copy:"] = { text, _ in text.copy(nil) }
      $0["paste:"] = { text, _ in text.paste(nil) }
      $0["select:"] = { text, _ in text.select(nil) }
      $0["selectAll:"] = { text, _ in text.selectAll(nil) }
    },
    ObjectIdentifier(UITextView.self): methods(UITextView.self) {
      $0["cut:"] = { text, _ in text.cut(nil) }
      $0["copy:"] = { text, _ in text.copy(nil) }
      $0["paste:"] = { text, _ in text.paste(nil) }
      $0["select:"] = { text, _ in text.select(nil) }
      $0["selectAll:"] = { text, _ in text.selectAll(nil) }
    },
    ObjectIdentifier(UIImageView.self): methods(UIImageView.self) {
      $0["startAnimating"] = { view, _ in view.startAnimating() }
      $0["stopAnimating"] = { view, _ in view.stopAnimating() }
    },
    ObjectIdentifier(UITableView.self): methods(UITableView.self) {
      $0["reloadData"] = { list, _ in list.reloadData() }
    },
    ObjectIdentifier(UICollectionView.self): methods(UICollectionView.self) {
      $0["reloadData"] = { list, _ in list.reloadData() }
    },
    ObjectIdentifier(UIRefreshControl.self): methods(UIRefreshControl.self) {
      $0["beginRefreshing"] = { control, _ in control.beginRefreshing() }
      $0["endRefreshing"] = { control, _ in control.endRefreshing() }
    },
    ObjectIdentifier(UIActivityIndicatorView.self): methods(UIActivityIndicatorView.self) {
      $0["startAnimating"] = { spinner, _ in spinner.startAnimating() }
      $0["stopAnimating"] = { spinner, _ in spinner.stopAnimating() }
    },
  ]

  /// Methods of one class, whose argument is nil or zero, or counts as yes; objects have them from that version
  /// on (rule 1019).
  private static func methods<Object>(
    _ type: Object.Type, since version: Double = 0,
    _ fill: (inout [Selector: (Object, Bool) -> Any?]) -> Void
  ) -> [Selector: RegisteredMethod] {
    var found: [Selector: (Object, Bool) -> Any?] = [:]
    fill(&found)
    return found.mapValues { method in
      RegisteredMethod(since: version) { object, arguments in
        let flag = (arguments[0] as? Bool) ?? (arguments[0] != nil)
        return (object as? Object).flatMap { method($0, flag) }
      }
    }
  }
}
