import CourseModel
import Words

/// Explains what a part lacks whose sources compile but declare no script of the right name.
struct MissingScript {
  private let part: Part
  private let sources: FileSet

  init(of part: Part, in sources: FileSet) {
    self.part = part
    self.sources = sources
  }

  private var declaration: ScriptProblem.Declaration {
    part.kind == .scenario ? .scenario : .exercise
  }
  private var global: String { declaration.rawValue }
  private var type: String { declaration.type }

  /// The fault behind an error in the code that hands the script over; nil for another error.
  func finding(_ diagnostics: [CompilerDiagnostic]) -> Finding? {
    guard let error = diagnostics.first(where: { $0.severity == .error && $0.line != nil }) else {
      return nil
    }
    let place = SourcePlace(file: "\(part.shownPlace)/\(part.scriptName)")
    guard error.message.contains("cannot find '\(global)'") else {
      return Finding(
        ScriptProblem.wrongType(declaration, reason: error.message),
        at: constant { $0 == global }?.place ?? place)
    }
    if let other = constant(where: { _ in true }) {
      return Finding(
        ScriptProblem.misnamed(declaration, file: part.scriptName, name: other.name),
        at: other.place)
    }
    return Finding(ScriptProblem.undeclared(declaration, file: part.scriptName), at: place)
  }

  /// The first constant outside of braces whose name `isMeant`, if it could be the script.
  private func constant(
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
        return (
          token.text,
          LineNumbers(bytes).place(
            ofByte: token.range.lowerBound, in: "\(part.shownPlace)/\(path)")
        )
      }
    }
    return nil
  }
}
