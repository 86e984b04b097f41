import CourseModel

/// Explains what a part lacks whose sources compile but declare no script of the right name.
struct MissingScript {
  private let part: Part
  private let sources: FileSet

  init(of part: Part, in sources: FileSet) {
    self.part = part
    self.sources = sources
  }

  private var global: String { part.kind == .scenario ? "scenario" : "exercise" }
  private var type: String { part.kind == .scenario ? "Scenario" : "Exercise" }

  /// The fault behind an error in the code that hands the script over; nil for another error.
  func finding(_ diagnostics: [CompilerDiagnostic]) -> Finding? {
    guard let error = diagnostics.first(where: { $0.severity == .error && $0.line != nil }) else {
      return nil
    }
    let file = "\(part.shownPlace)/\(part.scriptName)"
    let remedy = "Write `let \(global) = \(type)(…) { … }` outside of any braces."
    guard error.message.contains("cannot find '\(global)'") else {
      return Finding(
        .badLesson, "`\(global)` is not a value of the type `\(type)`: \(error.message)",
        at: declaration { $0 == global }?.place ?? SourcePlace(file: file), remedy: remedy)
    }
    if let other = declaration(where: { _ in true }) {
      return Finding(
        .badLesson, "`\(part.scriptName)` declares `\(other.name)`, and no `\(global)`.",
        at: other.place, remedy: "Rename `\(other.name)` to `\(global)`.")
    }
    return Finding(
      .badLesson, "`\(part.scriptName)` declares no `\(global)`.", at: SourcePlace(file: file),
      remedy: remedy)
  }

  /// The first constant outside of braces whose name `isMeant`, if it could be the script.
  private func declaration(
    where isMeant: (String) -> Bool
  ) -> (name: String, place: SourcePlace)? {
    for path in sources.paths {
      let bytes = sources.files[path] ?? []
      let tokens = SourceScanner.tokens(of: bytes)
      for (index, token) in tokens.enumerated().dropFirst()
      where token.kind == .word && ["let", "var"].contains(tokens[index - 1].text)
        && tokens[index - 1].startsLine && isMeant(token.text)
        && (token.text == global || tokens.dropFirst(index).prefix(4).contains { $0.text == type })
      {
        let line = bytes[..<token.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
        return (
          token.text,
          SourcePlace(
            file: "\(part.shownPlace)/\(path)", line: line,
            sourceLine: sources.line(line, of: path))
        )
      }
    }
    return nil
  }
}
