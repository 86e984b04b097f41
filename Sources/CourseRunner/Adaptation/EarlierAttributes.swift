/// Calls the names of texts' attributes up to Swift 3, which were strings: UIKit has each as a function with two
/// results, so that the name fits a dictionary of strings and one of today's keys.
struct EarlierAttributes: SourceRewrite {
  /// The names up to Swift 3.
  static let names = Set(
    [
      "Attachment", "BackgroundColor", "BaselineOffset", "Expansion", "Font", "ForegroundColor",
      "Kern", "Ligature", "Link", "Obliqueness", "ParagraphStyle", "Shadow", "StrikethroughColor",
      "StrikethroughStyle", "StrokeColor", "StrokeWidth", "TextEffect", "UnderlineColor",
      "UnderlineStyle", "WritingDirection",
    ].map { "NS\($0)AttributeName" })

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.tokens.indices.compactMap { index in
      let token = file.tokens[index]
      guard token.kind == .word, Self.names.contains(token.text),
        index + 1 == file.tokens.count || !file.tokens[index + 1].isMark("(")
      else { return nil }
      let end = token.range.upperBound
      return SourceEdit(range: end..<end, replacement: "()")
    }
  }
}
