public import Foundation

/// What a popover can point to; iOS 16.0 and later.
@MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UIPopoverPresentationController {
  /// The view or the item of a bar that the arrow points to; iOS 16.0 and later.
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { requires("sourceItem", since: 16.0, barButtonItem ?? sourceView) }
    set {
      requires("setSourceItem:", since: 16.0)
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
}
