import CourseModel

/// The screen in characters: what a person sees, roughly at its place.
struct ScreenSketch {
  private let columns: Int
  private let rows: Int
  /// What a cell of the sketch shows; empty behind a character that is two columns wide.
  private var cells: [[String]]
  private let screen: Rectangle
  /// Points for each column; a row has twice as many.
  private let step: Double
  /// Texts that have room on the device, and too few columns for it here.
  private var cuts: [Cut] = []

  private struct Cut {
    var text: String
    var row: Int
    /// The columns of its room, and what was written there.
    var columns: Range<Int>
    var written: [String]
    var alignment: Snapshot.View.TextStyle.Alignment
  }

  init(_ snapshot: Snapshot) {
    screen = snapshot.screen.bounds
    // An iPad has more points, and about as much to be read.
    step = min(screen.width, screen.height) < 600 ? 11 : 16
    columns = min(160, max(1, Int((screen.width / step).rounded())))
    rows = min(160, max(1, Int((screen.height / step / 2).rounded())))
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    for shape in snapshot.shapes
    where !shape.isInFront && shape.seen.width > 0 && shape.seen.height > 0 { draw(shape) }
    for cut in cuts { widen(cut) }
    if let keyboard = snapshot.screen.keyboard {
      fill(box(keyboard), with: "▒")
      write(" Keyboard ", in: box(keyboard), .center)
    }
  }

  /// The rows, with the edge of the screen around them; of many that are alike three are shown.
  var lines: [String] {
    let edge = String(repeating: "─", count: columns)
    let middle = String(repeating: " ", count: columns / 2)
    var lines = ["╭\(edge)╮"]
    var row = 0
    while row < rows {
      var end = row
      while end < rows, cells[end] == cells[row] { end += 1 }
      let line = "│\(cells[row].joined())│"
      if end - row > 4 {
        let rest = String(repeating: " ", count: columns - columns / 2 - 1)
        let more = cells[row].allSatisfy { $0 == " " } ? "│\(middle)⋮\(rest)│" : line
        lines += [line, more, line]
      } else {
        lines += Array(repeating: line, count: end - row)
      }
      row = end
    }
    return lines + ["╰\(edge)╯"]
  }

  private struct Box {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  /// The cells that a rectangle covers: of a small one at least one.
  private func box(_ rectangle: Rectangle) -> Box {
    func range(_ from: Double, _ to: Double, _ step: Double, _ count: Int) -> Range<Int> {
      let start = min(max(0, (from / step).rounded()), Double(count - 1))
      let end = min(max(start + 1, (to / step).rounded()), Double(count))
      return Int(start)..<Int(end)
    }
    return Box(
      columns: range(rectangle.x - screen.x, rectangle.maxX - screen.x, step, columns),
      rows: range(rectangle.y - screen.y, rectangle.maxY - screen.y, 2 * step, rows))
  }

  private mutating func draw(_ shape: ScreenShape) {
    let view = shape.view
    let box = box(shape.seen)
    let isWhole = box.columns.count == columns && box.rows.count == rows
    let color = ScreenColor(view.backgroundColor)
    let isOpaque = (color?.alpha ?? 0) * shape.opacity >= 0.5
    if isOpaque { fill(box, with: " ") }
    switch view.kind {
    case "UINavigationBar": line(box.rows.upperBound - 1, box.columns, "─")
    case "UITabBar", "UIToolbar": line(box.rows.lowerBound, box.columns, "─")
    case "UITableViewCell" where box.rows.count > 1: line(box.rows.upperBound - 1, box.columns, "┈")
    case "UISwitch": write(view.accessibility?.value == "1" ? "( ●)" : "(● )", in: box, .left)
    case "UISlider", "UIProgressView": way(of: view, in: box)
    case "UIStepper": write("[− | +]", in: box, .center)
    case "UIPageControl": dots(of: view, in: box)
    case "UIActivityIndicatorView": write("◌", in: box, .center)
    case "UIPickerView", "UIDatePicker": parts(of: view, in: box)
    case "UIImageView" where color == nil: fill(box, with: "▒")
    case "UITextField": frame(box)
    default:
      if isOpaque, !isWhole, view.kind == "UIView" || view.kind == "UIButton" {
        if box.rows.count > 2, box.columns.count > 2 {
          frame(box)
        } else if view.words == nil {
          fill(box, with: "░")
        }
      }
    }
    guard shape.showsText, let words = view.words?.onOneLine, !words.isEmpty else { return }
    var text = words
    if view.kind == "UIButton", box.columns.count > 2 || words.columns > box.columns.count {
      text = "[\(words)]"
    } else if view.kind == "UISegmentedControl", let parts = view.accessibility?.parts {
      text = parts.enumerated()
        .map { view.accessibility?.value == "\($0)" ? "[\($1.onOneLine)]" : $1.onOneLine }
        .joined(separator: " | ")
    }
    var room = box
    // A field has an edge around its text.
    if view.kind == "UITextField", box.columns.count > 2 {
      room.columns = box.columns.lowerBound + 1..<box.columns.upperBound - 1
    }
    let fits =
      (view.textStyle?.widths?.first).map { $0 <= view.frameOnScreen.width + 1 } == true
      && view.textStyle?.lines == nil && shape.seen.width > view.frameOnScreen.width - 0.5
    write(text, in: room, view.textStyle?.alignment ?? .left, widens: fits)
  }

  // MARK: Controls

  /// How far a slider or a progress view is on its way.
  private mutating func way(of view: Snapshot.View, in box: Box) {
    let row = (box.rows.lowerBound + box.rows.upperBound - 1) / 2
    line(row, box.columns, "─")
    guard let value = view.accessibility?.value, value.last == "%",
      let percent = Double(value.dropLast()), (0...100).contains(percent)
    else { return }
    let last = box.columns.upperBound - 1
    let place =
      box.columns.lowerBound + Int((Double(box.columns.count - 1) * percent / 100).rounded())
    if view.kind == "UISlider" {
      cells[row][min(place, last)] = "●"
    } else if percent > 0 {
      line(row, box.columns.lowerBound..<min(place, last) + 1, "━")
    }
  }

  private mutating func dots(of view: Snapshot.View, in box: Box) {
    guard let pages = view.look?.pages, pages.count == 2, (1...50).contains(pages[0]) else {
      return
    }
    let dots = (0..<pages[0]).map { $0 == pages[1] ? "●" : "○" }
    let isWide = 2 * dots.count - 1 <= box.columns.count
    write(dots.joined(separator: isWide ? " " : ""), in: box, .center)
  }

  /// The rows that wheels show, or the fields of a compact date picker.
  private mutating func parts(of view: Snapshot.View, in around: Box) {
    guard let parts = view.accessibility?.parts, !parts.isEmpty else { return }
    guard let frames = view.accessibility?.partFrames else {
      return write(parts.map(\.onOneLine).joined(separator: "  "), in: around, .center)
    }
    for (part, frame) in zip(parts, frames) {
      write("[\(part.onOneLine)]", in: box(frame), .center)
    }
  }

  // MARK: Cells

  private mutating func fill(_ box: Box, with sign: String) {
    for row in box.rows { for column in box.columns { cells[row][column] = sign } }
  }

  private mutating func line(_ row: Int, _ columns: Range<Int>, _ sign: String) {
    for column in columns {
      // It joins the edge of what it is in.
      let isEdge = sign == "─" && cells[row][column] == "│"
      let joint =
        column == columns.lowerBound ? "├" : column == columns.upperBound - 1 ? "┤" : sign
      cells[row][column] = isEdge ? joint : sign
    }
  }

  private mutating func frame(_ box: Box) {
    let (left, right) = (box.columns.lowerBound, box.columns.upperBound - 1)
    guard box.rows.count > 2, box.columns.count > 2 else {
      for row in box.rows {
        cells[row][left] = "["
        cells[row][right] = "]"
      }
      return
    }
    let (top, bottom) = (box.rows.lowerBound, box.rows.upperBound - 1)
    line(top, box.columns, "─")
    line(bottom, box.columns, "─")
    for row in box.rows {
      cells[row][left] = row == top ? "┌" : row == bottom ? "└" : "│"
      cells[row][right] = row == top ? "┐" : row == bottom ? "┘" : "│"
    }
  }

  /// Writes a text into the middle row, cut where its room ends.
  ///
  /// - Parameter widens: Whether it may have more room if there is any.
  private mutating func write(
    _ text: String, in box: Box, _ alignment: Snapshot.View.TextStyle.Alignment,
    widens: Bool = false
  ) {
    let room = box.columns.count
    let shown = text.columns > room ? text.fitted(to: room) : text
    let free = max(0, room - shown.columns)
    let start =
      switch alignment {
      case .left: 0
      case .center: free / 2
      case .right: free
      }
    var column = box.columns.lowerBound + start
    var row = (box.rows.lowerBound + box.rows.upperBound - 1) / 2
    // Not on the line below a cell, where there is nothing above it.
    if row > 0, box.columns.allSatisfy({ cells[row][$0] == "┈" && cells[row - 1][$0] == " " }) {
      row -= 1
    }
    defer {
      if widens, text.columns > room {
        cuts.append(
          Cut(
            text: text, row: row, columns: box.columns, written: Array(cells[row][box.columns]),
            alignment: alignment))
      }
    }
    for character in shown {
      let width = character.columns
      guard width > 0, column + width <= columns else { continue }
      cells[row][column] = String(character)
      if width == 2 { cells[row][column + 1] = "" }
      column += width
    }
  }

  /// Gives a text that was cut the empty cells beside it; one of them stays between it and what comes then.
  private mutating func widen(_ cut: Cut) {
    guard Array(cells[cut.row][cut.columns]) == cut.written else { return }
    let row = cells[cut.row]
    func isFree(_ column: Int) -> Bool { row[column] == " " || row[column] == "┈" }
    let after = row[cut.columns.upperBound...].indices.prefix(while: isFree).count
    let before = row[..<cut.columns.lowerBound].indices.reversed().prefix(while: isFree).count
    let isLast = cut.columns.upperBound + after == columns
    let (right, left) = (isLast ? after : max(0, after - 1), max(0, before - 1))
    let missing = cut.text.columns - cut.columns.count
    let (toRight, toLeft) =
      switch cut.alignment {
      case .left: (min(right, missing), 0)
      case .right: (0, min(left, missing))
      case .center: (min(right, (missing + 1) / 2), min(left, missing / 2))
      }
    guard toRight + toLeft > 0 else { return }
    let room = cut.columns.lowerBound - toLeft..<cut.columns.upperBound + toRight
    for column in room { cells[cut.row][column] = " " }
    write(cut.text, in: Box(columns: room, rows: cut.row..<cut.row + 1), .left)
  }
}
