package import CourseModel

extension TextRenderer {
  /// A xib's or storyboard's objects, and what connects them.
  package func text(_ outline: InterfaceOutline) -> String {
    lines(
      [style.tinted(outline.file.onOneLine, .strong)]
        + OutlineRow.rows(of: outline).map { row in
          guard !row.text.isEmpty else { return "" }
          let text = String(repeating: "  ", count: min(row.depth, 20) + 1) + row.text.onOneLine
          return row.isConnection ? style.tinted(text, .faint) : text
        })
  }
}
