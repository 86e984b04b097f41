import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A table of sections with an index.
private class Indexed: UITableViewController {
  var letters: [String] { ["A", "B", "C"] }
  override func numberOfSections(in tableView: UITableView) -> Int { 3 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    10
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
}

/// Whose titles are more than the sections.
private final class Mapped: Indexed {
  override var letters: [String] { ["A", "B", "C", "D"] }
  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { title == "D" ? NSNotFound : 2 - index }
}

/// Whose rows are moved in.
private final class Indented: Indexed {
  override func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { indexPath.row }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}

/// The titles at the edge of a table.
@MainActor
struct SectionIndexTests {
  private func shown(_ root: UIViewController, _ app: TestApp) throws {
    try app.show(root)
    try app.settle()
  }

  private func asked(_ app: TestApp, since mark: Int = 0) -> [String] {
    app.device.simulator.recorder.events[mark...]
      .filter { $0.name.hasPrefix("sectionIndex") || $0.name.contains("sectionForSectionIndex") }
      .map { "\($0.name.prefix { $0 != "(" }) \($0.arguments.joined(separator: " "))" }
  }

  private func letters(of table: UITableView) -> UIView? {
    table.subviews.first { "\(type(of: $0))" == "UITableViewIndex" }
  }

  @Test("Titles are asked for with a reload, and lead to their sections", .rule(745))
  func leads() throws {
    for iOS in IOSVersion.tried {
      let app = TestApp(iOS: iOS)
      let root = Indexed(style: .plain)
      try shown(root, app)
      let table = root.tableView!
      let index = try #require(letters(of: table), "iOS \(iOS)")
      expectEqual(asked(app), ["sectionIndexTitles "], "iOS \(iOS)")
      expect(index.frame.width == 15 && index.frame.maxX == table.bounds.width)
      let place = index.convert(CGPoint(x: 7, y: index.bounds.midY), to: nil)
      let mark = app.mark
      try app.device.simulator.tap(at: place)
      try app.settle()
      // The second of three titles.
      expect(table.rectForHeader(inSection: 1).minY > 400)
      let top = table.contentOffset.y - table.rectForHeader(inSection: 1).minY
      expect(abs(top) < 120, "iOS \(iOS): \(top)")
      expectNil(table.indexPathForSelectedRow, "iOS \(iOS)")
      expectEqual(asked(app, since: mark), [], "iOS \(iOS)")
      expectEqual(index.convert(CGPoint(x: 7, y: index.bounds.midY), to: nil), place, "iOS \(iOS)")
      table.reloadData()
      expectEqual(asked(app, since: mark), ["sectionIndexTitles "], "iOS \(iOS)")
      expect(!app.device.simulator.isDead)
    }
  }

  @Test("The data source says which section a title means", .rule(745))
  func maps() throws {
    let app = TestApp(iOS: 12)
    let root = Mapped(style: .plain)
    try shown(root, app)
    let table = root.tableView!
    let index = try #require(letters(of: table))
    let middle = index.convert(CGPoint(x: 7, y: index.bounds.midY), to: nil)
    let simulator = app.device.simulator
    let mark = app.mark
    // From A down to D.
    try simulator.drag(
      along: [-21, -7, 7, 21].map { CGPoint(x: middle.x, y: middle.y + $0) }, pressing: 0.3)
    try app.settle()
    expectEqual(
      asked(app, since: mark),
      [
        "tableView \"A\" 0", "tableView \"B\" 1", "tableView \"C\" 2", "tableView \"D\" 3",
      ])
    // C means the first section, and D none.
    expect(table.contentOffset.y <= 0 && !table.isDragging)
  }

  @Test("A grouped table and one with few rows show no index", .rule(745))
  func none() throws {
    for style in [UITableView.Style.grouped, .plain] {
      let app = TestApp(iOS: 12)
      let root = Indexed(style: style)
      root.tableView.sectionIndexMinimumDisplayRowCount = style == .plain ? 31 : 0
      try shown(root, app)
      expectEqual(asked(app), ["sectionIndexTitles "])
      expectNil(letters(of: root.tableView))
      root.tableView.sectionIndexMinimumDisplayRowCount = 30
      try app.settle()
      expectEqual((letters(of: root.tableView) == nil), (style == .grouped))
      let remarks = app.device.lines(.diagnosis)
      expectEqual(remarks.contains { $0.contains("indexOfGroupedTable") }, (style == .grouped))
    }
  }

  @Test("A delegate says how far rows are moved in, before they are displayed", .rule(746))
  func indents() throws {
    for iOS in IOSVersion.tried {
      let app = TestApp(iOS: iOS)
      let root = Indented(style: .plain)
      try shown(root, app)
      let lines = app.device.simulator.recorder.events.map(\.name).filter {
        $0.contains("cellForRow") || $0.contains("indentation") || $0.contains("willDisplay")
      }
      expectEqual(
        lines.prefix(3).map { $0 },
        [
          "tableView(_:cellForRowAt:)", "tableView(_:indentationLevelForRowAt:)",
          "tableView(_:willDisplay:forRowAt:)",
        ], "iOS \(iOS)")
      let cell = root.tableView.cellForRow(at: IndexPath(row: 3, section: 0))
      expectEqual(cell?.indentationLevel, 3, "iOS \(iOS)")
    }
  }
}
