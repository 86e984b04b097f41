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

  open var titleView: UIView? {
    didSet { bar?.setNeedsLayout() }
  }
  /// What the back button of the next controller says.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { bar?.setNeedsLayout() }
  }
  /// iOS 11.0 and later.
  open var backButtonTitle: String? {
    get { requires("backButtonTitle", since: 11.0, ownBackButtonTitle) }
    set { ownBackButtonTitle = requires("setBackButtonTitle:", since: 11.0, newValue) }
  }
  final var ownBackButtonTitle: String? {
    didSet { bar?.setNeedsLayout() }
  }
  /// iOS 14.0 and later.
  open var backButtonDisplayMode: BackButtonDisplayMode {
    get { requires("backButtonDisplayMode", since: 14.0, ownBackButtonDisplayMode) }
    set { ownBackButtonDisplayMode = requires("setBackButtonDisplayMode:", since: 14.0, newValue) }
  }
  final var ownBackButtonDisplayMode = BackButtonDisplayMode.default
  /// iOS 5.0 and later.
  open var leftItemsSupplementBackButton: Bool {
    get { requires("leftItemsSupplementBackButton", since: 5.0, ownLeftItemsSupplementBackButton) }
    set {
      ownLeftItemsSupplementBackButton = requires(
        "setLeftItemsSupplementBackButton:", since: 5.0, newValue)
    }
  }
  final var ownLeftItemsSupplementBackButton = false {
    didSet { bar?.setNeedsLayout() }
  }
  /// From the left on; iOS 5.0 and later.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { requires("leftBarButtonItems", since: 5.0, ownLeftBarButtonItems) }
    set { ownLeftBarButtonItems = requires("setLeftBarButtonItems:", since: 5.0, newValue) }
  }
  final var ownLeftBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.setNeedsLayout() }
  }
  /// From the right on; iOS 5.0 and later.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { requires("rightBarButtonItems", since: 5.0, ownRightBarButtonItems) }
    set { ownRightBarButtonItems = requires("setRightBarButtonItems:", since: 5.0, newValue) }
  }
  final var ownRightBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.setNeedsLayout() }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { ownLeftBarButtonItems?.first }
    set { ownLeftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { ownRightBarButtonItems?.first }
    set { ownRightBarButtonItems = newValue.map { [$0] } }
  }
  /// iOS 11.0 and later.
  open var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { requires("largeTitleDisplayMode", since: 11.0, ownLargeTitleDisplayMode) }
    set { ownLargeTitleDisplayMode = requires("setLargeTitleDisplayMode:", since: 11.0, newValue) }
  }
  final var ownLargeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// iOS 11.0 and later.
  open var searchController: UISearchController? {
    get { requires("searchController", since: 11.0, ownSearchController) }
    set {
      ownSearchController = requires("setSearchController:", since: 11.0, newValue)
      if newValue != nil {
        Simulator.current.unimplemented(
          "UINavigationItem.searchController", "the search bar is not shown below the title.")
      }
    }
  }
  final var ownSearchController: UISearchController?
  /// iOS 11.0 and later.
  open var hidesSearchBarWhenScrolling: Bool {
    get { requires("hidesSearchBarWhenScrolling", since: 11.0, ownHidesSearchBarWhenScrolling) }
    set {
      ownHidesSearchBarWhenScrolling = requires(
        "setHidesSearchBarWhenScrolling:", since: 11.0, newValue)
    }
  }
  final var ownHidesSearchBarWhenScrolling = true
  /// iOS 13.0 and later.
  open var standardAppearance: UINavigationBarAppearance? {
    get { requires("standardAppearance", since: 13.0, ownStandardAppearance) }
    set { ownStandardAppearance = requires("setStandardAppearance:", since: 13.0, newValue) }
  }
  final var ownStandardAppearance: UINavigationBarAppearance?
  /// iOS 13.0 and later.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { requires("scrollEdgeAppearance", since: 13.0, ownScrollEdgeAppearance) }
    set { ownScrollEdgeAppearance = requires("setScrollEdgeAppearance:", since: 13.0, newValue) }
  }
  final var ownScrollEdgeAppearance: UINavigationBarAppearance?
  /// iOS 13.0 and later.
  open var compactAppearance: UINavigationBarAppearance? {
    get { requires("compactAppearance", since: 13.0, ownCompactAppearance) }
    set { ownCompactAppearance = requires("setCompactAppearance:", since: 13.0, newValue) }
  }
  final var ownCompactAppearance: UINavigationBarAppearance?

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard requires("setLeftBarButtonItems:animated:", since: 5.0) else { return }
    ownLeftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard requires("setRightBarButtonItems:animated:", since: 5.0) else { return }
    ownRightBarButtonItems = items
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
