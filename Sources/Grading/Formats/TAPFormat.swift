package import CourseModel
import Words

/// The Test Anything Protocol, version 13, a file for each student.
///
/// Nothing of version 14 is needed, and Perl's `prove` takes no file that asks for it. Descriptions are
/// on one line, with `\` and `#` escaped, and a `#` before `TODO` or `SKIP` a wide one, as not every
/// reader knows escapes. What a check says is in a YAML block in double quotes. What is skipped
/// or ungraded is marked `# SKIP`. Hidden checks are there without name and message.
package struct TAPFormat: ResultFormat {
  package static let name = "tap"

  package init() {}

  package func files(of book: Gradebook) throws(Finding) -> [ResultFile] {
    try filePerStudent(of: book.published, extension: "tap") { student, book throws(Finding) in
      let items = book.items(of: student)
      var text = "TAP version 13\n1..\(items.count)\n"
      for (place, item) in items.enumerated() {
        let isGood = [.passed, .skipped, .ungraded].contains(item.status)
        let name = "\(item.exercise.id): \(item.name)"
        text += "\(isGood ? "ok" : "not ok") \(place + 1) - \(Self.escaped(name))"
        switch item.status {
        case .skipped: text += " # SKIP \(FormatWords.skipped)"
        case .ungraded: text += " # SKIP \(FormatWords.ungraded)"
        case .passed, .failed, .errored: break
        }
        text += "\n"
        if !isGood {
          text += "  ---\n  points: \(item.points.decimal(places: 2))\n"
          text += "  severity: \(item.status == .failed ? "fail" : "error")\n"
          let words = item.explanation.isEmpty ? FormatWords.doesNotPass : item.explanation
          text += "  message: \(Self.quoted(words.cut(toBytes: Self.messageLimit)))\n  ...\n"
        }
      }
      return text
    }
  }

  /// Perl's reader of YAML gives up at 32,766 characters between quotes, and with it the whole file.
  private static let messageLimit = 1 << 14

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.replacing(/#(?=\s*(?:todo|skip))/.ignoresCase(), with: "＃").unicodeScalars {
      switch scalar {
      case "\\", "#": escaped += "\\\(scalar)"
      case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A text in the double quotes of YAML, on one line.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: quoted += "\\\(scalar)"
      case 0xA: quoted += "\\n"
      case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD:
        quoted.unicodeScalars.append(scalar)
      case 0x10000...:
        quoted.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return quoted + "\""
  }
}
