import EventTrace
import Foundation

/// What is dragged out of a table, and what is dropped on it (rule 946).
extension UITableView {
  /// Whether the drag comes from this table.
  final func drags(_ session: DropSession) -> Bool { session.drag.source === dragging }
  /// Whether rows can be dragged out of it.
  final var offersDrags: Bool { ownDragInteractionEnabled && ownDragDelegate != nil }
}

/// The table as a drag sees it.
final class TableDragging {
  /// nil once its screen has gone in the middle of a drag.
  private weak var table: UITableView?
  private weak var draggedCell: UITableViewCell?
  /// Where the finger is in the table.
  private var destination: IndexPath?

  init(of table: UITableView) { self.table = table }

  /// The row that takes the place of what is dropped; behind all rows, the end of the last section.
  private func destination(of session: DropSession) -> IndexPath? {
    guard let table else { return nil }
    let place = session.location(in: table)
    if let row = table.shownRow(at: place) { return row }
    let sections = table.askForSections()
    guard let last = sections.last, place.y >= last.rows.last?.maxY ?? 0 else { return nil }
    let isOwn = table.drags(session) && session.items.first?.origin?.section == sections.count - 1
    return IndexPath(row: last.rows.count - (isOwn ? 1 : 0), section: sections.count - 1)
  }

  /// Whether the table itself moves the row that is dropped: its data source has the method that does.
  private func movesItself(_ session: DropSession) -> Bool {
    guard let table, table.drags(session), session.items.count == 1,
      let row = session.items[0].origin
    else {
      return false
    }
    return table.canMove(row)
  }
}

extension TableDragging: DragSource {
  var sourceView: UIView? { table }

  func items(for session: DragSession, at place: CGPoint) -> [UIDragItem] {
    guard let table, table.offersDrags, let delegate = table.ownDragDelegate,
      let row = table.shownRow(at: place)
    else { return [] }
    let items = Simulator.current.callOrDefault(
      .query, on: delegate, "tableView(_:itemsForBeginning:at:)", [spelled(row)],
      describe: { "\($0.count) items" }
    ) { delegate.tableView(table, itemsForBeginning: session, at: row) }.result
    for item in items { item.origin = row }
    draggedCell = table.shownCells[row]
    return items
  }

  func lifted(_ session: DragSession) {
    draggedCell?.drag(.lifting)
    guard let table, let row = session.items.first?.origin, let delegate = table.ownDragDelegate
    else { return }
    _ =
      Simulator.current.askForObject(
        "tableView(_:dragPreviewParametersForRowAt:)", of: delegate, [spelled(row)]
      ) { delegate.tableView(table, dragPreviewParametersForRowAt: row) }
      as UIDragPreviewParameters?
  }

  func begins(_ session: DragSession) {
    guard let table else { return }
    let simulator = Simulator.current!
    let delegate = table.ownDragDelegate
    session.allowsMoveOperation = simulator.ask(
      delegate, "tableView(_:dragSessionAllowsMoveOperation:)", []
    ) { $0.tableView(table, dragSessionAllowsMoveOperation: session) }
    session.isRestrictedToDraggingApplication = simulator.ask(
      delegate, "tableView(_:dragSessionIsRestrictedToDraggingApplication:)", [], otherwise: false
    ) { $0.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) }
    simulator.tell(delegate, "tableView(_:dragSessionWillBegin:)", []) {
      $0.tableView(table, dragSessionWillBegin: session)
    }
    draggedCell?.drag(.dragging)
  }

  func moved(_ session: DragSession) {}
  func willEnd(_ session: DragSession, _ operation: UIDropOperation) {}

  func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    lowered(session)
    guard let table else { return }
    Simulator.current.tell(table.ownDragDelegate, "tableView(_:dragSessionDidEnd:)", []) {
      $0.tableView(table, dragSessionDidEnd: session)
    }
  }

  func lowered(_ session: DragSession) {
    draggedCell?.drag(.none)
    draggedCell = nil
  }
}

extension TableDragging: DropTarget {
  func mayTake(_ session: DropSession) -> Bool {
    guard let table else { return false }
    guard let delegate = table.ownDropDelegate else { return movesItself(session) }
    return Simulator.current.ask(delegate, "tableView(_:canHandle:)", []) {
      $0.tableView(table, canHandle: session)
    }
  }

  func entered(_ session: DropSession) {
    guard let table else { return }
    tell("tableView(_:dropSessionDidEnter:)") { $0.tableView(table, dropSessionDidEnter: session) }
  }

  func proposal(for session: DropSession) -> UIDropProposal? {
    guard let table else { return nil }
    destination = destination(of: session)
    let (place, own) = (
      destination,
      UITableViewDropProposal(
        operation: table.drags(session) ? .move : .copy, intent: .insertAtDestinationIndexPath)
    )
    return Simulator.current.ask(
      table.ownDropDelegate, "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
      [place.map { spelled($0) } ?? "nil"], otherwise: own, describe: { "\($0.operation)" }
    ) { $0.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: place) }
  }

  func left(_ session: DropSession) {
    guard let table else { return }
    tell("tableView(_:dropSessionDidExit:)") { $0.tableView(table, dropSessionDidExit: session) }
  }

  func perform(_ session: DropSession, _ proposal: UIDropProposal) {
    guard let table, let proposal = proposal as? UITableViewDropProposal else { return }
    if proposal.operation == .move, proposal.intent == .insertAtDestinationIndexPath,
      movesItself(session), let row = session.items.first?.origin, let destination
    {
      table.move(row, to: destination)
    } else if let delegate = table.ownDropDelegate {
      let coordinator = TableDropCoordinator(table, session, proposal, at: destination)
      Simulator.current.tell(
        delegate, "tableView(_:performDropWith:)", [destination.map { spelled($0) } ?? "nil"]
      ) { $0.tableView(table, performDropWith: coordinator) }
      if let destination {
        let _: UIDragPreviewParameters? = Simulator.current.askForObject(
          "tableView(_:dropPreviewParametersForRowAt:)", of: delegate, [spelled(destination)]
        ) { delegate.tableView(table, dropPreviewParametersForRowAt: destination) }
      }
      coordinator.run()
    }
  }

  func concluded(_ session: DropSession) {}

  func ended(_ session: DropSession) {
    guard let table else { return }
    tell("tableView(_:dropSessionDidEnd:)") { $0.tableView(table, dropSessionDidEnd: session) }
  }

  private func tell(_ name: String, _ call: (any UITableViewDropDelegate) -> Void) {
    Simulator.current.tell(table?.ownDropDelegate, name, [], call)
  }
}

extension UITableViewCell {
  /// The cell is lifted, dragged, or neither any more (rule 946).
  fileprivate func drag(_ state: DragState) {
    guard ownDragState != state else { return }
    ownDragState = state
    dragStateDidChange(state)
    stateChanged(true)
  }
}
