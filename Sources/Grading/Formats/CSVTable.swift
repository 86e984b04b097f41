import CourseModel

/// A table as RFC 4180 has it: comma, CRLF, cells in quotes where they need them.
struct CSVTable {
  private(set) var text = ""

  /// Adds a row.
  mutating func add(_ cells: [String]) {
    text += cells.map(Self.quoted).joined(separator: ",") + "\r\n"
  }

  private static func quoted(_ cell: String) -> String {
    // Semicolons and tabs too: some readers guess the separator.
    let needsQuotes =
      cell.unicodeScalars.contains { "\",;\r\n\t".unicodeScalars.contains($0) }
      || cell.first == " " || cell.last == " "
    return needsQuotes ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
  }
}

extension Sequence<String> {
  /// Titles of columns that a platform keeps apart and has room for: of at most 200 bytes, none blank,
  /// no two equal, and none in `taken`.
  func toldApart(from taken: Set<String> = []) -> [String] {
    var taken = taken
    return map { title in
      let stem = title.cut(toBytes: 200, sign: " …")
      let plain = stem.allSatisfy(\.isWhitespace) ? "Exercise" : stem
      var title = plain
      var number = 1
      while !taken.insert(title).inserted {
        number += 1
        title = "\(plain) #\(number)"
      }
      return title
    }
  }
}

extension String {
  /// The text as a cell for reading, which no spreadsheet takes for a formula: an apostrophe goes
  /// before a first character that could begin one. A spreadsheet's cell has room for 32,767 characters;
  /// what has more than 20,000 bytes is cut, which leaves room for a platform's own escapes.
  ///
  /// Only for words from strangers. Cells by which another system finds a student are written as the
  /// roster has them, or not at all.
  var plainCell: String {
    let text = legible.cut(toBytes: 20_000, sign: " …")
    return isFormula ? "'\(text)" : text
  }

  /// The text with what would break a line or turn its direction spelled out; joiners stay, names
  /// and emoji need them.
  private var legible: String {
    escaping {
      !$0.isVisible && $0.properties.generalCategory != .privateUse
        && $0 != "\u{200C}" && $0 != "\u{200D}"
    }
  }

  /// Whether a spreadsheet could take the text for a formula.
  var isFormula: Bool {
    guard let first = unicodeScalars.first(where: { $0 != " " }) else { return false }
    return "=+-@\t\r\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains(first)
  }
}
