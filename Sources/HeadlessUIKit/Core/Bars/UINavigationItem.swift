public import Foundation

/// What a navigation bar shows while one controller is on top.
open class UINavigationItem: NSObject, KeepsDeclaredValues {
  /// The bar that has it, to be laid out again when it changes; the bar takes the reference back when it goes.
  final unowned(unsafe) var bar: UINavigationBar?
  final var declared = DeclaredValues()

  deinit {}

  /// The text that is shown; nil for none.
  open var title: String? {
    didSet {
      bar?.setNeedsLayout()
      announce("title", of: self)
    }
  }
  /// A line of text above the title, which makes the bar higher; nil for none (rule 737).
  open var prompt: String? {
    didSet { if prompt != oldValue { bar?.heightMayChange() } }
  }
  final var ownBackAction: UIAction?
  /// Whether the back button is left out.
  open var hidesBackButton = false {
    didSet { bar?.setNeedsLayout() }
  }

  /// A view in place of the title; nil for the title.
  open var titleView: UIView? {
    didSet { bar?.setNeedsLayout() }
  }
  /// What the back button of the next controller says.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { bar?.setNeedsLayout() }
  }
  /// The text of the back button that leads here; nil for the title; iOS 11.0 and later.
  open var backButtonTitle: String? {
    get { requires("backButtonTitle", since: 11.0, ownBackButtonTitle) }
    set { ownBackButtonTitle = requires("setBackButtonTitle:", since: 11.0, newValue) }
  }
  final var ownBackButtonTitle: String? {
    didSet { bar?.setNeedsLayout() }
  }
  /// How much the back button that leads here shows; iOS 14.0 and later. Has no effect here.
  open var backButtonDisplayMode: BackButtonDisplayMode {
    get { requires("backButtonDisplayMode", since: 14.0, ownBackButtonDisplayMode) }
    set { ownBackButtonDisplayMode = requires("setBackButtonDisplayMode:", since: 14.0, newValue) }
  }
  final var ownBackButtonDisplayMode = BackButtonDisplayMode.default {
    didSet {
      declaredOnly("UINavigationItem.backButtonDisplayMode", oldValue, ownBackButtonDisplayMode)
    }
  }
  /// Whether items on the left are beside the back button and not in its place; iOS 5.0 and
  /// later.
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
  /// What a split view puts in front of them by itself (rule 787).
  final var splitButton: UIBarButtonItem? {
    didSet { if splitButton !== oldValue { bar?.setNeedsLayout() } }
  }
  /// What stands on the left.
  final var leftItemsShown: [UIBarButtonItem] {
    splitButton.map { [$0] + (ownLeftBarButtonItems ?? []) } ?? ownLeftBarButtonItems ?? []
  }
  /// From the right on; iOS 5.0 and later.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { requires("rightBarButtonItems", since: 5.0, ownRightBarButtonItems) }
    set { ownRightBarButtonItems = requires("setRightBarButtonItems:", since: 5.0, newValue) }
  }
  final var ownRightBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.setNeedsLayout() }
  }
  /// The first item on the left; nil for none.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { ownLeftBarButtonItems?.first }
    set { ownLeftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item on the right; nil for none.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { ownRightBarButtonItems?.first }
    set { ownRightBarButtonItems = newValue.map { [$0] } }
  }
  /// Whether the title is large; iOS 11.0 and later (rule 411).
  open var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { requires("largeTitleDisplayMode", since: 11.0, ownLargeTitleDisplayMode) }
    set { ownLargeTitleDisplayMode = requires("setLargeTitleDisplayMode:", since: 11.0, newValue) }
  }
  final var ownLargeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { bar?.heightMayChange() }
  }
  /// Whose search bar is shown below the title; nil for none; iOS 11.0 and later (rule 412).
  open var searchController: UISearchController? {
    get { requires("searchController", since: 11.0, ownSearchController) }
    set {
      ownSearchController = requires("setSearchController:", since: 11.0, newValue)
    }
  }
  final var ownSearchController: UISearchController? { didSet { bar?.heightMayChange() } }
  /// Whether the search bar goes away when the content is scrolled; iOS 11.0 and later (rule 412).
  open var hidesSearchBarWhenScrolling: Bool {
    get { requires("hidesSearchBarWhenScrolling", since: 11.0, ownHidesSearchBarWhenScrolling) }
    set {
      ownHidesSearchBarWhenScrolling = requires(
        "setHidesSearchBarWhenScrolling:", since: 11.0, newValue)
    }
  }
  final var ownHidesSearchBarWhenScrolling = true {
    didSet { bar?.heightMayChange() }
  }
  /// How the bar looks with content behind it; iOS 13.0 and later. Has no effect here.
  open var standardAppearance: UINavigationBarAppearance? {
    get { requires("standardAppearance", since: 13.0, ownStandardAppearance) }
    set { ownStandardAppearance = requires("setStandardAppearance:", since: 13.0, newValue) }
  }
  final var ownStandardAppearance: UINavigationBarAppearance? {
    didSet { keptLook("UINavigationItem.standardAppearance", oldValue, ownStandardAppearance) }
  }
  /// How the bar looks when the content is scrolled to its edge; iOS 13.0 and later. Nothing comes
  /// of it here.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { requires("scrollEdgeAppearance", since: 13.0, ownScrollEdgeAppearance) }
    set { ownScrollEdgeAppearance = requires("setScrollEdgeAppearance:", since: 13.0, newValue) }
  }
  final var ownScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { keptLook("UINavigationItem.scrollEdgeAppearance", oldValue, ownScrollEdgeAppearance) }
  }
  /// How the bar looks when it is low; nil for the standard appearance; iOS 13.0 and later. Nothing
  /// comes of it here.
  open var compactAppearance: UINavigationBarAppearance? {
    get { requires("compactAppearance", since: 13.0, ownCompactAppearance) }
    set { ownCompactAppearance = requires("setCompactAppearance:", since: 13.0, newValue) }
  }
  final var ownCompactAppearance: UINavigationBarAppearance? {
    didSet { keptLook("UINavigationItem.compactAppearance", oldValue, ownCompactAppearance) }
  }

  /// Leaves the back button out or puts it back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Sets the only item on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the only item on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the items on the left, from the edge inwards.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard requires("setLeftBarButtonItems:animated:", since: 5.0) else { return }
    ownLeftBarButtonItems = items
  }
  /// Sets the items on the right, from the edge inwards.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard requires("setRightBarButtonItems:animated:", since: 5.0) else { return }
    ownRightBarButtonItems = items
  }

  /// Whether the title is large; iOS 11.0 and later.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  /// What a back button shows; iOS 14.0 and later.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  public convenience override init() { self.init(title: "") }
  /// Makes an item with that title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    super.init()
    coder.readNib(into: self)
  }
}
