import EventTrace
import Foundation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

private final class Titles: NSObject, UICollectionViewDataSource {
  var sections: [[String]] = [["a", "b", "c"]]
  var log: [String] = []
  func take() -> [String] {
    defer { log = [] }
    return log
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.append(sections[indexPath.section][indexPath.item])
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.append("header \(indexPath.section)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// Which items come and go.
private final class Onlooker: NSObject, UICollectionViewDelegate {
  let log = Log()

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.lines.append("comes \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.lines.append("gone \(indexPath.item)") }
}

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
  IndexPath(item: item, section: section)
}

@MainActor
struct ItemUpdateTests {
  private func stage(
    iOS: IOSVersion, headers: Bool = false
  ) throws -> (app: TestApp, list: UICollectionView, titles: Titles) {
    let app = TestApp(iOS: iOS)
    let root = UIViewController()
    try app.show(root)
    let layout = UICollectionViewFlowLayout()
    if headers { layout.headerReferenceSize = CGSize(width: 320, height: 20) }
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    let titles = Titles()
    list.dataSource = titles
    root.view.addSubview(list)
    try app.settle()
    _ = titles.take()
    return (app, list, titles)
  }

  @Test("A layout hears by its context of a reload and of an update", .rule(1193))
  func contexts() throws {
    final class Hearing: UICollectionViewFlowLayout {
      var heard: [[Bool]] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        heard.append([context.invalidateEverything, context.invalidateDataSourceCounts])
        super.invalidateLayout(with: context)
      }
    }
    for iOS in IOSVersion.tried(from: 6) {
      let (app, list, titles) = try stage(iOS: iOS)
      let layout = Hearing()
      list.collectionViewLayout = layout
      try app.settle()
      layout.heard = []
      list.reloadData()
      expectEqual(layout.heard, iOS >= 7 ? [[true, true]] : [], "iOS \(iOS)")
      try app.settle()
      layout.heard = []
      titles.sections[0] = ["x", "a", "b", "c"]
      list.insertItems(at: [path(0)])
      expectEqual(layout.heard, iOS >= 7 ? [[false, true]] : [], "iOS \(iOS)")
      try app.settle()
      expectEqual(list.numberOfItems(inSection: 0), 4)
    }
  }

  @Test("Only items that come are asked for, and the others keep their cells", .rule(839))
  func insertion() throws {
    for iOS in IOSVersion.tried(from: 6) {
      let (app, list, titles) = try stage(iOS: iOS)
      let (first, last) = (list.cellForItem(at: path(0)), list.cellForItem(at: path(2)))
      list.selectItem(at: path(2), animated: false, scrollPosition: [])
      titles.sections[0] = ["x", "a", "c"]
      list.performBatchUpdates {
        list.insertItems(at: [path(0)])
        list.deleteItems(at: [path(1)])
      }
      expectEqual(titles.take(), ["x"], "iOS \(iOS)")
      try app.settle()
      expectEqual(titles.take(), [], "iOS \(iOS)")
      expect(list.cellForItem(at: path(1)) === first && list.cellForItem(at: path(2)) === last)
      expectEqual(list.indexPathsForSelectedItems, [path(2)])
      expectEqual(first?.frame.minX, list.layoutAttributesForItem(at: path(1))?.frame.minX)
      titles.sections[0] = ["a", "c", "x"]
      list.moveItem(at: path(0), to: path(2))
      expect(list.cellForItem(at: path(0)) === first, "iOS \(iOS)")
      expectEqual(list.indexPathsForSelectedItems, [path(1)])
      list.performBatchUpdates(nil)
      try app.settle()
      expectEqual(titles.take(), [], "iOS \(iOS)")
    }
  }

  @Test(
    "An item that is reloaded gets another cell, one that is reconfigured keeps its own", .rule(839)
  )
  func reloads() throws {
    for iOS in IOSVersion.tried(from: 6) {
      let (app, list, titles) = try stage(iOS: iOS)
      let cell = list.cellForItem(at: path(1))
      list.reloadItems(at: [path(1)])
      try app.settle()
      expect(titles.take() == ["b"] && list.cellForItem(at: path(1)) !== cell, "iOS \(iOS)")
      list.reloadData()
      try app.settle()
      expectEqual(titles.take(), ["a", "b", "c"], "iOS \(iOS)")
      // Whoever reloads and then updates is asked for everything, too.
      list.reloadData()
      list.performBatchUpdates(nil)
      try app.settle()
      expectEqual(titles.take(), ["a", "b", "c"], "iOS \(iOS)")
      guard iOS >= 15 else { continue }
      let now = list.cellForItem(at: path(2))
      list.reconfigureItems(at: [path(2)])
      try app.settle()
      expect(titles.take() == ["c"] && list.cellForItem(at: path(2)) === now, "iOS \(iOS)")
    }
  }

  @Test("What goes with an update is told of when its animation ends", .rule(1069))
  func leaving() throws {
    for iOS in IOSVersion.tried(from: 6) {
      let (app, list, titles) = try stage(iOS: iOS)
      let onlooker = Onlooker()
      list.delegate = onlooker
      let log = onlooker.log
      list.reloadItems(at: [path(1)])
      expectEqual(log.take(), only(iOS >= 8, "comes 1"), "iOS \(iOS)")
      try app.settle()
      expectEqual(log.take(), ["gone 1"], "iOS \(iOS)")
      list.performBatchUpdates {
        titles.sections[0].remove(at: 1)
        list.deleteItems(at: [path(1)])
      } completion: { _ in
        log.lines.append("completed")
      }
      expectEqual(log.take(), [], "iOS \(iOS)")
      try app.settle()
      expectEqual(log.take(), ["gone 1", "completed"], "iOS \(iOS)")
    }
  }

  @Test("Another layout moves the cells that there are", .rule(845))
  func otherLayout() throws {
    for iOS in IOSVersion.tried(from: 6) {
      let (app, list, titles) = try stage(iOS: iOS)
      let cell = list.cellForItem(at: path(1))
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 30)
      list.setCollectionViewLayout(layout, animated: false)
      try app.settle()
      expect(titles.take() == [] && list.cellForItem(at: path(1)) === cell, "iOS \(iOS)")
      expectEqual(cell?.frame.size, CGSize(width: 300, height: 30), "iOS \(iOS)")
    }
  }

  @Test("Who reloads amid updates is asked only for items that come", .rule(839))
  func reloadAmidUpdates() throws {
    for iOS in IOSVersion.tried(from: 6) {
      let (app, list, titles) = try stage(iOS: iOS)
      let cell = list.cellForItem(at: path(1))
      titles.sections[0] = ["a", "b", "c", "d"]
      list.performBatchUpdates { list.reloadData() }
      try app.settle()
      expect(titles.take() == ["d"] && list.cellForItem(at: path(1)) === cell, "iOS \(iOS)")
      expect(!app.device.simulator.isDead, "iOS \(iOS)")
    }
  }

  @Test("Sections that stay keep their headers", .rule(839))
  func headers() throws {
    for iOS in IOSVersion.tried(from: 6) {
      let (app, list, titles) = try stage(iOS: iOS, headers: true)
      titles.sections.insert(["z"], at: 0)
      list.insertSections([0])
      try app.settle()
      expectEqual(titles.take().sorted(), ["header 0", "z"], "iOS \(iOS)")
      list.reloadSections([0])
      try app.settle()
      expectEqual(titles.take().sorted(), ["header 0", "z"], "iOS \(iOS)")
    }
  }

  @Test("A layout hears of changes after it was prepared, and of their end", .rule(840))
  func layout() throws {
    final class Layout: UICollectionViewFlowLayout {
      var log: [String] = []
      override func prepare() {
        super.prepare()
        log.append("prepare")
      }
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        log += updateItems.map {
          "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) "
            + "\($0.indexPathAfterUpdate?.item ?? -1)"
        }
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log.append("finalize")
      }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        log.append("initial \(itemIndexPath.item)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        log.append("final \(itemIndexPath.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      }
    }
    for iOS in IOSVersion.tried(from: 6) {
      let (app, list, titles) = try stage(iOS: iOS)
      let layout = Layout()
      list.collectionViewLayout = layout
      try app.settle()
      layout.log = []
      titles.sections[0] = ["x", "a", "c"]
      list.performBatchUpdates {
        list.insertItems(at: [path(0)])
        list.deleteItems(at: [path(1)])
      }
      expectEqual(
        layout.log,
        [
          "prepare", "delete 1 -1", "insert -1 0", "final 0", "final 1", "final 2", "initial 0",
          "initial 1", "initial 2", "finalize",
        ], "iOS \(iOS)")
      layout.log = []
      list.performBatchUpdates(nil)
      expectEqual(layout.log, ["prepare"], "iOS \(iOS)")
    }
  }

  @Test("Layouts hear of an animated change from one to the other", .rule(1275))
  func transition() throws {
    final class Layout: UICollectionViewFlowLayout {
      var name = ""
      var log = Log()
      override func prepare() {
        super.prepare()
        log.lines.append("\(name) prepare")
      }
      override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
        log.lines.append("\(name) to \((newLayout as? Layout)?.name ?? "")")
      }
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        super.prepareForTransition(from: oldLayout)
        log.lines.append("\(name) from \((oldLayout as? Layout)?.name ?? "")")
      }
      override func finalizeLayoutTransition() {
        super.finalizeLayoutTransition()
        log.lines.append("\(name) finalize")
      }
    }
    for iOS in IOSVersion.tried(from: 7) {
      let (app, list, _) = try stage(iOS: iOS)
      let layouts = [Layout(), Layout(), Layout()]
      let log = layouts[0].log
      for (layout, name) in zip(layouts, ["a", "b", "c"]) {
        (layout.name, layout.log) = (name, log)
      }
      list.collectionViewLayout = layouts[0]
      try app.settle()
      _ = log.take()
      list.setCollectionViewLayout(layouts[1], animated: true) { _ in
        log.lines.append("completed")
      }
      expectEqual(
        log.take(), ["a to b", "b from a", "b prepare", "a finalize", "b finalize"], "iOS \(iOS)")
      try app.settle()
      expectEqual(log.take(), ["completed"], "iOS \(iOS)")
      list.setCollectionViewLayout(layouts[2], animated: false)
      try app.settle()
      expectEqual(log.take(), ["c prepare"], "iOS \(iOS)")
    }
  }

  @Test("A snapshot asks a collection for what differs", .rule(416), arguments: [14, 15, 26])
  func snapshots(iOS: IOSVersion) throws {
    let (app, list, _) = try stage(iOS: iOS)
    var log: [Int] = []
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      list, path, item in
      log.append(item)
      return list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    try app.settle()
    expectEqual(log, [1, 2, 3])
    log = []
    let cell = list.cellForItem(at: path(0))
    snapshot.insertItems([9], beforeItem: 1)
    source.apply(snapshot)
    try app.settle()
    expect(log == [9] && list.cellForItem(at: path(1)) === cell)
    log = []
    snapshot.reloadItems([2])
    source.apply(snapshot)
    try app.settle()
    expectEqual(log, [2])
    log = []
    snapshot = source.snapshot()
    source.apply(snapshot, animatingDifferences: false)
    try app.settle()
    expectEqual(log, (iOS < 15 ? [9, 1, 2, 3] : []))
    guard iOS >= 15 else { return }
    snapshot.reconfigureItems([1])
    source.apply(snapshot, animatingDifferences: false)
    try app.settle()
    expect(log == [1] && list.cellForItem(at: path(1)) === cell)
  }
}
