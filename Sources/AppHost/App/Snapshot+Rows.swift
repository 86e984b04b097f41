import CourseModel
import EventTrace
import Foundation
import HeadlessUIKit

/// What a list shows of its rows: how they are selected, what is at their ends and between them (rule 884).
extension Snapshot.View.Look {
  mutating func describe(_ cell: UITableViewCell, _ simulator: Simulator, isDark: Bool) {
    let table = cell.surroundingTable
    let isGrouped = table.map { $0.style != .plain } ?? false
    plainColor = isDark ? (isGrouped ? "#1c1c1eff" : "#000000ff") : "#ffffffff"
    if cell.drawnSelected || cell.drawnHighlighted, cell.selectionStyle != .none,
      !cell.drawnEditing || cell.drawnHighlighted
    {
      let isBlue = simulator.iOS < 7.0 && cell.selectionStyle == .blue
      selection =
        isBlue
        ? "#0a6be7ff"
        : simulator.iOS < 13.0 ? "#d9d9d9ff" : isDark ? "#3a3a3cff" : "#d1d1d6ff"
    }
    accessory =
      switch cell.shownAccessory {
      case .none, .detailButton: nil
      case .disclosureIndicator: "disclosureIndicator"
      case .detailDisclosureButton: simulator.iOS >= 7.0 ? "disclosureIndicator" : nil
      case .checkmark: "checkmark"
      }
    let sides = cell.sidesOfContent
    if simulator.iOS >= 11.0, sides.right > 0 { rightRoom = Double(sides.right) }
    guard let table, let row = table.indexPath(for: cell) else { return }
    let counts = table.knownRowCounts
    let (isFirst, isLast) = (
      row.row == 0, counts.indices.contains(row.section) && row.row == counts[row.section] - 1
    )
    let rounding: Double =
      table.style == .insetGrouped
      ? (simulator.iOS >= 26.0 ? 26 : 10) : table.style == .grouped && simulator.iOS < 7.0 ? 9 : 0
    if rounding > 0, cornerRadius == nil {
      if isFirst || isLast { cornerRadius = rounding }
      if isFirst != isLast { roundCorners = [isFirst, isFirst, isLast, isLast] }
      if table.style == .grouped { isInset = true }
    }
    guard table.separatorStyle != .none, !(isLast && rounding > 0) else { return }
    let usual =
      simulator.iOS < 7.0
      ? (isGrouped ? "#ababaeff" : "#e0e0e0ff")
      : simulator.iOS < 13.0 ? "#c8c7ccff" : isDark ? "#54545899" : "#3c3c434a"
    let inset = cell.drawnSeparatorInset
    separator = Separator(
      color: table.separatorColor?.hexadecimal(in: cell) ?? usual,
      left: isLast && isGrouped ? 0 : Double(inset.left + (simulator.iOS >= 11.0 ? sides.left : 0)),
      right: Double(inset.right))
  }

  mutating func describe(
    _ cell: UICollectionViewListCell, _ simulator: Simulator, isDark: Bool
  ) {
    guard let view = cell.drawnSuperview as? UICollectionView,
      let (list, isFirst, isLast) = view.drawnList(around: cell)
    else { return }
    plainColor = isDark ? (list.isGrouped ? "#1c1c1eff" : "#000000ff") : "#ffffffff"
    if cell.drawnSelected || cell.drawnHighlighted {
      selection = isDark ? "#3a3a3cff" : "#d1d1d6ff"
    }
    if list.isInset, cornerRadius == nil {
      if isFirst || isLast { cornerRadius = simulator.iOS >= 26.0 ? 26 : 10 }
      if isFirst != isLast { roundCorners = [isFirst, isFirst, isLast, isLast] }
    }
    if list.hasLines, !(isLast && list.isGrouped) {
      separator = Separator(
        color: isDark ? "#54545899" : "#3c3c434a", left: Double(cell.drawnTextInset), right: 0)
    }
  }
}
