import CourseModel

/// Turns the compiler's messages about an app into what its student can use.
///
/// Files that the student did not write never show. An error in `Stage.swift` means that the
/// student's code lacks what the exercise calls: the author's sentence at that line says what.
struct StageDiagnostics {
  var request: AppCompiler.Request

  /// The messages, with places relative to the app's folder.
  ///
  /// - Throws: A finding about the lesson when only files of its author's have errors and no
  ///   sentence explains them.
  func sorted(_ diagnostics: [CompilerDiagnostic]) throws -> [StoredDiagnostic] {
    let own = diagnostics.filter(isStudents)
    let shown = own.filter { $0.severity != .note }.map { diagnostic in
      StoredDiagnostic(
        finding: Finding(
          diagnostic.severity == .error ? .compileError : .advice, severity: diagnostic.severity,
          diagnostic.message,
          at: SourcePlace(
            file: diagnostic.file, line: diagnostic.line, column: diagnostic.column,
            sourceLine: diagnostic.sourceLine)))
    }
    let isBroken = own.contains { $0.severity == .error }
    let foreign = diagnostics.filter { $0.severity == .error && !isStudents($0) }
    guard !isBroken, let first = foreign.first else { return shown }
    let sentences = foreign.compactMap(sentence)
    guard !sentences.isEmpty else {
      throw Finding(
        .badLesson, "The exercise's own code does not compile: \(first.message)",
        at: SourcePlace(
          file: first.file == "Stage.swift" ? request.stagePlace : first.file, line: first.line,
          column: first.column, sourceLine: first.sourceLine),
        remedy: "Put a comment `// needs …` at that line if it depends on the student's code.")
    }
    var seen: Set<String> = []
    return shown
      + sentences.filter { seen.insert($0).inserted }.map { StoredDiagnostic(finding: finding($0)) }
  }

  private func isStudents(_ diagnostic: CompilerDiagnostic) -> Bool {
    // A student's file of that name has made way for the author's.
    if diagnostic.file == "Stage.swift", request.stage != nil { return false }
    return request.app.files.files[diagnostic.file] != nil
  }

  /// The author's words at the line of that error, or at the nearest comment above it.
  private func sentence(for diagnostic: CompilerDiagnostic) -> String? {
    guard diagnostic.file == "Stage.swift", let line = diagnostic.line else { return nil }
    let lines = String(decoding: request.stage ?? [], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard line <= lines.count else { return nil }
    for (distance, text) in lines[..<line].reversed().enumerated() {
      if let comment = text.firstRange(of: "// needs ") {
        return String(text[comment.upperBound...])
      }
      // A sentence above is the line's own only when nothing else stands between.
      if distance > 0, !text.drop(while: \.isWhitespace).hasPrefix("//") { return nil }
    }
    return nil
  }

  private func finding(_ need: String) -> Finding {
    let named = need.split(separator: "`", omittingEmptySubsequences: false)
    let type = named.count > 1 ? String(named[1]) : ""
    let sources = request.app.files.paths.filter { $0.hasSuffix(".swift") }
    let index = SourceIndex(
      files: sources.map {
        ($0, String(decoding: request.app.files.files[$0] ?? [], as: UTF8.self))
      })
    return Finding(
      .compileError, "The exercise needs \(need)",
      at: index.place(ofType: type) ?? sources.first.map { SourcePlace(file: $0) },
      remedy: "Write it as the task describes; `course show` shows the task again.")
  }
}
