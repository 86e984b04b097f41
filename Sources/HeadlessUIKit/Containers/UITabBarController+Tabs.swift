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
}
