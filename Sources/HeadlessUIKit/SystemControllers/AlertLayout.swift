import Foundation

/// Where the rows of an alert or of a sheet of actions lie (rule 887).
struct AlertLayout {
  /// What a row is.
  enum Row {
    case text(height: CGFloat), field, button(title: CGFloat, cancels: Bool)
  }

  /// Each row's place, in order.
  private(set) var frames: [CGRect]
  /// What is drawn behind the rows: one, or a sheet's two.
  private(set) var panels: [CGRect] = []

  /// In points.
  static let width: CGFloat = 270
  /// How far texts and fields keep from the sides.
  static let side: CGFloat = 16
  private static let field: CGFloat = 30

  /// Lays out an alert in the middle of that room.
  init(alert rows: [Row], in room: CGRect) {
    frames = Array(repeating: .zero, count: rows.count)
    let x = room.midX - Self.width / 2
    var y: CGFloat = 0
    let hasButtons = placeContent(of: rows, x: x, y: &y, width: Self.width, top: 20, bottom: 20)
    let buttons = Self.order(of: rows, cancelsFirst: Self.buttons(of: rows).count == 2)
    let half = Self.width / 2
    if buttons.count == 2, buttons.allSatisfy({ Self.title(of: rows[$0]) <= half - 16 }) {
      for (number, index) in buttons.enumerated() {
        frames[index] = CGRect(x: x + CGFloat(number) * half, y: y, width: half, height: 44)
      }
      y += 44
    } else {
      // Below each other the one that cancels is the last.
      for index in Self.order(of: rows, cancelsFirst: false) {
        frames[index] = CGRect(x: x, y: y, width: Self.width, height: 44)
        y += 44
      }
    }
    if !hasButtons { y = max(y, 44) }
    panels = [CGRect(x: x, y: 0, width: Self.width, height: y)]
    move(down: (room.midY - y / 2).rounded())
  }

  /// Lays out a sheet of actions at the lower edge of that room, or a popover's that begins at its upper edge.
  ///
  /// - Parameter row: How high its buttons are.
  init(sheet rows: [Row], in room: CGRect, row: CGFloat, isPopover: Bool) {
    frames = Array(repeating: .zero, count: rows.count)
    var y: CGFloat = 0
    placeContent(of: rows, x: room.minX, y: &y, width: room.width, top: 14, bottom: 14)
    let order = Self.order(of: rows, cancelsFirst: false)
    var upper: CGFloat?
    for index in order {
      if case .button(_, true) = rows[index], !isPopover {
        upper = y
        if y > 0 { y += 8 }
      }
      frames[index] = CGRect(x: room.minX, y: y, width: room.width, height: row)
      y += row
    }
    if let upper {
      if upper > 0 {
        panels = [CGRect(x: room.minX, y: 0, width: room.width, height: upper)]
      }
      panels.append(CGRect(x: room.minX, y: y - row, width: room.width, height: row))
    } else {
      panels = [CGRect(x: room.minX, y: 0, width: room.width, height: y)]
    }
    move(down: isPopover ? room.minY : (room.maxY - y).rounded())
  }

  /// From its upper to its lower edge.
  var height: CGFloat { panels.reduce(0) { max($0, $1.maxY) } - (panels.first?.minY ?? 0) }

  /// - Returns: Whether there are buttons below.
  @discardableResult
  private mutating func placeContent(
    of rows: [Row], x: CGFloat, y: inout CGFloat, width: CGFloat, top: CGFloat, bottom: CGFloat
  ) -> Bool {
    let start = y
    for (index, row) in rows.enumerated() {
      let height: CGFloat
      switch row {
      case .text(let text): height = text
      case .field: height = Self.field
      case .button: continue
      }
      if y == start {
        y += top
      } else if case .field = row, case .text = rows[index - 1] {
        y += 12
      } else if case .text = row {
        y += 4
      }
      frames[index] = CGRect(
        x: x + Self.side, y: y, width: max(0, width - 2 * Self.side), height: height)
      y += height
    }
    if y > start { y += bottom }
    return !Self.buttons(of: rows).isEmpty
  }

  private mutating func move(down distance: CGFloat) {
    frames = frames.map { $0.offsetBy(dx: 0, dy: distance) }
    panels = panels.map { $0.offsetBy(dx: 0, dy: distance) }
  }

  private static func buttons(of rows: [Row]) -> [Int] {
    rows.indices.filter { if case .button = rows[$0] { true } else { false } }
  }

  private static func title(of row: Row) -> CGFloat {
    if case .button(let title, _) = row { title } else { 0 }
  }

  /// The buttons in the order in which they are seen.
  private static func order(of rows: [Row], cancelsFirst: Bool) -> [Int] {
    let cancels = { (index: Int) in if case .button(_, true) = rows[index] { true } else { false } }
    let (cancel, others) = (
      buttons(of: rows).filter(cancels), buttons(of: rows).filter { !cancels($0) }
    )
    return cancelsFirst ? cancel + others : others + cancel
  }
}
