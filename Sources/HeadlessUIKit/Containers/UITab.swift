public import Foundation

/// A tab of a tab bar controller, and how its controller is made; iOS 18.0 and later (rule 441).
open class UITab: NSObject {
  /// By which it is found.
  public final let identifier: String
  /// The text that is shown.
  open var title: String { didSet { follow() } }
  /// The picture that is shown; nil for none.
  open var image: UIImage? { didSet { follow() } }
  /// The text in the red circle; nil for none.
  open var badgeValue: String? { didSet { follow() } }
  /// The smaller text in a sidebar; nil for none.
  open var subtitle: String? { didSet { keptLook("UITab.subtitle", oldValue, subtitle) } }
  /// What the app notes of it.
  open var userInfo: Any?
  /// Whether it is not shown.
  open var isHidden = false { didSet { if isHidden != oldValue { tabsChanged() } } }
  /// Whether the user may hide it.
  open var allowsHiding = false {
    didSet { declaredOnly("UITab.allowsHiding", oldValue, allowsHiding) }
  }
  /// Whether it is hidden until the user shows it.
  open var isHiddenByDefault = false {
    didSet { declaredOnly("UITab.isHiddenByDefault", oldValue, isHiddenByDefault) }
  }
  /// Where it is shown beside a sidebar.
  open var preferredPlacement = Placement.automatic {
    didSet { declaredOnly("UITab.preferredPlacement", oldValue, preferredPlacement) }
  }
  /// Whether it is shown in the bar or the sidebar (rule 913).
  public final var hasVisiblePlacement: Bool { !isHidden && tabBarController != nil }
  /// The tab in it that shows the controller, or itself.
  func innermost(showing controller: UIViewController) -> UITab { self }
  /// The outermost group around it that has a navigation controller on which its own is pushed; nil for none.
  public final var managingTabGroup: UITabGroup? {
    var (found, next) = (UITabGroup?.none, parent)
    while let group = next {
      if group.managingNavigationController != nil { found = group }
      next = group.parent
    }
    return found
  }
  /// The controller that it is in; nil for none.
  public final private(set) weak var tabBarController: UITabBarController?
  /// The group that it is in; nil for none.
  public final fileprivate(set) weak var parent: UITabGroup?
  private let provider: ((UITab) -> UIViewController)?
  /// What the provider has made; nil until then.
  final private(set) var controllerIfMade: UIViewController?

  /// Where a tab is shown beside a sidebar.
  public enum Placement: Int, Sendable {
    /// As the system likes, in the bar or the sidebar.
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// Makes a tab; the provider makes its controller when it is needed.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)?
  ) {
    Self.requiresClass(since: 18.0)
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
  }

  /// The controller that it shows; nil before it is in a tab bar controller.
  open var viewController: UIViewController? { controllerIfMade }

  /// The controller, made by the provider if it is not there yet.
  final var madeController: UIViewController? {
    if controllerIfMade == nil {
      controllerIfMade = provider?(self)
      follow()
    }
    return controllerIfMade
  }

  func belong(to controller: UITabBarController) { tabBarController = controller }

  private func follow() {
    guard let item = controllerIfMade?.tabBarItem else { return }
    (item.title, item.image, item.badgeValue) = (title, image, badgeValue)
  }

  private func tabsChanged() {
    guard let tabBarController, parent == nil else { return }
    tabBarController.setTabs(tabBarController.tabs, animated: false)
  }
}

/// A tab with tabs in it, which a sidebar shows below it; iOS 18.0 and later (rule 441).
open class UITabGroup: UITab {
  /// The tabs in it.
  open var children: [UITab] { didSet { adopt() } }
  /// Which of them is selected first; nil for none.
  open var defaultChildIdentifier: String?
  /// Which of them is selected; nil for none.
  open var selectedChild: UITab?
  /// The order in which the user has put its tabs, by their identifiers (rule 913).
  open var displayOrderIdentifiers: [String] = []
  /// Its tabs in the order in which they are shown (rule 913).
  public final var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { tab(forIdentifier: $0) }
    return named + children.filter { child in !named.contains { $0 === child } }
  }
  /// Whether the user may put its tabs in another order.
  open var allowsReordering = false {
    didSet { declaredOnly("UITabGroup.allowsReordering", oldValue, allowsReordering) }
  }
  /// How a sidebar shows it.
  public enum SidebarAppearance: UInt, Sendable {
    /// As the system likes; with its tabs below it; as a section.
    case automatic, inline, rootSection
  }
  /// How a sidebar shows it.
  open var sidebarAppearance = SidebarAppearance.automatic {
    didSet { keptLook("UITabGroup.sidebarAppearance", oldValue, sidebarAppearance) }
  }
  /// What the sidebar offers of the group.
  open var sidebarActions: [UIAction] = [] {
    didSet { declaredOnly("UITabGroup.sidebarActions", oldValue, sidebarActions) }
  }
  /// The navigation controller on which the controllers of its tabs are pushed; nil for none.
  open var managingNavigationController: UINavigationController? {
    didSet {
      declaredOnly(
        "UITabGroup.managingNavigationController", oldValue, managingNavigationController)
    }
  }

  /// Makes a group of tabs.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    Self.requiresClass(since: 18.0)
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider ?? { group in
        // Where nobody says otherwise the first tab's controller stands for the group.
        (group as? UITabGroup)?.firstChild?.madeController ?? UIViewController()
      })
    adopt()
  }

  /// The tab with that identifier; nil for none.
  public final func tab(forIdentifier identifier: String) -> UITab? {
    children.first { $0.identifier == identifier }
  }

  private var firstChild: UITab? {
    selectedChild ?? defaultChildIdentifier.flatMap { tab(forIdentifier: $0) } ?? children.first
  }

  final override func innermost(showing controller: UIViewController) -> UITab {
    children.first { $0.controllerIfMade === controller }?.innermost(showing: controller) ?? self
  }

  private func adopt() { for child in children { child.parent = self } }

  final override func belong(to controller: UITabBarController) {
    super.belong(to: controller)
    for child in children { child.belong(to: controller) }
  }
}

/// The tab for searching; iOS 18.0 and later (rule 441).
open class UISearchTab: UITab {
  /// Whether its field is ready for typing at once; iOS 26.0 and later.
  open var automaticallyActivatesSearch: Bool {
    get { requires("automaticallyActivatesSearch", since: 26.0, ownActivatesSearch) }
    set {
      ownActivatesSearch = requires("setAutomaticallyActivatesSearch:", since: 26.0, newValue)
    }
  }
  private final var ownActivatesSearch = false {
    didSet {
      declaredOnly("UISearchTab.automaticallyActivatesSearch", oldValue, ownActivatesSearch)
    }
  }
  /// Makes the tab with the system's title and picture.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }
}
