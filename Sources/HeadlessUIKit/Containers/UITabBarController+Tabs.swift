public import Foundation

/// What iOS 18 adds to tab bar controllers.
extension UITabBarController {
  /// Whether tabs are at the top, or in a sidebar; iOS 18.0 and later.
  public var mode: UITabBarController.Mode {
    get { self[unused: "UITabBarController.mode", since: 18.0, usual: .automatic] }
    set { self[unused: "UITabBarController.mode", since: 18.0, usual: .automatic] = newValue }
  }
  /// Where tabs are on an iPad; iOS 18.0 and later.
  public enum Mode: Int, Sendable {
    /// As the system likes; in a bar; in a bar or a sidebar.
    case automatic, tabBar, tabSidebar
  }
  /// Whether the tab bar is hidden; iOS 18.0 and later.
  public var isTabBarHidden: Bool {
    get { requires("isTabBarHidden", since: 18.0, tabBar.isHidden) }
    set {
      requires("setTabBarHidden:", since: 18.0)
      setTabBarHidden(newValue, animated: false)
    }
  }
  /// Hides the tab bar or shows it; iOS 18.0 and later.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    requires("setTabBarHidden:animated:", since: 18.0)
    tabBar.isHidden = hidden
    loadedView?.setNeedsLayout()
  }

  /// The tabs, in order, in place of ``viewControllers``; iOS 18.0 and later (rule 441).
  public var tabs: [UITab] {
    get { requires("tabs", since: 18.0, ownTabs) }
    set {
      requires("setTabs:", since: 18.0)
      setTabs(newValue, animated: false)
    }
  }
  /// Replaces the tabs; iOS 18.0 and later (rule 441).
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    guard requires("setTabs:animated:", since: 18.0) else { return }
    let simulator = Simulator.current!
    let titles = tabs.map { simulator.name(of: $0) }.joined(separator: ", ")
    simulator.call("setTabs(_:animated:)", on: self, ["[\(titles)]", "\(animated)"]) {
      ownTabs = tabs
      for tab in tabs { tab.belong(to: self) }
      replaceTabs(with: tabs.compactMap { $0.isHidden ? nil : $0.madeController })
    }
  }
  /// The tab that is selected; nil for none; iOS 18.0 and later (rule 441).
  public var selectedTab: UITab? {
    get { requires("selectedTab", since: 18.0, selectedTabController.flatMap { tab(of: $0) }) }
    set {
      requires("setSelectedTab:", since: 18.0)
      guard let controller = newValue?.madeController,
        tabControllers?.contains(where: { $0 === controller }) ?? false
      else { return }
      Simulator.current.call(
        "selectedTab", on: self, [newValue.map { Simulator.current.name(of: $0) } ?? "nil"]
      ) { selectByCode(controller) }
    }
  }
  /// The tab with that identifier, also of a group; nil for none; iOS 18.0 and later.
  public func tab(forIdentifier identifier: String) -> UITab? {
    requires("tabForIdentifier:", since: 18.0, allTabs.first { $0.identifier == identifier })
  }

  private var ownTabs: [UITab] {
    get { declared["tabs"] ?? [] }
    set { declared["tabs"] = newValue }
  }
  private var allTabs: [UITab] {
    ownTabs.flatMap { [$0] + (($0 as? UITabGroup)?.children ?? []) }
  }
  /// The tab that shows a controller; nil for none.
  func tab(of controller: UIViewController) -> UITab? {
    ownTabs.first { $0.controllerIfMade === controller }
  }

  // MARK: The sidebar and what is below it

  /// The tabs that are shown where there is little room, by their identifiers; nil for all. iOS 18.0 and later.
  public var compactTabIdentifiers: [String]? {
    get { self[unused: "UITabBarController.compactTabIdentifiers", since: 18.0] }
    set { self[unused: "UITabBarController.compactTabIdentifiers", since: 18.0] = newValue }
  }
  /// Under which name it is kept how the user has changed the tabs; nil for nowhere. iOS 18.0 and later.
  public var customizationIdentifier: String? {
    get { self[unused: "UITabBarController.customizationIdentifier", since: 18.0] }
    set { self[unused: "UITabBarController.customizationIdentifier", since: 18.0] = newValue }
  }
  /// Where content is that the bar and the sidebar do not cover; iOS 18.0 and later.
  public var contentLayoutGuide: UILayoutGuide {
    requires("contentLayoutGuide", since: 18.0, view.safeAreaLayoutGuide)
  }
  /// When the bar gets small; iOS 26.0 and later. It never does here.
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get {
      self[unused: "UITabBarController.tabBarMinimizeBehavior", since: 26.0, usual: .automatic]
    }
    set {
      self[unused: "UITabBarController.tabBarMinimizeBehavior", since: 26.0, usual: .automatic] =
        newValue
    }
  }
  /// When a bar gets small; iOS 26.0 and later.
  public enum MinimizeBehavior: Int, Sendable {
    /// As the system likes; never; when the content goes up; when it goes down.
    case automatic, never, onScrollDown, onScrollUp
  }
  /// What is above the bar; nil for nothing; iOS 26.0 and later. It is not shown here.
  public var bottomAccessory: UITabAccessory? {
    get { self[unused: "UITabBarController.bottomAccessory", since: 26.0] }
    set { self[unused: "UITabBarController.bottomAccessory", since: 26.0] = newValue }
  }
  /// Puts something above the bar; nil for nothing; iOS 26.0 and later. It is not shown here.
  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    requires("setBottomAccessory:animated:", since: 26.0)
    self.bottomAccessory = bottomAccessory
  }
}

/// What is above a tab bar; iOS 26.0 and later. It is not shown here.
public final class UITabAccessory: NSObject {
  /// What is shown.
  public let contentView: UIView
  /// Makes one that shows a view.
  public init(contentView: UIView) {
    Self.requiresClass(since: 26.0)
    self.contentView = contentView
    super.init()
  }
}

/// What came later, so that an app's class of earlier times may have something else by that name.
public protocol _LaterUITabBarController: UITabBarController {}
extension UITabBarController: _LaterUITabBarController {}
extension _LaterUITabBarController {
  /// The sidebar, which is not shown here; iOS 18.0 and later (rule 913).
  public var sidebar: UITabBarController.Sidebar {
    requires("sidebar", since: 18.0)
    if let sidebar: UITabBarController.Sidebar = declared["sidebar"] { return sidebar }
    let sidebar = UITabBarController.Sidebar(of: self)
    declared["sidebar"] = sidebar
    return sidebar
  }
}
