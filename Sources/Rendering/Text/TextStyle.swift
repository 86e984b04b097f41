/// How text is set: its width, and whether colours may be used.
package struct TextStyle: Hashable, Sendable {
  package var width: Int
  package var isColored: Bool

  package init(width: Int = 100, isColored: Bool = false) {
    self.width = width
    self.isColored = isColored
  }

  /// What a colour stands for; never the only sign of it.
  enum Tone: String {
    case good = "32"
    case bad = "31"
    case notice = "33"
    case strong = "1"
    case faint = "2"
  }

  /// The text in a colour, where colours may be used.
  func tinted(_ text: String, _ tone: Tone) -> String {
    isColored ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }
}
