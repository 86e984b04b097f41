import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Thirty rows, and what the table asks of them.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log: Log
  var titles = (0..<30).map { "\($0)" }
  var height: CGFloat = 44
  init(_ log: Log) { self.log = log }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.lines.append("cell \(indexPath.row)")
    return tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}

/// Thirty rows, and which of them come and go.
private final class ShownRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log = Log()
  var count = 30

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.lines.append("comes \(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.lines.append("gone \(indexPath.row)") }
}

@MainActor
struct RowUpdateTests {
  private func stage(
    iOS: IOSVersion
  ) throws -> (app: TestApp, table: UITableView, rows: Rows, log: Log) {
    let app = TestApp(iOS: iOS)
    let root = UIViewController()
    try app.show(root)
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 220))
    let log = Log()
    let rows = Rows(log)
    (table.dataSource, table.delegate) = (rows, rows)
    root.view.addSubview(table)
    try app.settle()
    _ = log.take()
    return (app, table, rows, log)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("A transaction around updates ends when the rows have moved", .rule(941))
  func transaction() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let (app, table, rows, _) = try stage(iOS: iOS)
      var ends: [Double] = []
      let start = CACurrentMediaTime()
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append(CACurrentMediaTime() - start) }
      rows.titles.removeFirst()
      table.deleteRows(at: [path(0)], with: .automatic)
      CATransaction.commit()
      expect(ends.isEmpty, "iOS \(iOS)")
      try app.settle()
      expect(ends.count == 1 && ends[0] > 0.2, "iOS \(iOS)")
    }
  }

  @Test("Only rows that come on screen are asked for, and at once", .rule(367))
  func deletion() throws {
    for iOS in IOSVersion.tried(from: 3) {
      let (app, table, rows, log) = try stage(iOS: iOS)
      let third = table.cellForRow(at: path(2))
      table.selectRow(at: path(2), animated: false, scrollPosition: .none)
      rows.titles.removeFirst()
      table.deleteRows(at: [path(0)], with: .automatic)
      expectEqual(log.take(), ["cell 4"], "iOS \(iOS)")
      expect(table.cellForRow(at: path(1)) === third, "iOS \(iOS)")
      expectEqual(table.indexPathForSelectedRow, path(1), "iOS \(iOS)")
      expectEqual(third?.frame.minY, 44, "iOS \(iOS)")
      rows.titles.insert("new", at: 1)
      table.insertRows(at: [path(1)], with: .automatic)
      expectEqual(log.take(), ["cell 1"], "iOS \(iOS)")
      expect(table.cellForRow(at: path(2)) === third, "iOS \(iOS)")
      try app.settle()
      expectEqual(log.take(), [], "iOS \(iOS)")
    }
  }

  @Test("What goes with an update is told of when its animation ends", .rule(1069))
  func leaving() throws {
    for iOS in IOSVersion.tried(from: 6) {
      let app = TestApp(iOS: iOS)
      let root = UIViewController()
      try app.show(root)
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 220))
      let rows = ShownRows()
      (table.dataSource, table.delegate) = (rows, rows)
      root.view.addSubview(table)
      try app.settle()
      _ = rows.log.take()
      table.reloadRows(at: [path(2)], with: .automatic)
      expectEqual(rows.log.take(), ["comes 2"], "iOS \(iOS)")
      try app.settle()
      expectEqual(rows.log.take(), ["gone 2"], "iOS \(iOS)")
      rows.count -= 1
      table.deleteRows(at: [path(0)], with: .automatic)
      expectEqual(rows.log.take(), ["comes 4"], "iOS \(iOS)")
      try app.settle()
      expectEqual(rows.log.take(), ["gone 0"], "iOS \(iOS)")
      guard iOS >= 11 else { continue }
      rows.count -= 1
      table.performBatchUpdates {
        table.deleteRows(at: [path(1)], with: .automatic)
      } completion: { _ in
        rows.log.lines.append("completed")
      }
      try app.settle()
      expectEqual(rows.log.take(), ["comes 4", "gone 1", "completed"], "iOS \(iOS)")
      rows.count -= 1
      UIView.performWithoutAnimation { table.deleteRows(at: [path(0)], with: .automatic) }
      expectEqual(rows.log.take(), ["comes 4", "gone 0"], "iOS \(iOS)")
    }
  }

  @Test("A row that is reloaded has another cell and is not selected any more", .rule(367))
  func reload() throws {
    for iOS in IOSVersion.tried(from: 3) {
      let (app, table, rows, log) = try stage(iOS: iOS)
      let old = table.cellForRow(at: path(2))
      table.selectRow(at: path(2), animated: false, scrollPosition: .none)
      table.reloadRows(at: [path(2)], with: .none)
      expectEqual(log.take(), ["cell 2"], "iOS \(iOS)")
      expect(table.cellForRow(at: path(2)) !== old, "iOS \(iOS)")
      expectNil(table.indexPathForSelectedRow, "iOS \(iOS)")
      try app.settle()
      expectEqual(log.take(), [], "iOS \(iOS)")
      withExtendedLifetime(rows) {}
    }
  }

  @Test("An empty update asks for heights again and for no cell", .rule(367))
  func heights() throws {
    for iOS in IOSVersion.tried(from: 3) {
      let (app, table, rows, log) = try stage(iOS: iOS)
      rows.height = 110
      table.beginUpdates()
      table.endUpdates()
      expect(log.take() == [] && table.cellForRow(at: path(1))?.frame.minY == 110, "iOS \(iOS)")
      // From iOS 11 on the 28 rows that are not shown are estimated.
      let height: CGFloat = iOS >= 11 ? 220 + 28 * 44 : 3300
      expectEqual(table.contentSize.height, height, "iOS \(iOS)")
      withExtendedLifetime(app) {}
    }
  }

  @Test("Rows that move keep their cells", .rule(367))
  func moves() throws {
    for iOS in IOSVersion.tried(from: 5) {
      let (app, table, rows, log) = try stage(iOS: iOS)
      let first = table.cellForRow(at: path(0))
      rows.titles.swapAt(0, 1)
      table.moveRow(at: path(0), to: path(1))
      expect(log.take() == [] && table.cellForRow(at: path(1)) === first, "iOS \(iOS)")
      if iOS >= 15 {
        table.reconfigureRows(at: [path(3)])
        expectEqual(log.take(), ["cell 3"], "iOS \(iOS)")
        table.beginUpdates()
        table.endUpdates()
        try app.settle()
        expect(log.take() == [] && table.cellForRow(at: path(1)) === first, "iOS \(iOS)")
      }
      withExtendedLifetime(app) {}
    }
  }

  @Test("Sections that stay keep their headers", .rule(841))
  func headers() throws {
    final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
      var counts = [2, 2]
      var log: [String] = []
      func numberOfSections(in tableView: UITableView) -> Int { counts.count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        counts[section]
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { 30 }
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? {
        log.append("view \(section)")
        return UIView()
      }
    }
    for iOS in IOSVersion.tried(from: 3) {
      let app = TestApp(iOS: iOS)
      let root = UIViewController()
      try app.show(root)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
      let sections = Sections()
      (table.dataSource, table.delegate) = (sections, sections)
      root.view.addSubview(table)
      try app.settle()
      expectEqual(sections.log, ["view 0", "view 1"], "iOS \(iOS)")
      sections.log = []
      sections.counts = [3, 2]
      table.insertRows(at: [path(0)], with: .none)
      table.beginUpdates()
      table.endUpdates()
      try app.settle()
      expectEqual(sections.log, [], "iOS \(iOS)")
      sections.counts = [1, 3, 2]
      table.insertSections([0], with: .none)
      try app.settle()
      expectEqual(sections.log, ["view 0"], "iOS \(iOS)")
      sections.log = []
      table.reloadSections([1], with: .none)
      try app.settle()
      expectEqual(sections.log, ["view 1"], "iOS \(iOS)")
      sections.log = []
      table.reloadData()
      try app.settle()
      expectEqual(sections.log, ["view 0", "view 1", "view 2"], "iOS \(iOS)")
    }
  }
}
