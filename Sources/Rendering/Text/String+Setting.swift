extension String {
  /// The text with characters that would move a terminal's cursor or change its state spelled out.
  ///
  /// Line feeds stay; a tab becomes two blanks.
  package var escaped: String {
    if utf8.allSatisfy({ $0 >= 32 && $0 < 127 || $0 == 10 }) { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result.unicodeScalars.append(scalar)
      case "\t": result += "  "
      case "\r": result += "\\r"
      case _ where scalar.properties.generalCategory == .control,
        _ where scalar.properties.generalCategory == .format && scalar.value != 0x200D:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text escaped, on one line.
  package var onOneLine: String {
    escaped.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "⏎")
  }

  /// The text broken at blanks into lines of at most `width` characters.
  ///
  /// A word that is longer than a line is cut: foreign text may have no blanks at all.
  func wrapped(to width: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      if line.count <= width { return [String(line)] }
      var lines: [String] = []
      var current = String(line.prefix { $0 == " " })
      var isFresh = true
      for word in line.split(separator: " ") {
        var word = word
        if !isFresh, current.count + 1 + word.count > width {
          lines.append(current)
          current = ""
          isFresh = true
        }
        current += (isFresh ? "" : " ")
        while current.count + word.count > width {
          let room = Swift.max(1, width - current.count)
          lines.append(current + word.prefix(room))
          word = word.dropFirst(room)
          current = ""
        }
        current += word
        isFresh = false
      }
      return lines + (isFresh ? [] : [current])
    }
  }

  /// The text cut to `width` characters, with a sign that it was, or filled up with blanks.
  func fitted(to width: Int) -> String {
    let length = count
    if length > width { return prefix(width - 1) + "…" }
    return self + String(repeating: " ", count: width - length)
  }

  /// The text with `margin` before its first line and blanks of the same width before the others.
  func hanging(after margin: String, width: Int) -> String {
    let blank = String(repeating: " ", count: margin.count)
    let lines = wrapped(to: Swift.max(20, width - margin.count))
    return lines.enumerated()
      .map { ($0 == 0 ? margin : blank) + $1 }
      .map(\.trimmed)
      .joined(separator: "\n")
  }
}

extension String {
  /// Without blanks at the end.
  var trimmed: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}

/// “1 point”, “2 points”.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
