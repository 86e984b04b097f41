import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A search up to iOS 7: a bar, a controller that is searched, and a table of what was found.
@MainActor struct SearchDisplayTests {
  /// A list in a navigation controller whose search display controller the list owns.
  private final class List: UIViewController, UITableViewDataSource, UISearchDisplayDelegate {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var found: [String] = []
    var heard: [String] = []
    var search: UISearchDisplayController?

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.scopeButtonTitles = ["All", "Some"]
      view.addSubview(bar)
      search = UISearchDisplayController(searchBar: bar, contentsController: self)
      search?.delegate = self
      search?.searchResultsDataSource = self
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      found.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = found[indexPath.row]
      return cell
    }
    func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {
      heard.append("willBegin \(controller.isActive)")
    }
    func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {
      heard.append("didBegin \(controller.isActive)")
    }
    func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {
      heard.append("willEnd")
    }
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {
      heard.append("didEnd")
    }
    func searchDisplayController(
      _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView
    ) { heard.append("didLoad") }
    func searchDisplayController(
      _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView
    ) { heard.append("willShow \(tableView.window != nil)") }
    func searchDisplayController(
      _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView
    ) { heard.append("didShow \(tableView.window != nil)") }
    func searchDisplayController(
      _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView
    ) { heard.append("didHide") }
    func searchDisplayController(
      _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool {
      heard.append("reload \(searchString ?? "")")
      found = ["apple", "pear"].filter { $0.contains(searchString ?? "") }
      return true
    }
    func searchDisplayController(
      _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
    ) -> Bool {
      heard.append("scope \(searchOption)")
      return false
    }
  }

  @Test(
    "A search shows its table for a text, and its bar in the place of the navigation bar",
    .rule(815))
  func search() throws {
    for iOS in IOSVersion.tried(from: 4) where iOS < 13 {
      let app = TestApp(iOS: iOS)
      let list = List()
      let stack = UINavigationController(rootViewController: list)
      try app.show(stack)
      let simulator = app.device.simulator
      expect(list.searchDisplayController === list.search, "iOS \(iOS)")
      expect(list.bar.becomeFirstResponder())
      try app.settle()
      expectEqual(list.heard, ["willBegin false", "didBegin true"], "iOS \(iOS)")
      expect(stack.isNavigationBarHidden, "iOS \(iOS)")
      list.heard = []
      expect(simulator.typeText("pp"))
      try app.settle()
      expectEqual(
        list.heard, ["didLoad", "reload p", "willShow false", "didShow true", "reload pp"],
        "iOS \(iOS)")
      let table = try #require(list.search?.searchResultsTableView)
      expectEqual(table.numberOfRows(inSection: 0), 1, "iOS \(iOS)")
      expectEqual(table.frame.minY, list.bar.frame.maxY, "iOS \(iOS)")
      list.heard = []
      expect(simulator.typeText("\u{8}\u{8}"))
      expect(list.heard == ["reload p", "didHide"] && table.superview == nil, "iOS \(iOS)")
      list.heard = []
      list.search?.setActive(false, animated: true)
      try app.settle()
      expectEqual(list.heard, ["willEnd", "didEnd"], "iOS \(iOS)")
      expect(!stack.isNavigationBarHidden && !list.bar.isFirstResponder, "iOS \(iOS)")
      expect(list.search?.isActive == false && list.bar.text == "", "iOS \(iOS)")
      expectEqual(app.device.lines(.exception, .diagnosis), [], "iOS \(iOS)")
    }
  }

  @Test("A bar in the navigation bar stays there during a search", .rule(815))
  func navigationBar() throws {
    let app = TestApp(iOS: 7.0)
    let list = List()
    let stack = UINavigationController(rootViewController: list)
    try app.show(stack)
    let search = try #require(list.search)
    expectNil(search.navigationItem)
    search.displaysSearchBarInNavigationBar = true
    expect(list.navigationItem.titleView === list.bar && search.navigationItem != nil)
    search.isActive = true
    try app.settle()
    expect(!stack.isNavigationBarHidden && list.heard == ["willBegin false", "didBegin true"])
  }
}
