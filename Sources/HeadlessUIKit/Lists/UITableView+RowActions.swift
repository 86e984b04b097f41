package import Foundation

/// A button behind a row, which a swipe brings up.
private final class UISwipeActionButton: UIButton {
  private let act: () -> Void

  init(_ title: String, _ color: UIColor, _ act: @escaping () -> Void) {
    self.act = act
    super.init(frame: .zero)
    drawnBackgroundColor = color
    setTitleColor(.white, for: .normal)
    setTitle(title, for: .normal)
    addTarget(self, action: UISwipeActionButton.tapped, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var drawnTitleFont: UIFont { .systemFont(ofSize: 15) }

  private func tapped() { act() }
}

/// What a person does with the rows of a table that can be edited (rule 275).
extension UITableView {
  /// A finger went from one side to the other: the buttons of that row come up.
  ///
  /// - Returns: Whether the movement meant a row that has buttons.
  final func swipe(_ touch: UITouch) -> Bool {
    let moved = touch.place.x - touch.start.x
    guard let window = touch.window, abs(moved) > abs(touch.place.y - touch.start.y),
      let row = shownRow(at: convert(touch.start, from: window)),
      let cell = shownCells[row]
    else { return false }
    hideRowButtons()
    let leading = moved > 0
    let isShown = showButtons(shownSwipe(at: row, leading: leading), of: row, in: cell, leading)
    if isShown, !leading { cell.changeState(to: .showingDeleteConfirmation, animated: true) }
    return isShown
  }

  /// Shows the button that deletes a row, though nothing swiped over it: the delegate does not hear that
  /// its editing begins and ends (rule 700).
  final func confirmDeletion(of row: IndexPath, in cell: UITableViewCell) {
    hideRowButtons()
    rowActions = buttons(of: row, false)
    showButtons(rowActions.map { ($0.title, $0.color) }, of: row, in: cell, false)
    isConfirmingDeletion = swipedRow != nil
  }

  /// - Returns: Whether there are any.
  @discardableResult
  private func showButtons(
    _ shown: [(title: String, color: UIColor)], of row: IndexPath, in cell: UITableViewCell,
    _ leading: Bool
  ) -> Bool {
    var x: CGFloat = leading ? 0 : cell.drawnBounds.width
    for (title, color) in shown {
      let button = UISwipeActionButton(title, color) { [weak self] in
        self?.swipedRow = nil
        self?.removeRowButtons()
        self?.pressRowAction(title, at: row, leading: leading)
      }
      let width = max(74, button.sizeThatFits(.zero).width + 30)
      if !leading { x -= width }
      button.place(CGRect(x: x, y: 0, width: width, height: cell.drawnBounds.height))
      if leading { x += width }
      cell.insert(button, at: cell.drawnSubviews.count)
      rowButtons.append(button)
    }
    swipedRow = shown.isEmpty ? nil : row
    return !shown.isEmpty
  }

  /// Lets the buttons of a swiped row go away.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  final func hideRowButtons() -> Bool {
    removeRowButtons()
    guard let row = swipedRow else { return false }
    swipedRow = nil
    shownCells[row]?.changeState(
      to: isConfirmingDeletion ? .showingEditControl : [], animated: true)
    return pressRowAction(nil, at: row)
  }

  private func removeRowButtons() {
    for button in rowButtons {
      (button.drawnSuperview as? UITableViewCell)?.shownState.remove(.showingDeleteConfirmation)
      button.detach()
    }
    rowButtons = []
  }

  /// Swipes over a row: the buttons that come up.
  private func shownSwipe(at row: IndexPath, leading: Bool) -> [(title: String, color: UIColor)] {
    swipeRow(at: row, leading: leading).isEmpty ? [] : rowActions.map { ($0.title, $0.color) }
  }

  /// A finger swipes over a row.
  ///
  /// - Returns: The titles of the buttons that come up; empty where there are none.
  package func swipeRow(at row: IndexPath, leading: Bool = false) -> [String] {
    guard !Simulator.current.isDead, !isInEditMode, settledRect(ofRow: row) != .zero,
      dataSource?.tableView(self, canEditRowAt: row) ?? false
    else { return [] }
    let buttons = buttons(of: row, leading, bySwipe: true)
    guard !buttons.isEmpty else { return [] }
    rowActions = buttons
    tellOfRow("tableView(_:willBeginEditingRowAt:)", row) {
      $0.tableView(self, willBeginEditingRowAt: row)
    }
    return buttons.map(\.title)
  }

  /// A person presses one of the buttons that a swipe brought up, or lets them go away.
  ///
  /// - Returns: Whether there is such a button.
  @discardableResult
  package func pressRowAction(_ title: String?, at row: IndexPath, leading: Bool = false) -> Bool {
    guard !Simulator.current.isDead else { return false }
    let known = rowActions
    rowActions = []
    if let title {
      let offered = known.isEmpty ? buttons(of: row, leading) : known
      guard let button = offered.first(where: { $0.title == title }) else { return false }
      button.action()
    }
    if isConfirmingDeletion {
      isConfirmingDeletion = false
      return true
    }
    tellOfRow("tableView(_:didEndEditingRowAt:)", row) {
      $0.tableView(self, didEndEditingRowAt: row)
    }
    return true
  }

  /// A person presses the button at the left of a row that is being edited, and confirms it.
  ///
  /// - Returns: Whether the row has one.
  @discardableResult
  package func pressEditingControl(at row: IndexPath) -> Bool {
    guard isInEditMode, !Simulator.current.isDead,
      dataSource?.tableView(self, canEditRowAt: row) ?? false
    else { return false }
    let style = editingStyle(of: row)
    guard style != .none else { return false }
    commit(style, row)
    return true
  }

  /// A person drags a row that is being edited to another place.
  ///
  /// - Returns: Whether it may be moved.
  @discardableResult
  package func dragRow(at row: IndexPath, to proposed: IndexPath) -> Bool {
    guard isInEditMode, !Simulator.current.isDead, canMove(row) else { return false }
    let target = target(of: row, proposed)
    Simulator.current.tell(
      dataSource, "tableView(_:moveRowAt:to:)", [spelled(row), spelled(target)]
    ) { $0.tableView(self, moveRowAt: row, to: target) }
    discardSections()
    return true
  }

  /// Moves a row that was dragged and dropped; the cell stays the same (rule 946).
  final func move(_ row: IndexPath, to proposed: IndexPath) {
    let target = target(of: row, proposed)
    guard target != row, !Simulator.current.isDead else { return }
    openUpdates()
    Simulator.current.tell(
      dataSource, "tableView(_:moveRowAt:to:)", [spelled(row), spelled(target)]
    ) { $0.tableView(self, moveRowAt: row, to: target) }
    updates.movedRows.append((row, target))
    closeUpdates()
  }

  /// Where the delegate lets a row be dropped.
  private func target(of row: IndexPath, _ proposed: IndexPath) -> IndexPath {
    Simulator.current.ask(
      tableDelegate, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      [spelled(row), spelled(proposed)], otherwise: proposed, describe: spelled
    ) { $0.tableView(self, targetIndexPathForMoveFromRowAt: row, toProposedIndexPath: proposed) }
  }

  /// Tells the data source that the person has deleted or inserted a row.
  private func commit(_ style: UITableViewCell.EditingStyle, _ row: IndexPath) {
    Simulator.current.tell(
      dataSource, "tableView(_:commit:forRowAt:)", ["\(style)", spelled(row)]
    ) { $0.tableView(self, commit: style, forRowAt: row) }
  }

  private func editingStyle(of row: IndexPath) -> UITableViewCell.EditingStyle {
    tableDelegate?.tableView(self, editingStyleForRowAt: row) ?? .delete
  }

  private func deleteTitle(of row: IndexPath) -> String {
    tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: row) ?? "Delete"
  }

  /// What a swipe over the row brings up: what the delegate says, or what deletes (rule 275).
  ///
  /// - Parameter bySwipe: Whether it takes a data source that commits: the control at the left of a row is
  ///   there without one.
  private func buttons(
    of row: IndexPath, _ leading: Bool, bySwipe: Bool = false
  ) -> [(title: String, color: UIColor, action: () -> Void)] {
    let simulator = Simulator.current!
    if simulator.has(.rowsHaveSwipeActions) {
      let configuration =
        leading
        ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
        : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
      if let configuration {
        return configuration.actions.map { action in
          let press = { action.handler(action, self.shownCells[row] ?? self) { _ in } }
          return (action.title ?? "", action.drawnColor, press)
        }
      }
    }
    if leading { return [] }
    let commits =
      !bySwipe || simulator.declares("tableView(_:commit:forRowAt:)", dataSource)
    if simulator.has(.rowsHaveActions), commits || !simulator.has(.rowActionsNeedCommits),
      let actions = tableDelegate?.tableView(self, editActionsForRowAt: row)
    {
      return actions.map { action in
        (action.title ?? "", action.drawnColor, { action.handler(action, row) })
      }
    }
    guard commits, editingStyle(of: row) == .delete else { return [] }
    let red =
      deviceNumber >= 7 ? UIColor.systemRed : UIColor(red: 0.78, green: 0.12, blue: 0.12, alpha: 1)
    return [(deleteTitle(of: row), red, { self.commit(.delete, row) })]
  }
}
