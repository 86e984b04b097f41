/// Reads CSV as RFC 4180 has it, and nothing beside it.
struct CSVReader {
  struct NotCSV: Error {
    var reason: String
  }

  static func rows(_ text: String) throws -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var cell = String.UnicodeScalarView()
    var scalars = Array(text.unicodeScalars)[...]
    guard scalars.suffix(2).elementsEqual(["\r", "\n"]) else { throw NotCSV(reason: "no end") }
    while !scalars.isEmpty {
      cell = .init()
      if scalars.first == "\"" {
        scalars.removeFirst()
        while true {
          guard let next = scalars.popFirst() else { throw NotCSV(reason: "open quote") }
          if next != "\"" {
            cell.append(next)
          } else if scalars.first == "\"" {
            cell.append(scalars.removeFirst())
          } else {
            break
          }
        }
      } else {
        while let next = scalars.first, next != ",", next != "\r" {
          if next == "\"" || next == "\n" { throw NotCSV(reason: "bare \(next.value)") }
          cell.append(scalars.removeFirst())
        }
      }
      row.append(String(cell))
      switch scalars.popFirst() {
      case ",": if scalars.isEmpty { throw NotCSV(reason: "no end") }
      case "\r":
        guard scalars.popFirst() == "\n" else { throw NotCSV(reason: "bare CR") }
        rows.append(row)
        row = []
      default: throw NotCSV(reason: "text after a quote")
      }
    }
    guard Set(rows.map(\.count)).count == 1 else { throw NotCSV(reason: "ragged") }
    return rows
  }
}
