import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What tables and their cells say of themselves, and what comes of calling it.
@Suite
@MainActor
struct TableMembersTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles: [String]? = ["A", "B"]
    var asked = 0
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      asked += 1
      return titles
    }
  }

  @Test("A table scrolls to what is selected, says that it changed, and asks for its index again")
  func tables() throws {
    let stage = TestApp(iOS: 16)
    let root = UIViewController()
    try stage.show(root)
    let (table, rows) = (UITableView(frame: root.view.bounds), Rows())
    table.dataSource = rows
    table.delegate = rows
    root.view.addSubview(table)
    table.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 39, section: 1), animated: false, scrollPosition: .none)
    expect(table.contentOffset.y <= 0)
    table.scrollToNearestSelectedRow(at: .middle, animated: false)
    expect(table.contentOffset.y > 1000)
    let asked = rows.asked
    table.reloadSectionIndexTitles()
    expectEqual(rows.asked, asked + 1)
    expect(!table.hasUncommittedUpdates)
    var inside = 0
    table.performUsingPresentationValues { inside = table.numberOfSections }
    expectEqual(inside, 2)
    expectEqual(UITableView.indexSearch, "{search}")
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    expect(cell.automaticallyUpdatesContentConfiguration)
    expect(cell.defaultBackgroundConfiguration().cornerRadius == 0)
    var updates: [Bool] = []
    let handler: UITableViewCell.ConfigurationUpdateHandler = { updates.append($1.isSelected) }
    cell.configurationUpdateHandler = handler
    root.view.addSubview(cell)
    cell.layoutIfNeeded()
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    try stage.settle()
    expectEqual(updates.last, true)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var headers = 0
    let other: UITableViewHeaderFooterView.ConfigurationUpdateHandler = { _, _ in headers += 1 }
    header.configurationUpdateHandler = other
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    root.view.addSubview(header)
    header.layoutIfNeeded()
    try stage.settle()
    expect(headers > 0)
    let placeholder = UITableViewPlaceholder(
      insertionIndexPath: IndexPath(row: 0, section: 0), reuseIdentifier: "p", rowHeight: 44)
    placeholder.cellUpdateHandler = { _ in }
    expect(placeholder.cellUpdateHandler != nil)
  }

  @Test("Of two selected rows the nearer one comes to the place", .rule(1432))
  func nearestSelectedRow() throws {
    let stage = TestApp(iOS: 6)
    let root = UIViewController()
    try stage.show(root)
    let (table, rows) = (
      UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), Rows()
    )
    table.dataSource = rows
    root.view.addSubview(table)
    table.layoutIfNeeded()
    table.allowsMultipleSelection = true
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    expectEqual(table.contentOffset.y, 0)
    let (near, far) = (IndexPath(row: 20, section: 0), IndexPath(row: 2, section: 0))
    table.selectRow(at: far, animated: false, scrollPosition: .none)
    table.selectRow(at: near, animated: false, scrollPosition: .none)
    table.contentOffset.y = 18 * 44
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    expectEqual(table.contentOffset.y, table.rectForRow(at: near).minY)
    table.contentOffset.y = 0
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    expectEqual(table.contentOffset.y, table.rectForRow(at: far).minY)
  }

  @Test("A snapshot is applied at once, without changes that are animated")
  func snapshots() throws {
    let stage = TestApp(iOS: 16)
    let root = UIViewController()
    try stage.show(root)
    let table = UITableView(frame: root.view.bounds)
    root.view.addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    let provide: UITableViewDiffableDataSource<Int, String>.CellProvider = { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "c", for: path)
    }
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table, cellProvider: provide)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    var done = false
    source.applySnapshotUsingReloadData(snapshot) { done = true }
    try stage.settle()
    expect(done && table.numberOfRows(inSection: 0) == 2)
  }

  private final class Scroller: UIScrollView {
    var heard: [String] = []
    override func adjustedContentInsetDidChange() {
      heard.append("inset")
      super.adjustedContentInsetDidChange()
    }
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      heard.append("touch")
      return super.touchesShouldBegin(touches, with: event, in: view)
    }
  }

  @Test("A scroll view says that it scrolls by itself, and hears of its insets")
  func scrolling() throws {
    let stage = TestApp(iOS: 18)
    let root = UIViewController()
    try stage.show(root)
    let view = Scroller(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    root.view.addSubview(view)
    view.layoutIfNeeded()
    expect(!view.isScrollAnimating)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    expect(view.isScrollAnimating)
    try stage.settle()
    expect(!view.isScrollAnimating && view.contentOffset.y == 300)
    view.withScrollIndicatorsShown(forContentOffsetChanges: { view.contentOffset.y = 10 })
    expectEqual(view.contentOffset.y, 10)
    let rates: [UIScrollView.DecelerationRate] = [.normal, .fast]
    expect(abs(rates[0].rawValue - 0.998) < 0.001 && abs(rates[1].rawValue - 0.99) < 0.001)
    expectEqual(view.decelerationRate, .normal)
  }
}
