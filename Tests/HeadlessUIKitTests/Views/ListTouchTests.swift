import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private class RowsOwner: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log: Log
  var rows = [3, 2]
  /// Before iOS 4 no window holds it.
  var root: UIViewController?
  init(_ log: Log) { self.log = log }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.lines.append("shouldHighlight \(indexPath.row)")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.lines.append("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.lines.append("didUnhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.lines.append("willSelect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.lines.append("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.lines.append("didDeselect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.lines.append("didSelect \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.lines.append("commit \(editingStyle) \(indexPath.row)")
    rows[indexPath.section] -= 1
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { log.lines.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)") }
  /// A subclass has some.
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.lines.append("begin") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.lines.append("end \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.lines.append("decelerate")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.lines.append("rest") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { log.lines.append("willEnd") }
}

/// Has buttons of its own behind its rows.
private final class ActionsOwner: RowsOwner {
  override func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    ["Later", "Never"].map { (title: String) in
      UITableViewRowAction(style: .normal, title: title) { [log] _, row in
        log.lines.append("\(title) \(row.row)")
      }
    }
  }
}

/// Items of a collection, and what is said of them.
private final class ItemsOwner: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var log: [String] = []
  var items = [3]
  var refused = Set<String>()
  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  private func ask(_ name: String, _ item: IndexPath, _ collectionView: UICollectionView) -> Bool {
    let isLit = collectionView.cellForItem(at: item)?.isHighlighted ?? false
    log.append("\(name) \(item.item)\(isLit ? " lit" : "")")
    return !refused.contains(name)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { ask("shouldHighlight", indexPath, collectionView) }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { _ = ask("didHighlight", indexPath, collectionView) }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { _ = ask("didUnhighlight", indexPath, collectionView) }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { ask("shouldSelect", indexPath, collectionView) }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { ask("shouldDeselect", indexPath, collectionView) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    _ = ask("didSelect", indexPath, collectionView)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    _ = ask("didDeselect", indexPath, collectionView)
  }
}

@MainActor
struct CollectionTouchTests {
  private func shown(_ iOS: IOSVersion) throws -> (TestApp, UICollectionView, ItemsOwner) {
    let stage = TestApp(iOS: iOS)
    let root = UIViewController()
    try stage.show(root)
    let owner = ItemsOwner()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 50, width: 320, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (owner, owner)
    root.view.addSubview(collection)
    try stage.settle()
    return (stage, collection, owner)
  }

  @Test("A touched item lights up, is selected when the finger lifts, and goes out", .rule(285))
  func tap() throws {
    for iOS in IOSVersion.tried(from: 6.0) {
      let (stage, collection, owner) = try shown(iOS)
      let tap = { (item: Int) -> [String] in
        owner.log = []
        let frame = try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)))
          .frameOnScreen
        try stage.device.simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
        return owner.log
      }
      let all = { (item: Int, middle: [String]) in
        ["shouldHighlight \(item)", "didHighlight \(item) lit"] + middle
          + ["didUnhighlight \(item)"]
      }
      expectEqual(try tap(0), all(0, ["shouldSelect 0 lit", "didSelect 0 lit"]), "iOS \(iOS)")
      expectEqual(
        try tap(1), all(1, ["shouldSelect 1 lit", "didDeselect 0", "didSelect 1 lit"]),
        "iOS \(iOS)")
      collection.allowsMultipleSelection = true
      expectEqual(
        try tap(1), all(1, ["shouldDeselect 1 lit", "didDeselect 1 lit"]), "iOS \(iOS)")
      owner.refused = ["shouldSelect"]
      expectEqual(try tap(2), all(2, ["shouldSelect 2 lit"]), "iOS \(iOS)")
      owner.refused = ["shouldHighlight"]
      expectEqual(try tap(2), ["shouldHighlight 2"], "iOS \(iOS)")
      expectEqual(collection.indexPathsForSelectedItems, [], "iOS \(iOS)")
    }
  }

  @Test("Updates of items that do not add up end the app in UIKit's words", .rule(286, "M37"))
  func invalidUpdate() throws {
    for iOS in IOSVersion.tried(from: 6.0) {
      let (stage, collection, owner) = try shown(iOS)
      let first = IndexPath(item: 0, section: 0)
      collection.performBatchUpdates {
        owner.items = [4]
        collection.insertItems(at: [first, first])
        collection.deleteItems(at: [first])
      }
      try stage.settle()
      expect(!stage.device.simulator.isDead && collection.numberOfItems(inSection: 0) == 4)
      // Data that changes before a view that must ask again begins is compared with itself.
      collection.reloadData()
      owner.items = [5]
      collection.insertItems(at: [first])
      let line = try #require(stage.device.lines(.exception).first)
      let space = iOS < 13 ? "  " : " "
      if iOS < 16.4 {
        expectEqual(
          line,
          "NSInternalInconsistencyException: Invalid update: invalid number of items in section 0."
            + space + "The number of items contained in an existing section after the update (5) "
            + "must be equal to the number of items contained in that section before the update (5), plus "
            + "or minus the number of items inserted or deleted from that section (1 inserted, 0 "
            + "deleted) and plus or minus the number of items moved into or out of that section (0 "
            + "moved in, 0 moved out)." + (iOS < 15 ? "" : " Collection view: <UICollectionView>"),
          "iOS \(iOS)")
      } else {
        expect(line.contains("Invalid batch updates detected"), "iOS \(iOS)")
      }
    }
  }

  @Test("From iOS 16.4 on updates with too few items are told with all numbers", .rule("M144"))
  func batches() throws {
    for (iOS, times) in [(16.4, "before and/or after"), (17.0, "before and after")]
      as [(IOSVersion, String)]
    {
      let (stage, collection, owner) = try shown(iOS)
      let count = collection.numberOfItems(inSection: 0)
      collection.performBatchUpdates {
        owner.items = [count - 1]
        collection.reloadItems(at: [IndexPath(item: 0, section: 0)])
      }
      let line = try #require(stage.device.lines(.exception).first)
      expect(
        line.contains(
          "Invalid batch updates detected: the number of sections and/or items returned by the data "
            + "source \(times) performing the batch updates are inconsistent with the updates."),
        "iOS \(iOS)")
      for part in [
        "Data source before updates = { 1 section with item counts: [\(count)] }",
        "Data source after updates = { 1 section with item counts: [\(count - 1)] }",
        "Delete item (0 - 0)", "Insert item (0 - 0)", "Collection view: <UICollectionView>",
      ] { expect(line.contains(part), "iOS \(iOS): \(part)") }
    }
    // Too many items have the words of before.
    let (stage, collection, owner) = try shown(17.0)
    let count = collection.numberOfItems(inSection: 0)
    collection.performBatchUpdates { owner.items = [count + 1] }
    let line = try #require(stage.device.lines(.exception).first)
    expect(line.contains("Invalid update: invalid number of items in section 0. The number"))
  }

  @Test("Sections of items must add up too", .rule(286, "M37"))
  func sections() throws {
    let (stage, collection, owner) = try shown(9.0)
    owner.items = [3, 2]
    collection.insertSections([1])
    expect(!stage.device.simulator.isDead && collection.numberOfSections == 2)
    owner.items = []
    collection.deleteSections([0])
    expectEqual(
      stage.device.lines(.exception),
      [
        "NSInternalInconsistencyException: Invalid update: invalid number of sections.  The number of "
          + "sections contained in the collection view after the update (0) must be equal to the number "
          + "of sections contained in the collection view before the update (2), plus or minus the "
          + "number of sections inserted or deleted (0 inserted, 1 deleted)."
      ])
  }
}

@MainActor
struct ListTouchTests {
  private func shown(
    _ iOS: IOSVersion, rows: [Int] = [3, 2]
  ) throws -> (TestApp, UITableView, RowsOwner) {
    let stage = TestApp(iOS: iOS)
    let root = UIViewController()
    try stage.show(root)
    let owner = RowsOwner(Log())
    (owner.rows, owner.root) = (rows, root)
    let table = UITableView(frame: CGRect(x: 0, y: 50, width: 320, height: 300), style: .plain)
    (table.dataSource, table.delegate) = (owner, owner)
    root.view.addSubview(table)
    try stage.settle()
    return (stage, table, owner)
  }

  @Test(
    "A tapped row is highlighted, then the old one is deselected, then it is selected",
    .rule(274))
  func tap() throws {
    for iOS in IOSVersion.tried {
      let (stage, table, owner) = try shown(iOS)
      let tap = { (row: Int) in
        let frame = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
          .frameOnScreen
        try stage.device.simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
      }
      let light = { (row: Int) in
        only(iOS >= 6.0, "shouldHighlight \(row)", "didHighlight \(row)", "didUnhighlight \(row)")
      }
      try tap(0)
      expectEqual(owner.log.take(), light(0) + ["willSelect 0", "didSelect 0"], "iOS \(iOS)")
      try tap(1)
      expectEqual(
        owner.log.take(),
        light(1) + ["willSelect 1", "willDeselect 0", "didDeselect 0"]
          + ["didSelect 1"], "iOS \(iOS)")
    }
  }

  @Test("Updates that do not add up end the app in UIKit's words", .rule(185, "M37"))
  func invalidUpdate() throws {
    for iOS in IOSVersion.tried {
      let (stage, table, owner) = try shown(iOS)
      owner.rows = [4, 2]
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      try stage.settle()
      expect(!stage.device.simulator.isDead, "iOS \(iOS)")
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      let line = try #require(stage.device.lines(.exception).first)
      let end =
        "(0 inserted, 1 deleted)"
        + (iOS >= 5.0
          ? " and plus or minus the number of rows moved into or out of that section "
            + "(0 moved in, 0 moved out)." : ".")
      expect(
        line.contains(
          "Invalid update: invalid number of rows in section 0." + (iOS < 13 ? "  " : " ")
            + "The number of rows contained in an existing section after the update (4) must be equal "
            + "to the number of rows contained in that section before the update (4), plus or minus "
            + "the number of rows inserted or deleted from that section " + end), "iOS \(iOS)")
    }
  }

  @Test("Sections must add up too, and nested updates count as one", .rule(185, "M37"))
  func sections() throws {
    let (stage, table, owner) = try shown(9.0)
    table.beginUpdates()
    owner.rows = [3]
    table.deleteSections([1], with: .none)
    table.beginUpdates()
    owner.rows = [2]
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.endUpdates()
    table.endUpdates()
    expect(!stage.device.simulator.isDead && table.numberOfRows(inSection: 0) == 2)
    owner.rows = [2, 2]
    table.beginUpdates()
    table.endUpdates()
    expectEqual(
      stage.device.lines(.exception),
      [
        "NSInternalInconsistencyException: Invalid update: invalid number of sections.  The number of "
          + "sections contained in the table view after the update (2) must be equal to the number of "
          + "sections contained in the table view before the update (1), plus or minus the number of "
          + "sections inserted or deleted (0 inserted, 0 deleted)."
      ])
  }

  @Test(
    "A row is deleted by a swipe or while it is edited, and dragged to another place",
    .rule(275))
  func editing() throws {
    for iOS in IOSVersion.tried {
      let (_, table, owner) = try shown(iOS)
      let row = IndexPath(row: 1, section: 0)
      expectEqual(table.swipeRow(at: row), ["Delete"], "iOS \(iOS)")
      expect(table.pressRowAction("Delete", at: row), "iOS \(iOS)")
      expect(owner.log.take() == ["commit delete 1"] && owner.rows == [2, 2], "iOS \(iOS)")
      expect(!table.pressEditingControl(at: row))
      table.setEditing(true, animated: false)
      expect(table.pressEditingControl(at: row) && owner.rows == [1, 2])
      expect(table.dragRow(at: IndexPath(row: 1, section: 1), to: IndexPath(row: 0, section: 1)))
      expectEqual(owner.log.take().last, "move 1 to 0", "iOS \(iOS)")
    }
  }

  @Test("A swipe over a row brings up its buttons, and a tap on one does what it says", .rule(275))
  func rowButtons() throws {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS)
      let root = UIViewController()
      try stage.show(root)
      let owner = ActionsOwner(Log())
      (owner.rows, owner.root) = ([3], root)
      let table = UITableView(frame: CGRect(x: 0, y: 50, width: 320, height: 300), style: .plain)
      (table.dataSource, table.delegate) = (owner, owner)
      root.view.addSubview(table)
      try stage.settle()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      let center = CGPoint(x: cell.frameOnScreen.midX, y: cell.frameOnScreen.midY)
      let swipe = {
        try stage.device.simulator.swipe(.left, from: center, by: 100)
        try stage.settle()
      }
      let buttons = { cell.subviews.compactMap { $0 as? UIButton } }
      try swipe()
      let titles = iOS >= 8.0 ? ["Later", "Never"] : ["Delete"]
      expectEqual(buttons().map(\.currentTitle), titles, "iOS \(iOS)")
      // A tap elsewhere closes them and selects nothing.
      try stage.device.simulator.tap(at: center)
      try stage.settle()
      expect(buttons().isEmpty && owner.log.take() == [], "iOS \(iOS)")
      try swipe()
      let frame = try #require(buttons().last).frameOnScreen
      try stage.device.simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      try stage.settle()
      expect(
        owner.log.take() == [iOS >= 8.0 ? "Never 1" : "commit delete 1"] && buttons().isEmpty,
        "iOS \(iOS)")
    }
  }

  @Test("A finger scrolls, and what it flings comes to rest by itself", .rule(268))
  func scroll() throws {
    for iOS in IOSVersion.tried(from: 3.2) {
      let (stage, table, owner) = try shown(iOS, rows: [100])
      expect(try stage.device.simulator.scroll(table, by: CGPoint(x: 0, y: -200)), "iOS \(iOS)")
      try stage.settle()
      expect(abs(table.contentOffset.y - 200) < 0.001, "iOS \(iOS)")
      let willEnd = only(iOS >= 5.0, "willEnd")
      expectEqual(owner.log.take(), ["begin"] + willEnd + ["end false"], "iOS \(iOS)")
      expect(
        try stage.device.simulator.scroll(table, by: CGPoint(x: 0, y: -200), flings: true))
      try stage.settle()
      expect(table.contentOffset.y > 600, "iOS \(iOS)")
      expectEqual(
        owner.log.take(), ["begin"] + willEnd + ["end true", "decelerate", "rest"],
        "iOS \(iOS)")
      // It does not go sideways, and beyond its end only half as far.
      expect(try stage.device.simulator.scroll(table, by: CGPoint(x: 100, y: 0)))
      expectEqual(owner.log.take(), [], "iOS \(iOS)")
    }
  }

  @Test(
    "The swipe back needs a bar and no left item, unless the app takes its delegate over",
    .rule(187))
  func swipeBack() throws {
    for iOS in IOSVersion.tried {
      for number in 0..<4 {
        let (stage, navigation) = try TestApp.navigation(iOS: iOS, A())
        let top = B()
        navigation.pushViewController(top, animated: false)
        if number == 2 { top.navigationItem.leftBarButtonItem = UIBarButtonItem() }
        if number % 2 == 1 { navigation.setNavigationBarHidden(true, animated: false) }
        if number == 3, iOS >= 7.0 { navigation.interactivePopGestureRecognizer?.delegate = nil }
        try stage.settle()
        let begins = iOS >= 7.0 && (number == 0 || number == 3)
        let mark = stage.mark
        expectEqual(try stage.device.simulator.swipeBack(completing: false), begins, "iOS \(iOS)")
        try stage.settle()
        expect(navigation.topViewController === top, "iOS \(iOS) \(number)")
        expectEqual(stage.heard(since: mark).contains("A.viewWillAppear"), begins)
        expectEqual(try stage.device.simulator.swipeBack(), begins, "iOS \(iOS)")
        try stage.settle()
        expectEqual((navigation.topViewController === top), !begins, "iOS \(iOS) \(number)")
      }
    }
  }
}
