package import Foundation

/// What an app says that it changed in a list, to be compared with what the data source says.
struct ListUpdates {
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()

  /// The words for what does not add up; nil where all does (rule 185, message M37).
  ///
  /// - Parameters:
  ///   - before: How many rows each section had, as far as the list knew.
  ///   - after: How many it has by what the data source says now.
  func problem(_ before: [Int], _ after: [Int], _ list: String, _ row: String) -> String? {
    for path in deletedRows where before.indices.contains(path.section) {
      if path.row >= before[path.section] {
        return "attempt to delete \(row) \(path.row) from section \(path.section) which only "
          + "contains \(before[path.section]) \(row)s before the update"
      }
    }
    if after.count != before.count + insertedSections.count - deletedSections.count {
      return "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "\(list) after the update (\(after.count)) must be equal to the number of sections "
        + "contained in the \(list) before the update (\(before.count)), plus or minus the number of "
        + "sections inserted or deleted (\(insertedSections.count) inserted, "
        + "\(deletedSections.count) deleted)."
    }
    for path in insertedRows where after.indices.contains(path.section) {
      if path.row >= after[path.section] {
        return "attempt to insert \(row) \(path.row) into section \(path.section), but there are "
          + "only \(after[path.section]) \(row)s in section \(path.section) after the update"
      }
    }
    // The sections that stay, each with its number before and after.
    let stayed = before.indices.filter { !deletedSections.contains($0) }
    let kept = after.indices.filter { !insertedSections.contains($0) }
    for (old, new) in zip(stayed, kept) {
      let inserted = insertedRows.filter { $0.section == new }.count
      let deleted = deletedRows.filter { $0.section == old }.count
      let movedIn = movedRows.filter { $0.to.section == new }.count
      let movedOut = movedRows.filter { $0.from.section == old }.count
      guard after[new] != before[old] + inserted - deleted + movedIn - movedOut else { continue }
      let moves =
        Simulator.current.has(.listsMoveRows)
        ? " and plus or minus the number of \(row)s moved into or out of that section "
          + "(\(movedIn) moved in, \(movedOut) moved out)" : ""
      return "Invalid update: invalid number of \(row)s in section \(new).  The number of \(row)s "
        + "contained in an existing section after the update (\(after[new])) must be equal to the "
        + "number of \(row)s contained in that section before the update (\(before[old])), plus or "
        + "minus the number of \(row)s inserted or deleted from that section (\(inserted) inserted, "
        + "\(deleted) deleted)\(moves)."
    }
    return nil
  }
}

/// Changes of rows between two calls.
extension UITableView {
  final func update(_ change: (inout ListUpdates) -> Void) {
    openUpdates()
    change(&updates)
    closeUpdates()
  }

  final func openUpdates() { updateDepth += 1 }

  final func closeUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let made = updates
    updates = ListUpdates()
    guard let known = sections, let dataSource, !Simulator.current.isDead else {
      return discardSections()
    }
    let count = max(0, dataSource.numberOfSections(in: self))
    let after = (0..<count).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
    if let problem = made.problem(known.map(\.rows.count), after, "table view", "row") {
      return Simulator.current.raise(.internalInconsistency, problem)
    }
    discardSections()
  }
}

/// What a person does with the rows of a table that can be edited (rule 275).
extension UITableView {
  /// A finger swipes over a row.
  ///
  /// - Returns: The titles of the buttons that come up; empty where there are none.
  package func swipeRow(at row: IndexPath, leading: Bool = false) -> [String] {
    guard !Simulator.current.isDead, rectForRow(at: row) != .zero,
      dataSource?.tableView(self, canEditRowAt: row) ?? false
    else { return [] }
    let configuration = swipeActions(row, leading)
    if configuration == nil, leading || editingStyle(of: row) != .delete { return [] }
    tableDelegate?.tableView(self, willBeginEditingRowAt: row)
    return configuration?.actions.map { $0.title ?? "" } ?? [deleteTitle(of: row)]
  }

  /// A person presses one of the buttons that a swipe brought up, or lets them go away.
  ///
  /// - Returns: Whether there is such a button.
  @discardableResult
  package func pressRowAction(_ title: String?, at row: IndexPath, leading: Bool = false) -> Bool {
    guard !Simulator.current.isDead else { return false }
    let configuration = swipeActions(row, leading)
    var isDone = title == nil
    if let title, let configuration {
      guard let action = configuration.actions.first(where: { $0.title == title }) else {
        return false
      }
      action.handler(action, cellForRow(at: row) ?? self) { _ in }
      isDone = true
    } else if let title, title == deleteTitle(of: row) {
      dataSource?.tableView(self, commit: .delete, forRowAt: row)
      isDone = true
    }
    tableDelegate?.tableView(self, didEndEditingRowAt: row)
    return isDone
  }

  /// A person presses the button at the left of a row that is being edited, and confirms it.
  ///
  /// - Returns: Whether the row has one.
  @discardableResult
  package func pressEditingControl(at row: IndexPath) -> Bool {
    guard isEditing, !Simulator.current.isDead,
      dataSource?.tableView(self, canEditRowAt: row) ?? false
    else { return false }
    let style = editingStyle(of: row)
    guard style != .none else { return false }
    dataSource?.tableView(self, commit: style, forRowAt: row)
    return true
  }

  /// A person drags a row that is being edited to another place.
  ///
  /// - Returns: Whether it may be moved.
  @discardableResult
  package func dragRow(at row: IndexPath, to proposed: IndexPath) -> Bool {
    guard isEditing, !Simulator.current.isDead,
      dataSource?.tableView(self, canMoveRowAt: row) ?? false
    else { return false }
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: row, toProposedIndexPath: proposed) ?? proposed
    dataSource?.tableView(self, moveRowAt: row, to: target)
    discardSections()
    return true
  }

  private func editingStyle(of row: IndexPath) -> UITableViewCell.EditingStyle {
    tableDelegate?.tableView(self, editingStyleForRowAt: row) ?? .delete
  }

  private func deleteTitle(of row: IndexPath) -> String {
    tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: row) ?? "Delete"
  }

  private func swipeActions(_ row: IndexPath, _ leading: Bool) -> UISwipeActionsConfiguration? {
    guard Simulator.current.has(.rowsHaveSwipeActions) else { return nil }
    return leading
      ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
      : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
  }
}
