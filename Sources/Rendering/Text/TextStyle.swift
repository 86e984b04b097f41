/// How text is set: its width, and whether colours may be used.
package struct TextStyle: Hashable, Sendable {
  /// In columns of a terminal.
  package var width: Int
  package var isColored: Bool
  /// Whether Markdown is set for a reader at a terminal; elsewhere it stays as it was written.
  package var setsMarkdown: Bool

  /// The width where there is no terminal.
  package static let defaultWidth = 100
  /// The widths to which text is set; a terminal beyond them gets the nearest.
  package static let widths = 40...200

  package init(width: Int = Self.defaultWidth, isColored: Bool = false, setsMarkdown: Bool = false)
  {
    self.width = width
    self.isColored = isColored
    self.setsMarkdown = setsMarkdown
  }

  /// The style for a terminal of so many columns; nil if the number is unknown.
  package static func terminal(columns: Int?, isColored: Bool) -> TextStyle {
    TextStyle(
      width: min(max(columns ?? 80, widths.lowerBound), widths.upperBound), isColored: isColored,
      setsMarkdown: true)
  }

  /// What a colour means; the text says it too.
  enum Tone: String {
    case good = "32"
    case bad = "31"
    case notice = "33"
    case strong = "1"
    case faint = "2"
    case emphasis = "3"
    case code = "36"
  }

  /// The text in a colour, where colours may be used.
  func tinted(_ text: String, _ tone: Tone) -> String {
    isColored ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }
}
