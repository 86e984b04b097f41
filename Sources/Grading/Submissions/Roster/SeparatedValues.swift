/// A table in CSV as spreadsheets and learning platforms write it.
struct SeparatedValues {
  /// The cells of each row that has any; rows may differ in length.
  var rows: [[String]]

  /// Reads RFC 4180 with a comma, semicolon or tab, whichever the first line has most of.
  ///
  /// UTF-8 and UTF-16 are known by their marks; what is not UTF-8 is taken for Latin-1, as old
  /// spreadsheets write it. Nil when a quote is never closed.
  init?(_ bytes: [UInt8]) {
    let text = Array(Self.text(bytes).utf8)
    let separator = Self.separator(in: text)
    rows = []
    var row: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    var place = 0
    func string(_ cell: [UInt8]) -> String { String(decoding: cell, as: UTF8.self) }
    func endRow() {
      row.append(string(cell))
      cell = []
      if row.contains(where: { !$0.isEmpty }) { rows.append(row) }
      row = []
    }
    while place < text.count {
      let byte = text[place]
      place += 1
      if isQuoted {
        if byte != UInt8(ascii: "\"") {
          cell.append(byte)
        } else if place < text.count, text[place] == byte {
          cell.append(byte)
          place += 1
        } else {
          isQuoted = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\"") where cell.isEmpty: isQuoted = true
      case separator:
        row.append(string(cell))
        cell = []
      case 10: endRow()
      case 13:
        if place < text.count, text[place] == 10 { place += 1 }
        endRow()
      default: cell.append(byte)
      }
    }
    if isQuoted { return nil }
    endRow()
  }

  private static func text(_ bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(decoding: bytes.dropFirst(3), as: UTF8.self)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let low = bytes[0] == 0xFF ? 0 : 1
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + 1 - low]) << 8
      }
      return String(decoding: units, as: UTF16.self)
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  private static func separator(in text: [UInt8]) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in text {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 10 || byte == 13 { break }
      counts[byte, default: 0] += 1
    }
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    return candidates.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? candidates[0]
  }
}
