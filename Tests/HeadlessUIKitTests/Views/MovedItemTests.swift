import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@MainActor
private protocol Listed: UICollectionViewDataSource, UICollectionViewDelegate {}

@MainActor
private final class Row: NSObject, Listed {
  var names = ["a", "b", "c", "d"]
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityLabel = names[indexPath.item]
    return cell
  }
}

/// Lets all but the first item be moved, and none to the end.
@MainActor
private final class Movable: NSObject, Listed {
  var names = ["a", "b", "c", "d"]
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityLabel = names[indexPath.item]
    return cell
  }
  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    path.item > 0
  }
  func collectionView(
    _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) { names.insert(names.remove(at: source.item), at: destination.item) }
  func collectionView(
    _ view: UICollectionView, targetIndexPathForMoveFromItemAt original: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { IndexPath(item: min(proposed.item, 2), section: 0) }
}

/// Knows where the item began that is moved.
@MainActor
private final class Knowing: NSObject, Listed {
  var asked: [[Int]] = []
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) { asked.append([source.item, destination.item]) }
  func collectionView(
    _ view: UICollectionView, targetIndexPathForMoveFromItemAt original: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { original }
  func collectionView(
    _ view: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    asked.append([original.item, current.item, proposed.item])
    return proposed
  }
}

private final class Controller: UICollectionViewController, Overriding {
  let overridden: Set = ["collectionView(_:moveItemAt:to:)"]
  var moves: [String] = []
  override func collectionView(
    _ view: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }
  override func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  override func collectionView(
    _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) { moves.append("\(source.item) \(destination.item)") }
}

@MainActor
struct MovedItemTests {
  /// Four items of 100 by 100 points in rows of three.
  private func shown(
    _ row: some Listed, iOS: IOSVersion = 14.0
  ) throws -> (TestApp, UICollectionView) {
    let stage = TestApp(iOS: iOS)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: Self.layout())
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = row
    view.delegate = row
    let root = A()
    root.view.addSubview(view)
    try stage.show(root)
    return (stage, view)
  }

  private static func layout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("An item follows the finger, and the data source moves it at the end", .rule(770))
  func moves() throws {
    let row = Movable()
    let (stage, view) = try shown(row)
    expect(!view.beginInteractiveMovementForItem(at: path(0)))
    expect(view.beginInteractiveMovementForItem(at: path(1)))
    expect(!view.beginInteractiveMovementForItem(at: path(2)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 150))
    try stage.settle()
    expectEqual(
      view.cellForItem(at: path(1))?.frame, CGRect(x: 10, y: 100, width: 100, height: 100))
    expectEqual(row.names, ["a", "b", "c", "d"])
    // The finger is over the last item, and the delegate wants the one before.
    view.endInteractiveMovement()
    try stage.settle()
    expectEqual(row.names, ["a", "c", "b", "d"])
    expectEqual(view.visibleCells.map(\.accessibilityLabel), ["a", "c", "b", "d"])
    expectEqual(view.cellForItem(at: path(1))?.frame.origin, CGPoint(x: 100, y: 0))
    expectEqual(stage.device.lines(.exception), [])
  }

  @Test(
    "A movement that is cancelled, or of a data source that moves nothing, changes nothing",
    .rule(770))
  func changesNothing() throws {
    let movable = Movable()
    let (stage, view) = try shown(movable)
    expect(view.beginInteractiveMovementForItem(at: path(1)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
    view.cancelInteractiveMovement()
    try stage.settle()
    expectEqual(movable.names, ["a", "b", "c", "d"])
    expectEqual(view.cellForItem(at: path(1))?.frame.origin, CGPoint(x: 100, y: 0))

    let row = Row()
    let (other, fixed) = try shown(row)
    expect(fixed.beginInteractiveMovementForItem(at: path(0)))
    fixed.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
    fixed.endInteractiveMovement()
    try other.settle()
    expectEqual(row.names, ["a", "b", "c", "d"])
    expect(!other.device.lines(.callback).contains { $0.contains("moveItemAt") })
  }

  @Test("From iOS 15 on a delegate may say the place that knows where an item began", .rule(1004))
  func original() throws {
    for (iOS, expected) in [(14.0, []), (15.0, [[1, 1, 2], [1, 2, 0], [1, 0]])]
      as [(IOSVersion, [[Int]])]
    {
      let row = Knowing()
      let (stage, view) = try shown(row, iOS: iOS)
      expect(view.beginInteractiveMovementForItem(at: path(1)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 50))
      view.endInteractiveMovement()
      try stage.settle()
      expectEqual(row.asked, expected, "iOS \(iOS)")
    }
  }

  @Test("A collection view controller that takes moves has a long press for them", .rule(770))
  func standardPress() throws {
    for isInstalled in [true, false] {
      let stage = TestApp(iOS: 14.0)
      let controller = Controller(collectionViewLayout: Self.layout())
      controller.collectionView.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      controller.collectionView.contentInsetAdjustmentBehavior = .never
      controller.installsStandardGestureForInteractiveMovement = isInstalled
      try stage.show(controller)
      _ = try stage.device.simulator.drag(
        along: [CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 50)], pressing: 1)
      try stage.settle()
      expectEqual(controller.moves, (isInstalled ? ["0 2"] : []))
    }
  }

  @Test("A diffable data source moves an item in its snapshot and tells its handlers", .rule(770))
  func diffable() throws {
    let (stage, view) = try shown(Row())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      let cell = $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
      cell.accessibilityLabel = $2
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d"])
    source.apply(snapshot)
    try stage.settle()
    expect(!view.beginInteractiveMovementForItem(at: path(0)))
    source.reorderingHandlers.canReorderItem = { $0 != "b" }
    var heard: [[String]] = []
    source.reorderingHandlers.didReorder = { transaction in
      heard = [
        transaction.initialSnapshot.itemIdentifiers, transaction.finalSnapshot.itemIdentifiers,
        transaction.sectionTransactions.flatMap(\.finalSnapshot.items),
      ]
    }
    expect(!view.beginInteractiveMovementForItem(at: path(1)))
    expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
    view.endInteractiveMovement()
    try stage.settle()
    let after = ["b", "c", "a", "d"]
    expectEqual(heard, [["a", "b", "c", "d"], after, after])
    expectEqual(source.snapshot().itemIdentifiers, after)
    expectEqual(view.visibleCells.map(\.accessibilityLabel), after)
  }
}
