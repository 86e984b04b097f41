/// Reads TAP 13 strictly.
struct TAPReader {
  struct NotTAP: Error {
    var reason: String
  }

  struct Point: Hashable {
    var isOK: Bool
    var description: String
    var isSkipped: Bool
    var message: String?
  }

  static func points(_ text: String) throws -> [Point] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popLast() == "" else { throw NotTAP(reason: "no end") }
    guard lines.popFirst() == "TAP version 13" else { throw NotTAP(reason: "version") }
    guard let plan = lines.popFirst(), plan.hasPrefix("1.."), let count = Int(plan.dropFirst(3))
    else { throw NotTAP(reason: "plan") }
    var points: [Point] = []
    while let line = lines.popFirst() {
      if line == "  ---" {
        guard !points.isEmpty else { throw NotTAP(reason: "stray block") }
        var isClosed = false
        while let inner = lines.popFirst() {
          if inner == "  ..." {
            isClosed = true
            break
          }
          guard inner.hasPrefix("  "), let colon = inner.firstRange(of: ": ") else {
            throw NotTAP(reason: "block line \(inner)")
          }
          if inner[..<colon.lowerBound] == "  message" {
            // More is more than Perl's reader can take.
            guard inner.unicodeScalars.count < 32_766 else { throw NotTAP(reason: "long message") }
            points[points.count - 1].message = try unquoted(inner[colon.upperBound...])
          }
        }
        guard isClosed else { throw NotTAP(reason: "open block") }
        continue
      }
      points.append(try point(line, number: points.count + 1))
    }
    guard points.count == count else { throw NotTAP(reason: "plan of \(count)") }
    return points
  }

  private static func point(_ line: Substring, number: Int) throws -> Point {
    let isOK = line.hasPrefix("ok ")
    let head = isOK ? "ok \(number) - " : "not ok \(number) - "
    guard line.hasPrefix(head) else { throw NotTAP(reason: "line \(line.prefix(80))") }
    var description = ""
    var directive: Substring?
    var rest = line.dropFirst(head.count)
    while let next = rest.popFirst() {
      if next == "\\" {
        guard let escaped = rest.popFirst(), "\\#".contains(escaped) else {
          throw NotTAP(reason: "escape")
        }
        description.append(escaped)
      } else if next == "#" {
        directive = rest
        break
      } else {
        description.append(next)
      }
    }
    if let directive, !directive.hasPrefix(" SKIP ") { throw NotTAP(reason: "directive") }
    return Point(isOK: isOK, description: description, isSkipped: directive != nil)
  }

  /// A scalar in YAML's double quotes.
  private static func unquoted(_ text: Substring) throws -> String {
    var scalars = Array(text.unicodeScalars)[...]
    guard scalars.popFirst() == "\"", scalars.popLast() == "\"" else {
      throw NotTAP(reason: "no quotes")
    }
    var result = String.UnicodeScalarView()
    while let next = scalars.popFirst() {
      guard next != "\"", next.value >= 0x20 else { throw NotTAP(reason: "bare quote") }
      guard next == "\\" else {
        result.append(next)
        continue
      }
      switch scalars.popFirst() {
      case "n": result.append("\n")
      case "\"": result.append("\"")
      case "\\": result.append("\\")
      case "u":
        let digits = String(String.UnicodeScalarView(scalars.prefix(4)))
        scalars = scalars.dropFirst(4)
        guard digits.count == 4, let value = UInt32(digits, radix: 16),
          let scalar = Unicode.Scalar(value)
        else { throw NotTAP(reason: "\\u\(digits)") }
        result.append(scalar)
      default: throw NotTAP(reason: "escape")
      }
    }
    return String(result)
  }
}
