public import Foundation

/// What a navigation bar shows while one controller is on top.
open class UINavigationItem: NSObject {
  /// The bar that shows it, to be laid out again when it changes.
  final weak var bar: UINavigationBar?

  open var title: String? {
    didSet { bar?.setNeedsLayout() }
  }
  open var prompt: String?
  open var hidesBackButton = false {
    didSet { bar?.setNeedsLayout() }
  }

  public init(title: String) {
    self.title = title
    super.init()
  }
}

extension UIViewController {
  /// The item, made when it is first asked for, with the controller's title.
  func navigationItemMade() -> UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    ownNavigationItem = item
    return item
  }

  /// The navigation controller that this one is in, directly or not.
  public var navigationController: UINavigationController? {
    for case let navigation as UINavigationController in sequence(
      first: container, next: { $0?.container })
    {
      return navigation
    }
    return nil
  }
}
