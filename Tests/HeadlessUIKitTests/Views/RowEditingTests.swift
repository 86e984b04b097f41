import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A row that writes down its transitions.
private final class LoggedCell: UITableViewCell {
  var log: Log?
  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    log?.lines.append("will \(state.rawValue)")
  }
  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    log?.lines.append("did \(state.rawValue)")
  }
}

private final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log: Log
  var titles = ["Milk", "Eggs", "Bread", "New"]
  init(_ log: Log) { self.log = log }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = LoggedCell(style: .default, reuseIdentifier: nil)
    if titles[indexPath.row] == "Milk" { cell.log = log }
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    titles[indexPath.row] != "Bread"
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    titles[indexPath.row] != "New"
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { titles[indexPath.row] == "New" ? .insert : .delete }
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { titles[indexPath.row] != "Eggs" }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.lines.append("\(editingStyle) \(titles[indexPath.row])")
    if editingStyle == .delete {
      titles.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    titles.insert(titles.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    log.lines.append("moved")
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.lines.append("begin")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.lines.append("select \(titles[indexPath.row])")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.lines.append("deselect \(titles[indexPath.row])")
  }
}

/// What every data source has here, but for the methods whose presence counts.
private class Plain: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private final class Moving: Plain {
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

private final class Committing: Plain {
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

private final class Acting: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    [UITableViewRowAction(style: .normal, title: "Flag") { _, _ in }]
  }
}

@Suite struct RowEditingTests {
  private func table(
    _ source: any UITableViewDataSource & UITableViewDelegate, _ iOS: IOSVersion
  ) throws -> (TestApp, UITableView) {
    let app = TestApp(iOS: iOS)
    app.device.simulator.knowsDeclaredMethods = true
    _registerMethod(Moving.self, "declared tableView(_:moveRowAt:to:)") { _, _, _ in nil }
    _registerMethod(Committing.self, "declared tableView(_:commit:forRowAt:)") { _, _, _ in nil }
    let root = UIViewController()
    try app.show(root)
    let table = UITableView(frame: CGRect(x: 0, y: 50, width: 320, height: 300), style: .plain)
    (table.dataSource, table.delegate) = (source, source)
    root.view.addSubview(table)
    try app.settle()
    return (app, table)
  }

  private func labels(_ table: UITableView) -> [String] {
    table.visibleCells.first?.subviews.compactMap {
      ($0 as? UIButton).map { $0.accessibilityLabel ?? $0.currentTitle ?? "" }
    } ?? []
  }

  @Test("A row has bars where the data source moves rows, though it does not say so", .rule(701))
  func bars() throws {
    let (plain, moving) = (Plain(), Moving())
    for iOS in [4, 9, 17] as [IOSVersion] {
      let (app, table) = try table(moving, iOS)
      // To set the property begins the editing at once.
      table.isEditing = true
      try app.settle()
      expectEqual(labels(table), ["Delete", "Reorder"], "iOS \(iOS)")
      table.isEditing = false
      try app.settle()
      expectEqual(labels(table), [])
      let (other, still) = try self.table(plain, iOS)
      still.setEditing(true, animated: false)
      try other.settle()
      expectEqual(labels(still), ["Delete"], "iOS \(iOS)")
    }
  }

  @Test("A swipe brings up what deletes only where the data source commits it", .rule(275))
  func swipes() throws {
    let row = IndexPath(row: 0, section: 0)
    let (plain, committing, acting) = (Plain(), Committing(), Acting())
    for iOS in [4, 8, 9, 17] as [IOSVersion] {
      let (bare, unswiped) = try self.table(plain, iOS)
      expect(unswiped.swipeRow(at: row) == [] && bare.window.rootViewController != nil)
      let (app, table) = try table(committing, iOS)
      let cell = try #require(table.cellForRow(at: row)).frameOnScreen
      expect(!table.isEditing)
      try app.device.simulator.swipe(.left, from: CGPoint(x: cell.midX, y: cell.midY))
      try app.settle()
      expect(labels(table) == ["Delete"] && table.isEditing, "iOS \(iOS)")
      expectEqual(table.cellForRow(at: row)?.showingDeleteConfirmation, true)
      try app.device.simulator.tap(at: CGPoint(x: cell.minX + 20, y: cell.midY + 44))
      try app.settle()
      expectEqual(table.cellForRow(at: row)?.showingDeleteConfirmation, false)
      expect(labels(table) == [] && !table.isEditing, "iOS \(iOS)")
      table.setEditing(true, animated: false)
      expectEqual(table.swipeRow(at: row), [], "iOS \(iOS)")
    }
    for (iOS, titles) in [(8, []), (9, ["Flag"])] as [(IOSVersion, [String])] {
      let (app, table) = try table(acting, iOS)
      expect(table.swipeRow(at: row) == titles && app.window.rootViewController != nil)
    }
  }

  private struct Stage {
    let app: TestApp
    let table: UITableView
    let owner: Titles

    init(_ iOS: IOSVersion) throws {
      app = TestApp(iOS: iOS)
      let root = UIViewController()
      try app.show(root)
      owner = Titles(Log())
      table = UITableView(frame: CGRect(x: 0, y: 50, width: 320, height: 300), style: .plain)
      (table.dataSource, table.delegate) = (owner, owner)
      root.view.addSubview(table)
      try app.settle()
    }

    func cell(_ row: Int) throws -> UITableViewCell {
      try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }
    func button(_ label: String) -> UIButton? {
      table.visibleCells.flatMap(\.subviews).compactMap { $0 as? UIButton }
        .first { ($0.accessibilityLabel ?? $0.currentTitle) == label }
    }
    func tap(_ view: UIView?) throws {
      let frame = try #require(view).frameOnScreen
      try app.device.simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      try app.settle()
    }
    func edit(_ isOn: Bool, animated: Bool = false) throws {
      table.setEditing(isOn, animated: animated)
      try app.settle()
    }
  }

  @Test(
    "A control deletes a row when that is confirmed, and one that inserts does it at once",
    .rule(700))
  func controls() throws {
    for iOS in IOSVersion.tried(from: 4.0) {
      let stage = try Stage(iOS)
      expectNil(stage.button("Delete Milk"))
      try stage.edit(true)
      expectEqual(stage.owner.log.take(), ["will 1", "did 1"], "iOS \(iOS)")
      expectEqual(try stage.cell(0).contentView.frame.minX, 38)
      expectEqual(try stage.cell(1).contentView.frame.minX, 0)
      expect(stage.button("Delete Bread") == nil && stage.button("Delete Eggs") != nil)
      expectEqual(try stage.cell(0).editingStyle, .delete)
      expectEqual(try stage.cell(2).editingStyle, .none)

      try stage.tap(stage.button("Insert New"))
      expectEqual(stage.owner.log.take(), ["insert New"], "iOS \(iOS)")
      try stage.tap(stage.button("Delete Milk"))
      expectEqual(stage.owner.log.take(), ["will 3", "did 3"], "iOS \(iOS)")
      // A tap elsewhere confirms nothing.
      try stage.tap(stage.cell(1).textLabel)
      expect(stage.owner.log.take() == ["will 1", "did 1"] && stage.button("Delete") == nil)
      try stage.tap(stage.button("Delete Milk"))
      try stage.tap(stage.button("Delete"))
      expect(stage.owner.log.take().contains("delete Milk"), "iOS \(iOS)")
      expectEqual(stage.owner.titles, ["Eggs", "Bread", "New"])

      try stage.edit(false)
      expectNil(stage.button("Delete Eggs"))
      expect(try !stage.cell(0).isEditing && stage.cell(0).editingStyle == .none)
    }
  }

  @Test("A row that comes into sight while the table is edited has its controls", .rule(700))
  func laterRows() throws {
    let stage = try Stage(17.0)
    try stage.edit(true)
    stage.owner.titles.append("Late")
    stage.table.reloadData()
    try stage.app.settle()
    expect(stage.button("Delete Late") != nil)
  }

  @Test("A finger drags a row by the bars at its right", .rule(701))
  func moving() throws {
    for iOS in IOSVersion.tried(from: 4.0) {
      let stage = try Stage(iOS)
      try stage.edit(true)
      expectNil(stage.button("Reorder New"))
      let start = try #require(stage.button("Reorder Milk")).frameOnScreen
      let end = try stage.cell(2).frameOnScreen
      try stage.app.device.simulator.drag(
        along: [
          CGPoint(x: start.midX, y: start.midY), CGPoint(x: start.midX, y: end.midY),
        ])
      try stage.app.settle()
      expectEqual(stage.owner.titles, ["Eggs", "Bread", "Milk", "New"], "iOS \(iOS)")
      expect(stage.table.contentOffset.y <= 0, "iOS \(iOS)")
    }
  }

  @Test("Where several rows are chosen while a table is edited, taps choose them", .rule(702))
  func choosing() throws {
    let stage = try Stage(9.0)
    stage.table.allowsMultipleSelectionDuringEditing = true
    try stage.edit(true)
    expectNil(stage.button("Delete Milk"))
    expectEqual(try stage.cell(0).contentView.frame.minX, 38)
    _ = stage.owner.log.take()
    try stage.tap(stage.cell(0).textLabel)
    try stage.tap(stage.cell(1).textLabel)
    try stage.tap(stage.cell(0).textLabel)
    expectEqual(stage.owner.log.take(), ["select Milk", "select Eggs", "deselect Milk"])
    expectEqual(stage.table.indexPathsForSelectedRows, [IndexPath(row: 1, section: 0)])
    try stage.edit(false)
    expectNil(stage.table.indexPathsForSelectedRows)
    expectEqual(stage.owner.log.take().filter { $0.hasPrefix("deselect") }, [])
  }
}
