import Foundation

/// The button at the right end of a row that has details (rules 300 and 592).
final class CellDetailButton: UIButton {
  private weak var cell: UITableViewCell?

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    ownType = .detailDisclosure
    setTitle("ⓘ", for: .normal)
    accessibility.label = "More Info"
  }

  required init?(coder: NSCoder) { nil }

  override func touchedUp(_ event: UIEvent?) {
    super.touchedUp(event)
    guard let cell, let table = cell.surroundingTable, let row = table.indexPath(for: cell) else {
      return
    }
    table.tapAccessory(at: row)
  }
}
