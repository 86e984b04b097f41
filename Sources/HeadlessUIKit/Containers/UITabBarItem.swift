public import Foundation

/// What a tab bar shows of one controller.
open class UITabBarItem: NSObject {
  /// The bar that shows it, to be laid out again when it changes.
  final weak var bar: UITabBar?

  open var title: String? {
    didSet { bar?.setNeedsLayout() }
  }
  open var tag = 0
  open var badgeValue: String?
  open var isEnabled = true {
    didSet { bar?.setNeedsLayout() }
  }

  public override init() {
    super.init()
  }

  /// An item with a title; images are not modelled.
  public init(title: String?, tag: Int) {
    self.title = title
    self.tag = tag
    super.init()
  }
}

extension UIViewController {
  /// The item, made when it is first asked for, with the controller's title.
  func tabBarItemMade() -> UITabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    let item = UITabBarItem(title: titleForTab, tag: 0)
    ownTabBarItem = item
    return item
  }

  /// A navigation controller without a title has that of its first controller.
  private var titleForTab: String? {
    title ?? (self as? UINavigationController)?.stack.first?.tabBarItemMade().title
  }

  /// The tab bar controller that this one is in, directly or not.
  public var tabBarController: UITabBarController? {
    for case let tabs as UITabBarController in sequence(
      first: container, next: { $0?.container })
    {
      return tabs
    }
    return nil
  }
}
