/// Facts to words for a terminal.
///
/// Every text ends with a line feed and is the same for the same facts. Meaning never rests on
/// colour alone. What comes from a student's app or files is escaped first.
package struct TextRenderer: Sendable {
  package var style: TextStyle

  package init(style: TextStyle = TextStyle()) {
    self.style = style
  }

  /// Paragraphs with an empty line between them.
  func paragraphs(_ texts: [String?]) -> String {
    texts.compactMap(\.self).filter { !$0.isEmpty }
      .map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }
      .joined(separator: "\n")
  }

  /// Lines, each ended.
  func lines(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }

  /// A label of fixed width and a text that hangs beside it.
  func labelled(_ label: String, _ text: String) -> String {
    text.hanging(after: "  " + label.fitted(to: 10), width: style.width)
  }
}
