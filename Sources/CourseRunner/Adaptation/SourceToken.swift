/// One word of a Swift file, comments left out.
struct SourceToken: Hashable {
  var kind: Kind
  /// Where it stands, as offsets into the file's UTF-8.
  var range: Range<Int>
  var text: String
  /// Whether it is the first on its line.
  var startsLine: Bool

  enum Kind: Hashable {
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
  func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }
}
