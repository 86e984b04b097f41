import Foundation

/// Shows the list of tabs that do not fit, and what is chosen from it (rule 410).
final class UIMoreNavigationController: UINavigationController {
  let list: UIMoreListController
  /// The tab that code has selected, until somebody goes back to the list.
  weak var selectedByCode: UIViewController?

  init(of tabs: UITabBarController) {
    list = UIMoreListController(of: tabs)
    super.init(rootViewController: list)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    onDeparture = { [weak self, weak tabs] in
      tabs?.reclaimTabs()
      if self?.stack.count == 1 { self?.selectedByCode = nil }
    }
  }
  required init?(coder: NSCoder) { nil }

  /// Puts a tab on top of the list, in place of another one.
  func show(tab: UIViewController, animated: Bool) {
    guard stack.last !== tab else { return }
    tab.container?.release(tab)
    change([list, tab], animated: animated)
    onDeparture?()
  }

  /// Goes back to the list.
  func showList() {
    guard stack.count > 1 else { return }
    change([list], animated: false)
    onDeparture?()
  }
}

/// The list of tabs that do not fit.
final class UIMoreListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private weak var tabs: UITabBarController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    title = "More"
  }
  required init?(coder: NSCoder) { nil }

  private var listed: [UIViewController] { tabs?.tabsInMoreList ?? [] }

  override func loadView() {
    let table = UITableView(frame: defaultViewFrame, style: .plain)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (table.dataSource, table.delegate) = (self, self)
    replaceView(with: table)
    showEditButton()
  }

  /// The tabs have changed.
  func reload() {
    (loadedView as? UITableView)?.discardSections()
    showEditButton()
  }

  /// A person can put other tabs into the bar, if the app lets some be moved.
  private func showEditButton() {
    let isEditable = !(tabs?.customizable ?? []).isEmpty
    navigationItem.ownRightBarButtonItems =
      isEditable
      ? [
        UIBarButtonItem(
          title: "Edit", style: .plain, target: self, action: UIMoreListController.edit)
      ] : nil
  }

  private func edit() {
    Simulator.current.unimplemented(
      "UITabBarController.customizableViewControllers", "tabs cannot be rearranged.")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    listed.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = listed[safe: indexPath.row]?.tabBarItem.title
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let tab = listed[safe: indexPath.row] else { return }
    (container as? UIMoreNavigationController)?.show(tab: tab, animated: true)
  }
}

/// Which tabs are in the bar, and which in the More list (rule 410).
extension UITabBarController {
  /// How many buttons fit; where there are more tabs, the last one is that of the More list.
  private var placesInBar: Int {
    Simulator.current.configuration.device.idiom == .phone ? 5 : 8
  }

  var hasMoreList: Bool { (tabControllers?.count ?? 0) > placesInBar }

  /// The controllers whose buttons are in the bar.
  var controllersInBar: [UIViewController] {
    let tabs = tabControllers ?? []
    return hasMoreList ? Array(tabs.prefix(placesInBar - 1)) + [more] : tabs
  }

  /// Those that are listed.
  var tabsInMoreList: [UIViewController] {
    hasMoreList ? Array((tabControllers ?? []).dropFirst(placesInBar - 1)) : []
  }

  func hasTab(_ controller: UIViewController) -> Bool {
    tabControllers?.contains { $0 === controller } ?? false
  }

  /// The controller of the More list; nil as long as nothing needs it.
  var more: UIMoreNavigationController {
    if let ownMore { return ownMore }
    let more = UIMoreNavigationController(of: self)
    ownMore = more
    return more
  }

  /// Tabs that have left the More list are the tab bar controller's own children again.
  func reclaimTabs() {
    for tab in tabControllers ?? [] where tab.container == nil { adopt(tab) }
  }

  /// Makes the More list a child, or lets it go, as the tabs need it.
  func followMoreList() {
    if hasMoreList {
      if more.container !== self { adopt(more) }
      if let shown = more.stack.last, shown !== more.list,
        !tabsInMoreList.contains(where: { $0 === shown })
      {
        more.showList()
      }
      more.list.reload()
    } else if let ownMore, ownMore.container === self {
      ownMore.showList()
      if selected === ownMore { selected = nil }
      if shown === ownMore { hideShown() }
      release(ownMore)
    }
  }
}
