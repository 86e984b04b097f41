import Foundation

// How much room the cells of a table leave at their edges (rules 959 and 1203).

extension UIView {
  /// How far what a cell shows, and the line below it, keep from the sides, in points.
  final var sideMargin: CGFloat {
    guard deviceNumber >= 8 else { return deviceNumber >= 7 ? 15 : 10 }
    let width = (drawnWindow?.drawnBounds ?? UIScreen.main.bounds).width
    if width >= 414 { return 20 }
    return width >= 375 && deviceNumber >= 11 ? 16 : 15
  }

  /// The inset of lines that nobody has set.
  final var sideInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0)
  }

  /// The margins of a cell and of its content: from iOS 11 on those of the system at the sides.
  final var marginsOfCells: UIEdgeInsets {
    guard deviceNumber >= 11 else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side = systemMargins.left
    return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }
}

extension UITableView {
  /// The part of a row that its line takes from the content of the cell: up to iOS 12, where there is one.
  final var lineHeight: CGFloat {
    guard deviceNumber < 13, separatorStyle != .none else { return 0 }
    return lineOfSizedRows
  }

  /// What a row that sizes itself is higher than its content wants, on later versions too (rule 1134).
  final var lineOfSizedRows: CGFloat {
    guard separatorStyle != .none else { return 0 }
    return deviceNumber >= 7 ? 1 / UIScreen.main.scale : 1
  }
}
