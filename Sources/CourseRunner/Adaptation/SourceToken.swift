/// One word of a Swift file, comments left out.
package struct SourceToken: Hashable {
  package var kind: Kind
  /// Its place, as offsets into the file's UTF-8.
  package var range: Range<Int>
  package var text: String
  /// Whether it is the first on its line.
  package var startsLine: Bool
  /// With what an escape begins in it; empty for what has none.
  package var escape = ""

  package enum Kind: Hashable {
    /// A name or keyword, with backticks where it has them.
    case word
    /// `@name`; its arguments are words of their own.
    case attribute
    /// `#name`; its arguments are words of their own.
    case directive
    /// A number, a regular expression, or a piece of a string between interpolations.
    case literal
    /// One character of an operator or bracket.
    case mark
  }

  /// Whether it is that mark, which may not be part of a longer operator's name.
  package func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }
}

extension [SourceToken] {
  /// The parenthesis or bracket that the one at `close` closes; nil when none is closed.
  func opening(of close: Int) -> Int? {
    let (left, right) = self[close].isMark("]") ? ("[", "]") : ("(", ")")
    var depth = 0
    for place in stride(from: close, through: 0, by: -1) {
      if self[place].isMark(right) { depth += 1 }
      if self[place].isMark(left) { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// What the arguments in the bracket at `open` are called, `_` for one without a label, and where that bracket
  /// is closed; nil when it is not.
  func call(at open: Int) -> (labels: [String], end: Int)? {
    var (labels, depth, begins) = ([String](), 0, false)
    for place in open..<count {
      let token = self[place]
      if [")", "]", "}"].contains(where: token.isMark) {
        depth -= 1
        if depth == 0 { return (labels, place) }
      } else if begins {
        let isLabel = token.kind == .word && place + 1 < count && self[place + 1].isMark(":")
        labels.append(isLabel ? token.text : "_")
      }
      if ["(", "[", "{"].contains(where: token.isMark) { depth += 1 }
      begins = depth == 1 && (place == open || token.isMark(","))
    }
    return nil
  }
}
