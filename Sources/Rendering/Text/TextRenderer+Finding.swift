package import CourseModel

extension TextRenderer {
  /// One finding: what is wrong · where · how to go on.
  package func text(_ finding: Finding) -> String {
    let tone: TextStyle.Tone =
      switch finding.severity {
      case .error: .bad
      case .warning: .notice
      case .note: .faint
      }
    let word = "\(finding.severity.rawValue): "
    // Without a message, or with blanks alone, the blank behind the word is gone too.
    let message = finding.message.escaped.hanging(after: word, width: style.width)
      .dropFirst(word.count)
    var lines = [style.tinted(word, tone) + message]
    if let place = finding.place { lines += self.lines(of: place, margin: "  ") }
    if let remedy = finding.remedy {
      lines.append(remedy.escaped.hanging(after: "  To go on: ", width: style.width))
    }
    return self.lines(lines)
  }

  /// Several findings, one after the other.
  package func text(_ findings: [Finding]) -> String {
    findings.map { text($0) }.joined()
  }

  /// The place in the form in which editors and terminals follow it, and the source line below.
  func lines(of place: SourcePlace, margin: String) -> [String] {
    var words = place.file.onOneLine
    if let line = place.line { words += ":\(line)" }
    if let column = place.column { words += ":\(column)" }
    var lines = [margin + words]
    guard let source = place.sourceLine?.onOneLine, source.contains(where: { $0 != " " }) else {
      return lines
    }
    // A caret is at the right column only if the line is shown unchanged.
    let isWhole = source.columns <= style.width - margin.count - 2
    let shown = isWhole ? source : source.fitted(to: style.width - margin.count - 2)
    lines.append("\(margin)  \(shown)")
    if let column = place.column, isWhole, column >= 1, column <= source.count + 1,
      place.sourceLine == source
    {
      let before = source.prefix(column - 1).columns
      lines.append("\(margin)  \(String(repeating: " ", count: before))^")
      if let suggestion = place.suggestion?.onOneLine, suggestion.contains(where: { $0 != " " }),
        suggestion.columns <= style.width - margin.count - 2
      {
        lines.append(style.tinted("\(margin)  \(suggestion.trimmed)", .good))
      }
    }
    return lines
  }
}
