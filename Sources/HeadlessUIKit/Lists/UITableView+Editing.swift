import EventTrace
import Foundation

/// What rows show and take from a finger while the table is edited (rules 275 and 700 to 702).
extension UITableView {
  /// Tells a cell on screen whether its row is edited now, and how.
  final func updateEditing(of cell: UITableViewCell, at row: IndexPath, animated: Bool) {
    let isEditable = isInEditMode && dataSource?.tableView(self, canEditRowAt: row) ?? false
    let isMovable = isInEditMode && canMove(row)
    guard isEditable || isMovable else {
      return cell.isEditing ? cell.setEditing(false, animated: animated) : ()
    }
    var look = UITableViewCell.EditingLook()
    if choosesSeveral {
      look.indents = true
    } else if isEditable {
      look.style =
        asked(tableDelegate, "tableView(_:editingStyleForRowAt:)", [spelled(row)]) {
          $0.tableView(self, editingStyleForRowAt: row)
        } ?? .delete
      look.indents =
        asked(tableDelegate, "tableView(_:shouldIndentWhileEditingRowAt:)", [spelled(row)]) {
          $0.tableView(self, shouldIndentWhileEditingRowAt: row)
        } ?? true
    }
    look.canMove = isMovable
    cell.editingLook = look
    if !cell.isEditing { cell.setEditing(true, animated: animated) }
  }

  /// Whether the rows of a table that is edited are chosen, several at a time (rule 702).
  final var choosesSeveral: Bool { isInEditMode && ownAllowsMultipleSelectionDuringEditing }

  /// Rows can be moved where the data source has the method that moves them, unless it refuses (rule 701).
  final func canMove(_ row: IndexPath) -> Bool {
    guard Simulator.current.declares("tableView(_:moveRowAt:to:)", dataSource) else { return false }
    return asked(dataSource, "tableView(_:canMoveRowAt:)", [spelled(row)]) {
      $0.tableView(self, canMoveRowAt: row)
    } ?? false
  }

  /// A finger tapped the control at the left of a row: what deletes has to be confirmed (rule 700).
  fileprivate func tapEditControl(of cell: UITableViewCell) {
    guard let row = indexPath(for: cell) else { return }
    if cell.editingLook.style == .insert {
      pressEditingControl(at: row)
    } else {
      confirmDeletion(of: row, in: cell)
      cell.changeState(
        to: [.showingEditControl, .showingDeleteConfirmation], animated: true)
    }
  }

  /// A finger let go of the control at the right of a row (rule 701).
  fileprivate func drop(_ cell: UITableViewCell, _ touch: UITouch) {
    guard let row = indexPath(for: cell) else { return }
    let place = CGPoint(x: drawnBounds.midX, y: touch.location(in: self).y)
    let beside = place.y > 0 ? lastRow : IndexPath(row: 0, section: 0)
    guard let target = shownRow(at: place) ?? beside, target != row else { return }
    dragRow(at: row, to: target)
  }

  private var lastRow: IndexPath? {
    let known = askForSections()
    guard let last = known.last, !last.rows.isEmpty else { return nil }
    return IndexPath(row: last.rows.count - 1, section: known.count - 1)
  }
}

extension UITableViewCell {
  /// What a cell shows while its row is edited.
  struct EditingLook {
    var style = EditingStyle.none
    /// Whether the content makes room at the left.
    var indents = false
    var canMove = false
  }

  /// Goes over to another state, of which a subclass hears before and after it.
  final func changeState(to state: StateMask, animated: Bool) {
    shownState = state
    setNeedsLayout()
    // Cells of iPhone OS 2 do not have the methods.
    guard Simulator.current.iOS >= 3.0 else { return }
    willTransition(to: state)
    guard animated else { return didTransition(to: state) }
    Simulator.current.post("UITableViewCell.didTransition", after: 0.3) { [weak self] in
      self?.didTransition(to: state)
    }
  }

  /// Places the controls at both ends, and says how much room they take.
  final func placeEditingControls() -> (left: CGFloat, right: CGFloat) {
    let wanted = isEditing ? editingLook : EditingLook()
    if wanted.style == .none {
      editControl?.detach()
      editControl = nil
    } else {
      let control = editControl ?? CellEditControl(of: self)
      editControl = control
      control.show(wanted.style)
      place(control, at: sidesOfContent.left, width: CellEditControl.width)
    }
    if !wanted.canMove {
      reorderControl?.detach()
      reorderControl = nil
    } else {
      let control = reorderControl ?? CellReorderControl(of: self)
      reorderControl = control
      control.name()
      let width = CellReorderControl.width
      place(control, at: drawnBounds.width - sidesOfContent.right - width, width: width)
    }
    return (
      wanted.indents ? CellEditControl.width : 0, wanted.canMove ? CellReorderControl.width : 0
    )
  }

  private func place(_ control: UIButton, at x: CGFloat, width: CGFloat) {
    if control.drawnSuperview !== self { insert(control, at: drawnSubviews.count) }
    control.place(CGRect(x: x, y: 0, width: width, height: drawnBounds.height))
  }

  /// The table in which it lies; nil for none.
  package final var surroundingTable: UITableView? {
    sequence(first: self as UIView, next: \.drawnSuperview).lazy
      .compactMap { $0 as? UITableView }.first
  }
}

/// The button at the left of a row that is edited, which deletes or inserts (rule 700).
final class CellEditControl: UIButton {
  /// In points.
  static let width: CGFloat = 38
  private weak var cell: UITableViewCell?

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ style: UITableViewCell.EditingStyle) {
    let name = style == .insert ? "Insert" : "Delete"
    setTitle(style == .insert ? "⊕" : "⊖", for: .normal)
    accessibility.label = [name, cell?.shownText].compactMap(\.self).joined(separator: " ")
  }

  override func touchedUp(_ event: UIEvent?) {
    super.touchedUp(event)
    if let cell { cell.surroundingTable?.tapEditControl(of: cell) }
  }
}

/// The bars at the right of a row that is edited, by which a finger moves it (rule 701).
final class CellReorderControl: UIButton {
  /// In points.
  static let width: CGFloat = 38
  private weak var cell: UITableViewCell?

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    setTitle("≡", for: .normal)
  }

  required init?(coder: NSCoder) { nil }

  func name() {
    accessibility.label =
      ["Reorder", cell?.shownText].compactMap(\.self).joined(separator: " ")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let cell, let touch = touches.first { cell.surroundingTable?.drop(cell, touch) }
  }

  override var isMovedByTouches: Bool { true }
  override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool { takesTouches }
}
