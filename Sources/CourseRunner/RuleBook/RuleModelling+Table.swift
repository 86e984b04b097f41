import CourseModel
import EventTrace

extension RuleModelling {
  /// What a row of the table says: `| 23 | title | files | tests |`; nil where no row is about that entry.
  init?(of code: Citation, in table: String) {
    let start = "| \(code.code) |"
    guard let row = table.split(separator: "\n").first(where: { $0.hasPrefix(start) }) else {
      return nil
    }
    let cells = row.split(separator: "|").map(Self.names)
    guard cells.count == 4, cells[2] + cells[3] != [] else { return nil }
    self.init(files: cells[2], tests: cells[3])
  }

  /// The names in backquotes, in a cell that begins with one; a reason has none.
  private static func names(in cell: Substring) -> [String] {
    guard cell.hasPrefix(" `") else { return [] }
    return cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
