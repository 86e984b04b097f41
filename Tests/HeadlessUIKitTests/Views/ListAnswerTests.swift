import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Sections of a collection with headers that stay at the upper edge, some without items.
private final class Shelves: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// Counts how often it is told to load all of its data again.
private final class Counting: UICollectionView {
  var reloads = 0
  override func reloadData() {
    reloads += 1
    super.reloadData()
  }
}

/// Two hundred rows of 50 points with estimated heights.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var asked = 0
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 50 }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return 50
  }
}

/// What lists answer, and what code selects in them.
@MainActor
struct ListAnswerTests {
  private func shown(
    _ iOS: IOSVersion, _ shelves: Shelves, _ layout: UICollectionViewFlowLayout = .init()
  ) throws -> (TestApp, Counting) {
    let stage = TestApp(iOS: iOS)
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    let view = Counting(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = shelves
    let root = A()
    root.view.addSubview(view)
    try stage.show(root)
    return (stage, view)
  }

  private func item(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("Code selects an item once, none with nil, and nothing where that is off", .rule(823))
  func selection() throws {
    for iOS in IOSVersion.tried(from: 6) {
      let shelves = Shelves([6])
      let (_, view) = try shown(iOS, shelves)
      let select = { view.selectItem(at: $0, animated: false, scrollPosition: []) }
      view.allowsMultipleSelection = true
      for path in [item(0), item(1), item(0)] { select(path) }
      expectEqual(view.indexPathsForSelectedItems, [item(0), item(1)], "iOS \(iOS)")
      select(nil)
      expectEqual(view.indexPathsForSelectedItems, [], "iOS \(iOS)")
      expect(view.visibleCells.allSatisfy { !$0.isSelected }, "iOS \(iOS)")
      select(item(2))
      view.allowsSelection = false
      for path in [nil, item(3)] { select(path) }
      expectEqual(view.indexPathsForSelectedItems, [item(2)], "iOS \(iOS)")
    }
  }

  @Test("A row that code selects twice is selected once", .rule(823))
  func rowSelection() throws {
    let stage = TestApp(iOS: 17)
    let (root, rows) = (A(), Rows())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    (table.dataSource, table.delegate) = (rows, rows)
    root.view.addSubview(table)
    try stage.show(root)
    table.allowsMultipleSelection = true
    for row in [0, 1, 0] {
      table.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    expectEqual(table.indexPathsForSelectedRows?.map(\.row), [0, 1])
  }

  @Test("A header is listed while it is shown, with or without items of its section", .rule(826))
  func headers() throws {
    for iOS in IOSVersion.tried(from: 9) {
      let shelves = Shelves([9, 0, 3])
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 300, height: 20)
      layout.sectionHeadersPinToVisibleBounds = true
      let (stage, view) = try shown(iOS, shelves, layout)
      view.contentOffset.y = 210
      try stage.settle()
      let kind = UICollectionView.elementKindSectionHeader
      expectNil(view.cellForItem(at: item(0)), "iOS \(iOS)")
      expectEqual(
        view.indexPathsForVisibleSupplementaryElements(ofKind: kind),
        [item(0, 0), item(0, 1), item(0, 2)], "iOS \(iOS)")
      let shown = view.visibleSupplementaryViews(ofKind: kind)
      let edge = 210 + (iOS >= 11 ? view.adjustedContentInset.top : view.contentInset.top)
      expectEqual(shown.map(\.frame.minY), [edge, 320, 340], "iOS \(iOS)")
      expect(
        shown.first === view.supplementaryView(forElementKind: kind, at: item(0)), "iOS \(iOS)")
    }
  }

  @Test("A section that moves is an update, which loads nothing anew", .rule(828))
  func movedSection() throws {
    for iOS in IOSVersion.tried(from: 6) {
      let shelves = Shelves([1, 2, 3])
      let (stage, view) = try shown(iOS, shelves)
      shelves.counts = [2, 3, 1]
      view.moveSection(0, toSection: 2)
      try stage.settle()
      expectEqual(view.reloads, 0, "iOS \(iOS)")
      expectEqual((0..<3).map(view.numberOfItems), [2, 3, 1], "iOS \(iOS)")
      expect(
        !stage.device.simulator.recorder.events.contains { $0.name == "reloadData()" },
        "iOS \(iOS)")
      // A data source that does not follow ends the app.
      expect(!stage.device.simulator.isDead, "iOS \(iOS)")
      view.moveSection(0, toSection: 1)
      try stage.settle()
      expect(stage.device.simulator.isDead, "iOS \(iOS)")
    }
  }

  @Test("Which rows a rectangle touches takes no question for heights", .rule(824))
  func rowsInRectangle() throws {
    let stage = TestApp(iOS: 17)
    let (root, rows) = (A(), Rows())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    (table.dataSource, table.delegate) = (rows, rows)
    root.view.addSubview(table)
    try stage.show(root)
    let asked = rows.asked
    let found = table.indexPathsForRows(in: CGRect(x: 0, y: 5010, width: 100, height: 80))
    expectEqual(found?.map(\.row), [100, 101])
    expectEqual(table.indexPathsForRows(in: CGRect(x: 0, y: -50, width: 9, height: 9)), [])
    expectEqual(rows.asked, asked)
  }

  @Test("A layout that comes with new items is asked where the content rests", .rule(794))
  func restingPlaceOfAll() throws {
    final class Wanting: UICollectionViewFlowLayout {
      override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: 40)
      }
    }
    for iOS in IOSVersion.tried(from: 7) {
      let shelves = Shelves([30])
      let (stage, view) = try shown(iOS, shelves)
      let wanting = Wanting()
      wanting.itemSize = CGSize(width: 100, height: 100)
      view.reloadData()
      view.collectionViewLayout = wanting
      try stage.settle()
      expectEqual(view.contentOffset.y, 40, "iOS \(iOS)")
    }
  }
}
