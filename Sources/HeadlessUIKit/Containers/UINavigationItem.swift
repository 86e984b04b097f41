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

  open var titleView: UIView?
  /// What the back button of the next controller says.
  open var backBarButtonItem: UIBarButtonItem?
  /// iOS 11.0 and later.
  open var backButtonTitle: String?
  /// iOS 14.0 and later.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// iOS 5.0 and later.
  open var leftItemsSupplementBackButton = false
  /// iOS 5.0 and later.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// iOS 5.0 and later.
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// iOS 11.0 and later.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// iOS 11.0 and later.
  open var searchController: UISearchController?
  /// iOS 11.0 and later.
  open var hidesSearchBarWhenScrolling = true
  /// iOS 13.0 and later.
  open var standardAppearance: UINavigationBarAppearance?
  /// iOS 13.0 and later.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// iOS 13.0 and later.
  open var compactAppearance: UINavigationBarAppearance?

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Whether the title is large; iOS 11.0 and later.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  /// What a back button shows; iOS 14.0 and later.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

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
