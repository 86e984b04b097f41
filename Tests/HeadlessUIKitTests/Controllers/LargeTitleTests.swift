import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A hundred rows.
private final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

@MainActor
struct LargeTitleTests {
  /// A table on a navigation controller, on a phone whose status bar is 20 points high.
  private func shown(
    _ iOS: IOSVersion, _ prepare: (Rows, UINavigationController) -> Void
  ) throws -> (stage: TestApp, rows: Rows, navigation: UINavigationController) {
    let stage = TestApp(iOS: iOS, model: iOS < 16 ? "iPhone 8" : "iPhone SE (3rd generation)")
    let rows = Rows(style: .plain)
    rows.title = "Rows"
    let navigation = UINavigationController(rootViewController: rows)
    prepare(rows, navigation)
    try stage.show(navigation)
    return (stage, rows, navigation)
  }

  private let versions = IOSVersion.tried(from: 11)

  @Test("A large title goes with the first 52 points of the content", .rule(411))
  func scrolling() throws {
    for iOS in versions {
      let (stage, rows, navigation) = try shown(iOS) {
        $1.navigationBar.prefersLargeTitles = true
      }
      let (table, bar) = (rows.tableView!, navigation.navigationBar)
      expectEqual(bar.frame, CGRect(x: 0, y: 20, width: bar.frame.width, height: 96), "iOS \(iOS)")
      expect(table.contentOffset.y == -116 && table.adjustedContentInset.top == 116, "iOS \(iOS)")
      expectEqual(rows.view.safeAreaInsets.top, 116, "iOS \(iOS)")
      table.contentOffset.y = -96
      try stage.settle()
      expect(bar.frame.height == 76 && table.adjustedContentInset.top == 96, "iOS \(iOS)")
      table.contentOffset.y = 300
      try stage.settle()
      expect(bar.frame.height == 44 && rows.view.safeAreaInsets.top == 64, "iOS \(iOS)")
      stage.device.simulator.tapStatusBar()
      try stage.settle()
      expect(bar.frame.height == 96 && table.contentOffset.y == -116, "iOS \(iOS)")
      expectEqual(stage.device.lines(.diagnosis), [], "iOS \(iOS)")
    }
  }

  @Test("A large title begins at the leading edge, in large letters", .rule(411))
  func look() throws {
    for isLarge in [true, false] {
      let (_, _, navigation) = try shown(17.0) { $1.navigationBar.prefersLargeTitles = isLarge }
      let labels = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }
      let title = try #require(labels.first { $0.text == "Rows" })
      expectEqual(title.textAlignment, (isLarge ? .natural : .center))
      expectEqual(title.font.pointSize, (isLarge ? 34 : 17))
    }
  }

  @Test("A finger leaves no half of a large title", .rule(411))
  func resting() throws {
    let (stage, rows, navigation) = try shown(12.0) { $1.navigationBar.prefersLargeTitles = true }
    try stage.device.simulator.drag(along: [CGPoint(x: 160, y: 400), CGPoint(x: 160, y: 370)])
    try stage.settle()
    expect(rows.tableView.contentOffset.y == -64 && navigation.navigationBar.frame.height == 44)
    try stage.device.simulator.drag(along: [CGPoint(x: 160, y: 300), CGPoint(x: 160, y: 345)])
    try stage.settle()
    expect(rows.tableView.contentOffset.y == -116 && navigation.navigationBar.frame.height == 96)
  }

  @Test("Each item says whether its title is large, or is as the one below", .rule(411))
  func modes() throws {
    for iOS in versions {
      let (stage, rows, navigation) = try shown(iOS) {
        $1.navigationBar.prefersLargeTitles = true
        $0.navigationItem.largeTitleDisplayMode = .never
      }
      let bar = navigation.navigationBar
      expectEqual(bar.frame.height, 44, "iOS \(iOS)")
      let next = UIViewController()
      navigation.pushViewController(next, animated: false)
      try stage.settle()
      expect(bar.frame.height == 44 && next.view.safeAreaInsets.top == 64, "iOS \(iOS)")
      next.navigationItem.largeTitleDisplayMode = .always
      try stage.settle()
      expect(bar.frame.height == 96 && next.view.safeAreaInsets.top == 116, "iOS \(iOS)")
      navigation.popViewController(animated: false)
      try stage.settle()
      expectEqual(bar.frame.height, 44, "iOS \(iOS)")
      bar.prefersLargeTitles = false
      rows.navigationItem.largeTitleDisplayMode = .always
      try stage.settle()
      expectEqual(bar.frame.height, 44, "iOS \(iOS)")
    }
  }

  @Test("A search bar is below the title, and scrolling takes it away first", .rule(412))
  func searchBar() throws {
    for iOS in versions {
      let search = { UISearchController(searchResultsController: nil) }
      let (stage, rows, navigation) = try shown(iOS) { rows, navigation in
        navigation.navigationBar.prefersLargeTitles = true
        rows.navigationItem.searchController = search()
        rows.navigationItem.hidesSearchBarWhenScrolling = false
      }
      let (table, bar) = (rows.tableView!, navigation.navigationBar)
      let searchBar = try #require(rows.navigationItem.searchController?.searchBar)
      expect(bar.frame.height == 148 && table.contentOffset.y == -168, "iOS \(iOS)")
      expectEqual(searchBar.frame, CGRect(x: 0, y: 96, width: bar.frame.width, height: 52))
      table.contentOffset.y = 500
      try stage.settle()
      expect(bar.frame.height == 96 && searchBar.frame.minY == 44, "iOS \(iOS)")
      rows.navigationItem.hidesSearchBarWhenScrolling = true
      table.contentOffset.y = 501
      try stage.settle()
      expect(bar.frame.height == 44 && searchBar.superview == nil, "iOS \(iOS)")
    }
  }

  @Test("On iOS 11 and 12 a search bar that scrolling hides is pulled down first", .rule(412))
  func pulledSearchBar() throws {
    for iOS in versions {
      let (stage, rows, navigation) = try shown(iOS) { rows, _ in
        rows.navigationItem.searchController = UISearchController(searchResultsController: nil)
      }
      let bar = navigation.navigationBar
      expectEqual(bar.frame.height, (iOS >= 13 ? 96 : 44), "iOS \(iOS)")
      rows.tableView.contentOffset.y = -64
      try stage.settle()
      expectEqual(bar.frame.height, 44, "iOS \(iOS)")
      try stage.device.simulator.drag(along: [CGPoint(x: 160, y: 300), CGPoint(x: 160, y: 380)])
      try stage.settle()
      expect(bar.frame.height == 96 && rows.tableView.contentOffset.y == -116, "iOS \(iOS)")
    }
  }

  @Test("A search takes the place of the title, and gives it back", .rule(412), .rule(413))
  func searching() throws {
    for iOS in versions {
      let (stage, rows, navigation) = try shown(iOS) { rows, _ in
        rows.navigationItem.searchController = UISearchController(searchResultsController: A())
        rows.navigationItem.hidesSearchBarWhenScrolling = false
      }
      let search = try #require(rows.navigationItem.searchController)
      let results = try #require(search.searchResultsController)
      let bar = navigation.navigationBar
      expect(bar.frame.height == 96 && !results.isViewLoaded, "iOS \(iOS)")
      var mark = stage.mark
      try stage.device.simulator.tap(at: CGPoint(x: 100, y: 20 + 70))
      try stage.settle()
      expect(search.isActive && bar.frame.height == 52, "iOS \(iOS)")
      expectEqual(search.searchBar.frame.minY, 0, "iOS \(iOS)")
      expectEqual(stage.heard(since: mark, TestApp.life).filter { $0.hasPrefix("A.") }, [])
      expect(stage.device.simulator.typeText("x"))
      try stage.settle()
      expect(results.presentingViewController === rows && results.parent === search)
      expectEqual(
        stage.heard(since: mark, TestApp.life).filter { $0.hasPrefix("A.") },
        [
          "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear",
        ], "iOS \(iOS)")
      expect(results.view.window === stage.window, "iOS \(iOS)")
      expectEqual(results.view.safeAreaInsets.top, 72, "iOS \(iOS)")
      mark = stage.mark
      search.isActive = false
      try stage.settle()
      expectEqual(
        stage.heard(since: mark).filter { $0.hasPrefix("A.") },
        [
          "A.viewWillDisappear", "A.viewDidDisappear",
        ], "iOS \(iOS)")
      expect(bar.frame.height == 96 && results.view.superview == nil, "iOS \(iOS)")
      expect(!stage.heard().contains("Rows.viewWillDisappear"), "iOS \(iOS)")
    }
  }
}
