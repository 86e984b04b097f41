import CourseModel

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
      case _ where scalar.isDisruptive:
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

  /// The text broken at blanks into lines of at most `width` columns.
  ///
  /// A word that is longer than a line is cut: foreign text may have no blanks at all.
  func wrapped(to width: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      if line.fits(columns: width) { return [String(line)] }
      var lines: [String] = []
      var current = String(line.prefix { $0 == " " }.prefix(Swift.max(0, width - 1)))
      var isFresh = true
      for word in line.split(separator: " ") {
        var word = word
        if !isFresh, !word.fits(columns: width - current.columns - 1) {
          lines.append(current)
          current = ""
          isFresh = true
        }
        current += (isFresh ? "" : " ")
        while !word.fits(columns: width - current.columns) {
          let part = word.prefix(columns: width - current.columns)
          lines.append(current + part)
          word = word[part.endIndex...]
          current = ""
        }
        current += word
        isFresh = false
      }
      return lines + (isFresh ? [] : [current])
    }
  }

  /// The text filled up with blanks to `width` columns; a longer one stays as it is.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - columns))
  }

  /// The text cut to `width` columns, with a sign that it was, or filled up with blanks.
  func fitted(to width: Int) -> String {
    columns > width
      ? (prefix(columns: Swift.max(1, width - 1)) + "…").padded(to: width) : padded(to: width)
  }

  /// The text with `margin` before its first line and blanks of the same width before the others.
  ///
  /// Where the margin leaves no room beside it the text goes on below it, a little further in.
  func hanging(after margin: String, width: Int) -> String {
    let beside = width - margin.columns
    let indent = beside < Self.narrowest ? Swift.min(margin.prefix { $0 == " " }.count + 4, 12) : 0
    let blank = String(repeating: " ", count: indent == 0 ? margin.columns : indent)
    if indent > 0, columns > beside {
      let below = wrapped(to: Swift.max(Self.narrowest, width - indent)).map { blank + $0 }
      return ([margin] + below).map(\.trimmed).joined(separator: "\n")
    }
    return wrapped(to: Swift.max(Self.narrowest, beside)).enumerated()
      .map { ($0 == 0 ? margin : blank) + $1 }
      .map(\.trimmed)
      .joined(separator: "\n")
  }

  /// Columns in which text can still be read.
  private static let narrowest = 20
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
