import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var log: [String] = []
  var mayBeSelected = true
  var mayAct = true
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    mayBeSelected ? indexPath : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { mayAct }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    log.append("act \(indexPath.row)")
  }
}

/// Items of which the first one cannot be edited; it does not say whether a tap does anything.
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var log: [String] = []
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  )
    -> Int
  { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  )
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { log.append("act \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item > 0 }
}

@MainActor
struct PrimaryActionTests {
  private func table(
    iOS: IOSVersion
  ) throws -> (app: TestApp, table: UITableView, rows: Rows) {
    let app = TestApp(iOS: iOS)
    let (controller, rows) = (A(), Rows())
    try app.show(controller)
    let table = UITableView(frame: controller.view.bounds)
    (table.dataSource, table.delegate) = (rows, rows)
    controller.view.addSubview(table)
    try app.settle()
    return (app, table, rows)
  }

  private func collection(
    iOS: IOSVersion
  ) throws -> (app: TestApp, collection: UICollectionView, items: Items) {
    let app = TestApp(iOS: iOS)
    let (controller, items) = (A(), Items())
    try app.show(controller)
    let collection = UICollectionView(
      frame: controller.view.bounds.insetBy(dx: 0, dy: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (items, items)
    controller.view.addSubview(collection)
    try app.settle()
    return (app, collection, items)
  }

  @Test("A tap on a row does its primary action after the selection, from iOS 16", .rule(870))
  func rows() throws {
    for iOS in IOSVersion.tried(from: 13) {
      let (_, table, rows) = try table(iOS: iOS)
      let row = IndexPath(row: 1, section: 0)
      table.tapRow(at: row)
      expectEqual(rows.log, (iOS >= 16 ? ["select 1", "act 1"] : ["select 1"]), "iOS \(iOS)")
      // Also where the row may not be selected, but not where the delegate does not want it.
      (rows.log, rows.mayBeSelected) = ([], false)
      table.tapRow(at: row)
      expectEqual(rows.log, (iOS >= 16 ? ["act 1"] : []), "iOS \(iOS)")
      (rows.log, rows.mayAct) = ([], false)
      table.tapRow(at: row)
      expectEqual(rows.log, [], "iOS \(iOS)")
    }
  }

  @Test("A tap that adds to a selection does no primary action", .rule(870))
  func several() throws {
    let (_, table, rows) = try table(iOS: 17.0)
    table.allowsMultipleSelection = true
    for row in 0...1 { table.tapRow(at: IndexPath(row: row, section: 0)) }
    expectEqual(rows.log, ["select 0", "act 0", "select 1"])
  }

  @Test("An item's primary action is not done while items are edited", .rule(870))
  func items() throws {
    let (app, collection, items) = try collection(iOS: 17.0)
    func tap(_ item: Int) throws {
      let cell = try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)))
      try app.device.simulator.tap(at: cell.convert(CGPoint(x: 5, y: 5), to: nil))
      try app.settle()
    }
    try tap(1)
    expectEqual(items.log, ["select 1", "act 1"])
    items.log = []
    collection.allowsSelectionDuringEditing = true
    collection.isEditing = true
    try tap(2)
    expectEqual(items.log, ["select 2"])
  }

  @Test("The delegate says which items are edited while the collection is", .rule(871))
  func edited() throws {
    let (app, collection, items) = try collection(iOS: 14.0)
    defer { withExtendedLifetime((app, items)) {} }
    func edited() -> [Bool] {
      (0..<3).map {
        collection.cellForItem(at: IndexPath(item: $0, section: 0))?.configurationState.isEditing
          ?? false
      }
    }
    expectEqual(edited(), [false, false, false])
    collection.isEditing = true
    expectEqual(edited(), [false, true, true])
    collection.isEditing = false
    expectEqual(edited(), [false, false, false])
  }

  @Test("The view behind the content of a table stays behind its cells", .rule(876))
  func background() throws {
    let (app, table, rows) = try table(iOS: 16.0)
    defer { withExtendedLifetime(rows) {} }
    let behind = UIView()
    table.backgroundView = behind
    table.reloadData()
    try app.settle()
    table.reloadData()
    try app.settle()
    let first = try #require(table.subviews.first { $0 is UITableViewCell || $0 === behind })
    expect(first === behind)
    expectEqual(table.visibleCells.count, 3)
  }
}
