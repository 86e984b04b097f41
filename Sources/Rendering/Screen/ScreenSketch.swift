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

  init(_ snapshot: Snapshot) {
    screen = snapshot.screen.bounds
    // An iPad has more points, and about as much to be read.
    step = min(screen.width, screen.height) < 600 ? 11 : 16
    columns = min(160, max(1, Int((screen.width / step).rounded())))
    rows = min(160, max(1, Int((screen.height / step / 2).rounded())))
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    for shape in snapshot.shapes
    where !shape.isInFront && shape.seen.width > 0 && shape.seen.height > 0 { draw(shape) }
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
    let text = view.kind == "UIButton" ? "[\(words)]" : words
    var room = box
    // A field has an edge around its text.
    if view.kind == "UITextField", box.columns.count > 2 {
      room.columns = box.columns.lowerBound + 1..<box.columns.upperBound - 1
    }
    write(text, in: room, view.textStyle?.alignment ?? .left)
  }

  private mutating func fill(_ box: Box, with sign: String) {
    for row in box.rows { for column in box.columns { cells[row][column] = sign } }
  }

  private mutating func line(_ row: Int, _ columns: Range<Int>, _ sign: String) {
    for column in columns { cells[row][column] = sign }
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
  private mutating func write(
    _ text: String, in box: Box, _ alignment: Snapshot.View.TextStyle.Alignment
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
    let row = (box.rows.lowerBound + box.rows.upperBound - 1) / 2
    for character in shown {
      let width = character.columns
      guard width > 0, column + width <= columns else { continue }
      cells[row][column] = String(character)
      if width == 2 { cells[row][column + 1] = "" }
      column += width
    }
  }
}
