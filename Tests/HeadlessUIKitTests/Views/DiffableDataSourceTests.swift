import EventTrace
import Foundation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func show(_ view: UIView, on device: Device) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    window.makeKeyAndVisible()
    try device.simulator.settle()
  }

  @Test("A snapshot keeps the order in which sections and items are put into it")
  func order() {
    _ = Device(iOS: 17.0)
    var snapshot = Snapshot()
    snapshot.appendSections(["b", "c"])
    snapshot.insertSections(["a"], beforeSection: "b")
    snapshot.appendItems([4, 5])
    snapshot.appendItems([1, 3], toSection: "a")
    snapshot.insertItems([2], afterItem: 1)
    snapshot.deleteItems([5])
    snapshot.deleteSections(["b"])
    expectEqual(snapshot.sectionIdentifiers, ["a", "c"])
    expectEqual(snapshot.itemIdentifiers, [1, 2, 3, 4])
    expectEqual(snapshot.sectionIdentifier(containingItem: 4), "c")
    expectEqual(snapshot.indexOfItem(3), 2)
  }

  @Test("Items move between sections, sections with their items")
  func moves() {
    _ = Device(iOS: 17.0)
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3, 4], toSection: "b")
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(4, beforeItem: 3)
    expectEqual(snapshot.itemIdentifiers(inSection: "a"), [2])
    expectEqual(snapshot.itemIdentifiers(inSection: "b"), [4, 3, 1])
    expectEqual(snapshot.sectionIdentifier(containingItem: 1), "b")
    snapshot.moveSection("c", beforeSection: "a")
    snapshot.moveSection("a", afterSection: "b")
    expectEqual(snapshot.sectionIdentifiers, ["c", "b", "a"])
    expectEqual(snapshot.itemIdentifiers, [4, 3, 1, 2])
    snapshot.reloadItems([4])
    snapshot.reloadItems([4, 1])
    expectEqual(snapshot.reloadedItemIdentifiers, [4, 1])
  }

  @Test("To move or reload what is not there ends the app", arguments: 0..<4)
  func absent(number: Int) {
    let device = Device(iOS: 17.0)
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    switch number {
    case 0: snapshot.moveItem(2, afterItem: 1)
    case 1: snapshot.moveSection("a", beforeSection: "b")
    case 2: snapshot.reloadItems([2])
    default: snapshot.reconfigureItems([2])
    }
    expect(device.simulator.isDead)
  }

  @Test("A reloaded item is asked for again when the snapshot is applied")
  func reloaded() throws {
    let device = Device(iOS: 17.0)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var asked: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      asked.append(item)
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["only"])
    snapshot.appendItems([7, 8])
    source.apply(snapshot)
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.makeKeyAndVisible()
    try device.simulator.settle()
    asked = []
    snapshot.reloadItems([8])
    source.apply(snapshot)
    try device.simulator.settle()
    window.layoutIfNeeded()
    expect(asked.contains(8))
    expectEqual(device.lines(.diagnosis), [])
  }

  @Test("A table shows the rows of the snapshot that was applied last")
  func table() throws {
    let device = Device(iOS: 17.0)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Item \(item)"
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["only"])
    snapshot.appendItems([7, 8, 9])
    source.apply(snapshot)
    snapshot.deleteItems([8])
    source.apply(snapshot, animatingDifferences: false)
    try show(table, on: device)
    expectEqual(
      table.visibleCells.map { $0.textLabel?.text }, ["Item 7", "Item 9"])
    expectEqual(source.indexPath(for: 9), IndexPath(row: 1, section: 0))
    expectNil(source.itemIdentifier(for: IndexPath(row: 2, section: 0)))
  }

  @Test("A collection shows the items of the snapshot that was applied last")
  func collection() throws {
    let device = Device(iOS: 17.0)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var asked: [Int] = []
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      collection, path, item in
      asked.append(item)
      return collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["first", "second"])
    snapshot.appendItems([1], toSection: "first")
    snapshot.appendItems([2, 3], toSection: "second")
    source.apply(snapshot)
    try show(collection, on: device)
    expectEqual(asked.sorted(), [1, 2, 3])
    expectEqual(collection.numberOfItems(inSection: 1), 2)
    expectEqual(source.itemIdentifier(for: IndexPath(item: 1, section: 1)), 3)
  }

  @Test("What a snapshot says to identifiers that are given twice", .rule(416))
  func twice() {
    let device = Device(iOS: 17.0)
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    snapshot.appendItems([1])
    expectEqual(snapshot.itemIdentifiers, [2, 3, 1])
    expectEqual(
      device.lines(.console).first?.contains("append 1 item identifier that already"), true)
    snapshot.appendItems([7, 7])
    expectEqual(
      device.lines(.exception),
      [
        "NSInternalInconsistencyException: Fatal: supplied item identifiers are not unique. "
          + "Duplicate identifiers: {(\n    7\n)}"
      ])
  }

  @Test("What a snapshot says without sections, and to reloads of what it lacks", .rule(416))
  func lacking() {
    let device = Device(iOS: 17.0)
    var snapshot = Snapshot()
    snapshot.appendItems([1])
    expectEqual(
      device.lines(.exception),
      [
        "NSInternalInconsistencyException: There are currently no sections in the data source. "
          + "Please add a section first."
      ])
    let other = Device(iOS: 17.0)
    snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.reloadItems([2])
    expectEqual(
      other.lines(.exception),
      [
        "NSInternalInconsistencyException: Attempted to reload item identifier that does not exist "
          + "in the snapshot: 2"
      ])
  }

  @Test("Rows that are in both snapshots keep their cells", .rule(416))
  func differences() throws {
    for iOS in [13.0, 14.0, 15.0, 18.0] as [IOSVersion] {
      let device = Device(iOS: iOS)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      var asked: [Int] = []
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
        asked.append(item)
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      var snapshot = source.snapshot()
      snapshot.appendSections(["only"])
      snapshot.appendItems([1, 2, 3])
      source.apply(snapshot)
      let window = UIWindow(frame: table.frame)
      window.addSubview(table)
      window.makeKeyAndVisible()
      try device.simulator.settle()
      let third = table.cellForRow(at: IndexPath(row: 2, section: 0))
      expectEqual(asked, [1, 2, 3], "iOS \(iOS)")
      asked = []
      snapshot.deleteItems([1])
      snapshot.insertItems([4], beforeItem: 2)
      source.apply(snapshot)
      expectEqual(asked, [4], "iOS \(iOS)")
      expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === third, "iOS \(iOS)")
      snapshot.moveItem(3, beforeItem: 4)
      source.apply(snapshot, animatingDifferences: false)
      try device.simulator.settle()
      expectEqual(asked, (iOS >= 15 ? [4] : [4, 3, 4, 2]), "iOS \(iOS)")
      asked = []
      snapshot.reloadItems([2])
      source.apply(snapshot)
      expectEqual(asked, [2], "iOS \(iOS)")
      source.apply(source.snapshot())
      expectEqual(asked, [2], "iOS \(iOS)")
    }
  }
}
