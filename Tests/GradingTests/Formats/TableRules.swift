/// The rules of files that learning platforms import.
enum TableRules {
  /// Canvas's gradebook import.
  static func canvas(_ rows: [[String]]) -> [String] {
    guard rows.count >= 2 else { return ["no rows"] }
    var wrong: [String] = []
    let header = rows[0]
    if !header[0].contains("Student") { wrong.append("Student") }
    if header.prefix(5) != ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"] {
      wrong.append("columns")
    }
    let columns = header.dropFirst(5)
    if columns.isEmpty { wrong.append("no assignment") }
    if Set(header).count != header.count { wrong.append("equal columns") }
    for column in columns {
      if column.isEmpty { wrong.append("empty column") }
      if column.unicodeScalars.count > 255 { wrong.append("long column") }
      if column.contains(/(Current|Final) (Score|Points|Grade)|Override (Score|Status|Grade)/) {
        wrong.append("ignored column")
      }
      if column.contains(/\A.*\s\(\d+\)\z/) { wrong.append("column of another assignment") }
    }
    if !rows[1][0].contains("Points Possible") { wrong.append("Points Possible") }
    for row in rows.dropFirst(2) {
      if row[0].contains("Points Possible") { wrong.append("student as points") }
      if row[1...3].allSatisfy(\.isEmpty) { wrong.append("nobody") }
      if row.dropFirst(5).contains(where: { !$0.isEmpty && !isNumber($0) }) {
        wrong.append("score")
      }
    }
    for row in rows { wrong += formulas(in: [row[0]] + row.dropFirst(4)) }
    return wrong
  }

  /// Moodle's grade import.
  static func moodle(_ rows: [[String]]) -> [String] {
    guard let header = rows.first else { return ["no rows"] }
    var wrong: [String] = []
    if !["Email address", "ID number", "Username", "User ID"].contains(header[0]) {
      wrong.append("user column")
    }
    if Set(header).count != header.count { wrong.append("equal columns") }
    if header.contains(where: { $0.unicodeScalars.count > 255 }) { wrong.append("long column") }
    // PHP takes a backslash before a quote for an escape; then the cell ends elsewhere.
    if rows.joined().contains(where: { $0.contains("\\\"") || $0.hasSuffix("\\") }) {
      wrong.append("escaped quote")
    }
    for row in rows.dropFirst() {
      // With such a user the row counts for the one before.
      if row[0].isEmpty || row[0] == "0" { wrong.append("nobody") }
      for (place, cell) in row.enumerated().dropFirst() {
        if header[place].hasSuffix("(feedback)") {
          if row[place - 2] == "-", !cell.isEmpty { wrong.append("feedback without a grade") }
        } else if cell != "-", !isNumber(cell) {
          wrong.append("grade")
        } else if header[place].hasSuffix("(percent)"), let percent = Double(cell), percent > 100 {
          wrong.append("over 100")
        }
      }
    }
    for row in rows { wrong += formulas(in: Array(row.dropFirst()).filter { $0 != "-" }) }
    return wrong
  }

  /// Cells that a spreadsheet would run.
  static func formulas(in cells: [String]) -> [String] {
    cells.filter { cell in
      let first = cell.unicodeScalars.first { $0 != " " }
      return first.map { "=+-@\t\r\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains($0) }
        ?? false
    }.map { "formula \($0.prefix(20))" }
  }

  private static func isNumber(_ cell: String) -> Bool {
    cell.wholeMatch(of: /\d+(\.\d{1,2})?/) != nil
  }
}
