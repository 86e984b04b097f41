import EventTrace
import Foundation
import HeadlessUIKit
import Testing

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
    #expect(snapshot.sectionIdentifiers == ["a", "c"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "c")
    #expect(snapshot.indexOfItem(3) == 2)
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
    #expect(
      table.visibleCells.map { $0.textLabel?.text } == ["Item 7", "Item 9"])
    #expect(source.indexPath(for: 9) == IndexPath(row: 1, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
  }

  @Test("A collection shows the items of the snapshot that was applied last")
  func collection() throws {
    let device = Device(iOS: 17.0)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    var asked: [Int] = []
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      _, _, item in
      asked.append(item)
      return UICollectionViewCell(frame: .zero)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["first", "second"])
    snapshot.appendItems([1], toSection: "first")
    snapshot.appendItems([2, 3], toSection: "second")
    source.apply(snapshot)
    try show(collection, on: device)
    #expect(asked.sorted() == [1, 2, 3])
    #expect(collection.numberOfItems(inSection: 1) == 2)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 3)
  }
}
