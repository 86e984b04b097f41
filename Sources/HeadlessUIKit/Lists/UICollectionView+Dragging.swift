import EventTrace
import Foundation

/// What is dragged out of a collection, and what is dropped on it (rule 946).
extension UICollectionView {
  /// Whether the drag comes from this list.
  final func drags(_ session: DropSession) -> Bool { session.drag.source === dragging }
  /// Whether items can be dragged out of it.
  final var offersDrags: Bool { ownDragInteractionEnabled && ownDragDelegate != nil }
}

/// The collection as a drag sees it.
final class CollectionDragging {
  /// nil once its screen has gone in the middle of a drag.
  private weak var list: UICollectionView?
  private weak var draggedCell: UICollectionViewCell?
  /// Where the finger is in the list.
  private var destination: IndexPath?

  init(of list: UICollectionView) { self.list = list }

  /// The item that takes the place of what is dropped; behind all items, the end of the last section.
  private func destination(of session: DropSession) -> IndexPath? {
    guard let list else { return nil }
    let place = session.location(in: list)
    if let path = list.shownItem(at: place) { return path }
    let counts = list.askForCounts()
    guard let count = counts.last else { return nil }
    let section = counts.count - 1
    if count > 0 {
      let last = IndexPath(item: count - 1, section: section)
      guard let end = list.collectionViewLayout.layoutAttributesForItem(at: last)?.frame,
        place.y > end.minY, place.y > end.maxY || place.x > end.maxX
      else { return nil }
    }
    let isOwn = list.drags(session) && session.items.first?.origin?.section == section
    return IndexPath(item: count - (isOwn ? 1 : 0), section: section)
  }

  /// Whether the collection itself moves the item that is dropped: nobody else takes it, and its data source has
  /// the method that does.
  private func movesItself(_ session: DropSession) -> Bool {
    guard let list else { return false }
    return list.ownDropDelegate == nil && list.drags(session) && session.items.count == 1
      && Simulator.current.declares("collectionView(_:moveItemAt:to:)", list.dataSource)
  }
}

extension CollectionDragging: DragSource {
  var sourceView: UIView? { list }

  func items(for session: DragSession, at place: CGPoint) -> [UIDragItem] {
    guard let list, list.offersDrags, let delegate = list.ownDragDelegate,
      let path = list.shownItem(at: place)
    else { return [] }
    let items = Simulator.current.callOrDefault(
      .query, on: delegate, "collectionView(_:itemsForBeginning:at:)", [spelled(path)],
      describe: { "\($0.count) items" }
    ) { delegate.collectionView(list, itemsForBeginning: session, at: path) }.result
    for item in items { item.origin = path }
    draggedCell = list.shownCell(at: path)
    return items
  }

  func lifted(_ session: DragSession) {
    draggedCell?.drag(.lifting)
    guard let list, let path = session.items.first?.origin, let delegate = list.ownDragDelegate
    else { return }
    _ =
      Simulator.current.askForObject(
        "collectionView(_:dragPreviewParametersForItemAt:)", of: delegate, [spelled(path)]
      ) { delegate.collectionView(list, dragPreviewParametersForItemAt: path) }
      as UIDragPreviewParameters?
  }

  func begins(_ session: DragSession) {
    guard let list else { return }
    let simulator = Simulator.current!
    let delegate = list.ownDragDelegate
    session.allowsMoveOperation = simulator.ask(
      delegate, "collectionView(_:dragSessionAllowsMoveOperation:)", []
    ) { $0.collectionView(list, dragSessionAllowsMoveOperation: session) }
    session.isRestrictedToDraggingApplication = simulator.ask(
      delegate, "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)", [],
      otherwise: false
    ) { $0.collectionView(list, dragSessionIsRestrictedToDraggingApplication: session) }
    simulator.tell(delegate, "collectionView(_:dragSessionWillBegin:)", []) {
      $0.collectionView(list, dragSessionWillBegin: session)
    }
    draggedCell?.drag(.dragging)
  }

  func moved(_ session: DragSession) {}
  func willEnd(_ session: DragSession, _ operation: UIDropOperation) {}

  func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    lowered(session)
    guard let list else { return }
    Simulator.current.tell(list.ownDragDelegate, "collectionView(_:dragSessionDidEnd:)", []) {
      $0.collectionView(list, dragSessionDidEnd: session)
    }
  }

  func lowered(_ session: DragSession) {
    draggedCell?.drag(.none)
    draggedCell = nil
  }
}

extension CollectionDragging: DropTarget {
  func mayTake(_ session: DropSession) -> Bool {
    guard let list else { return false }
    guard let delegate = list.ownDropDelegate else { return movesItself(session) }
    return Simulator.current.ask(delegate, "collectionView(_:canHandle:)", []) {
      $0.collectionView(list, canHandle: session)
    }
  }

  func entered(_ session: DropSession) {
    guard let list else { return }
    tell("collectionView(_:dropSessionDidEnter:)") {
      $0.collectionView(list, dropSessionDidEnter: session)
    }
  }

  func proposal(for session: DropSession) -> UIDropProposal? {
    guard let list else { return nil }
    destination = destination(of: session)
    let (place, own) = (
      destination,
      UICollectionViewDropProposal(
        operation: list.drags(session) ? .move : .copy, intent: .insertAtDestinationIndexPath)
    )
    return Simulator.current.ask(
      list.ownDropDelegate, "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
      [place.map { spelled($0) } ?? "nil"], otherwise: own, describe: { "\($0.operation)" }
    ) { $0.collectionView(list, dropSessionDidUpdate: session, withDestinationIndexPath: place) }
  }

  func left(_ session: DropSession) {
    guard let list else { return }
    tell("collectionView(_:dropSessionDidExit:)") {
      $0.collectionView(list, dropSessionDidExit: session)
    }
  }

  func perform(_ session: DropSession, _ proposal: UIDropProposal) {
    guard let list, let proposal = proposal as? UICollectionViewDropProposal else { return }
    if movesItself(session), let path = session.items.first?.origin {
      guard destination != nil, list.beginMoving(path) else { return }
      list.moveItem(to: session.location(in: list))
      list.endMoving(true)
    } else if let delegate = list.ownDropDelegate {
      let coordinator = CollectionDropCoordinator(list, session, proposal, at: destination)
      Simulator.current.tell(
        delegate, "collectionView(_:performDropWith:)", [destination.map { spelled($0) } ?? "nil"]
      ) { $0.collectionView(list, performDropWith: coordinator) }
      if let destination {
        let _: UIDragPreviewParameters? = Simulator.current.askForObject(
          "collectionView(_:dropPreviewParametersForItemAt:)", of: delegate, [spelled(destination)]
        ) { delegate.collectionView(list, dropPreviewParametersForItemAt: destination) }
      }
      coordinator.run()
    }
  }

  func concluded(_ session: DropSession) {}

  func ended(_ session: DropSession) {
    guard let list else { return }
    tell("collectionView(_:dropSessionDidEnd:)") {
      $0.collectionView(list, dropSessionDidEnd: session)
    }
  }

  private func tell(_ name: String, _ call: (any UICollectionViewDropDelegate) -> Void) {
    Simulator.current.tell(list?.ownDropDelegate, name, [], call)
  }
}

extension UICollectionViewCell {
  /// The cell is lifted, dragged, or neither any more (rule 946).
  fileprivate func drag(_ state: DragState) {
    guard ownDragState != state else { return }
    ownDragState = state
    dragStateDidChange(state)
    stateChanged(true)
  }
}
