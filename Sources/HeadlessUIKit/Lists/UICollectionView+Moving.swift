import EventTrace
import Foundation

/// An item that follows a finger (rule 770).
struct MovedItem {
  let from: IndexPath
  var to: IndexPath
  /// Where the item would lie, in the content.
  var position: CGPoint
}

/// Items that a finger moves (rule 770).
extension UICollectionView {
  /// A finger begins to move an item; iOS 9.0 and later.
  ///
  /// - Returns: Whether the data source lets it.
  @discardableResult
  final func beginMoving(_ path: IndexPath) -> Bool {
    let simulator = Simulator.current!
    guard movedItem == nil, let dataSource, let cell = shownCell(at: path), !simulator.isDead
    else {
      return false
    }
    let mayMove = simulator.callOrDefault(
      .query, on: dataSource, "collectionView(_:canMoveItemAt:)", [spelled(path)]
    ) { dataSource.collectionView(self, canMoveItemAt: path) }
    guard mayMove.result else { return false }
    unhighlightItem()
    movedItem = MovedItem(from: path, to: path, position: cell.drawnFrame.middle)
    return true
  }

  /// The finger is there now.
  final func moveItem(to position: CGPoint) {
    guard var moved = movedItem, !Simulator.current.isDead else { return }
    moved.position = position
    var target = shownItem(at: position) ?? moved.to
    if target != moved.to {
      target = collectionViewLayout.targetIndexPath(
        forInteractivelyMovingItem: moved.to, withPosition: position)
      target =
        targetByOriginal(moved, target)
        ?? Simulator.current.ask(
          itemDelegate, "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
          [spelled(moved.from), spelled(target)], otherwise: target, describe: { spelled($0) },
          {
            $0.collectionView(
              self, targetIndexPathForMoveFromItemAt: moved.from, toProposedIndexPath: target)
          })
    }
    moved.to = target
    movedItem = moved
    liftMovedItem()
  }

  /// What the delegate says that knows where the item began; nil where it does not (rule 1004).
  private func targetByOriginal(_ moved: MovedItem, _ proposed: IndexPath) -> IndexPath? {
    let simulator = Simulator.current!
    guard simulator.iOS >= 15.0, let delegate = itemDelegate else { return nil }
    return simulator.callOptional(
      .query, on: delegate,
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:"
        + "toProposedIndexPath:)",
      [spelled(moved.from), spelled(moved.to), spelled(proposed)], describe: { spelled($0) }
    ) {
      delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moved.from,
        atCurrentIndexPath: moved.to, toProposedIndexPath: proposed)
    }
  }

  /// The item lies under the finger.
  final func liftMovedItem() {
    guard let movedItem, let cell = shownCell(at: movedItem.from) else { return }
    let size = cell.drawnBounds.size
    cell.place(
      CGRect(
        x: movedItem.position.x - size.width / 2, y: movedItem.position.y - size.height / 2,
        width: size.width, height: size.height))
  }

  /// The finger lets go.
  final func endMoving(_ isWanted: Bool) {
    guard let moved = movedItem else { return }
    movedItem = nil
    let simulator = Simulator.current!
    guard isWanted, moved.from != moved.to, let dataSource, !simulator.isDead else {
      return discardPlaces()
    }
    openUpdates()
    let isOwn: Void? = simulator.tellOptional(
      "collectionView(_:moveItemAt:to:)", of: dataSource, [spelled(moved.from), spelled(moved.to)]
    ) { dataSource.collectionView(self, moveItemAt: moved.from, to: moved.to) }
    if isOwn != nil { updates.movedRows.append((moved.from, moved.to)) }
    closeUpdates()
  }
}

/// The long press of a collection view controller that moves items.
final class ItemMoveRecognizer: UILongPressGestureRecognizer {
  private weak var collection: UICollectionView?

  init(of collection: UICollectionView) {
    self.collection = collection
    super.init()
    view = collection
  }

  override func act() {
    guard let collection else { return }
    let place = location(in: collection)
    switch state {
    case .began:
      if let path = collection.shownItem(at: place) { collection.beginMoving(path) }
    case .changed: collection.moveItem(to: place)
    case .ended: collection.endMoving(true)
    case .cancelled: collection.endMoving(false)
    case .possible, .failed: break
    }
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
