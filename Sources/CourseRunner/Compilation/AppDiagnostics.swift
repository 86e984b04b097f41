import CourseModel
import Words

/// Turns the compiler's messages about an app into what its student can use.
///
/// Files that the student did not write never show. An error in the exercise's `StageCalls.swift` means
/// that the student's code lacks what the exercise calls: the author's sentence at that line says what.
/// Where it has none, a name of the app's is in the way.
struct AppDiagnostics {
  var request: AppCompiler.Request

  /// The messages, with places relative to the app's folder.
  func sorted(_ diagnostics: [CompilerDiagnostic]) -> [StoredDiagnostic] {
    let own = diagnostics.filter(isStudents)
    let shown = withNotes(diagnostics).map { diagnostic, kind in
      StoredDiagnostic(
        finding: Finding(
          kind, severity: diagnostic.severity, diagnostic.message,
          at: SourcePlace(
            file: diagnostic.file, line: diagnostic.line, column: diagnostic.column,
            sourceLine: diagnostic.sourceLine, suggestion: diagnostic.suggestion)))
    }
    let isBroken = own.contains { $0.severity == .error }
    let foreign = diagnostics.filter { $0.severity == .error && !isStudents($0) }
    guard !isBroken, let first = foreign.first else { return shown }
    let sentences = foreign.compactMap(sentence)
    if sentences.isEmpty { return shown + [StoredDiagnostic(finding: clash(first))] }
    var seen: Set<String> = []
    return shown
      + sentences.filter { seen.insert($0).inserted }.map { StoredDiagnostic(finding: finding($0)) }
  }

  /// Notes that one message may have: of candidates there can be dozens.
  private static let noteLimit = 3

  /// The messages about the student's files, each with its notes about them, and what sort of finding each
  /// is: a note belongs to the error or warning before it.
  private func withNotes(
    _ diagnostics: [CompilerDiagnostic]
  ) -> [(CompilerDiagnostic, Finding.Kind)] {
    var shown: [(CompilerDiagnostic, Finding.Kind)] = []
    var kind: Finding.Kind?
    var notes = 0
    for diagnostic in diagnostics {
      if diagnostic.severity != .note {
        notes = 0
        kind =
          !isStudents(diagnostic) || isOfNoUse(diagnostic)
          ? nil : diagnostic.severity == .error ? .compileError : .advice
        if let kind { shown.append((diagnostic, kind)) }
      } else if let kind, isStudents(diagnostic), notes < Self.noteLimit {
        notes += 1
        shown.append((diagnostic, kind))
      }
    }
    return shown
  }

  /// Whether it is a warning to repeat `@unchecked Sendable` on a subclass of a class such as `Operation`,
  /// or of what Swift 6 would refuse: Apple's compiler gives none for an app that is not strict, and a
  /// grading refuses the words. What Foundation lacks on Linux, the runtime has.
  private func isOfNoUse(_ diagnostic: CompilerDiagnostic) -> Bool {
    diagnostic.severity == .warning
      && (diagnostic.message.contains("must restate inherited '@unchecked Sendable' conformance")
        || diagnostic.message.contains(CompilerMessage.swift6)
        || diagnostic.message.contains(CompilerMessage.foundation))
  }

  /// Whether it is about a line of the student's, and not about what was added behind the last one.
  private func isStudents(_ diagnostic: CompilerDiagnostic) -> Bool {
    guard let file = request.app.files.files[diagnostic.file] else { return false }
    guard let line = diagnostic.line else { return true }
    return line <= file.count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// An error in a file that compiles beside other apps.
  private func clash(_ diagnostic: CompilerDiagnostic) -> Finding {
    Finding(
      CodeProblem.clash(message: diagnostic.message),
      at: request.app.files.paths.first { $0.hasSuffix(".swift") }.map { SourcePlace(file: $0) })
  }

  /// The author's words at the line of that error, or at the nearest comment above it.
  private func sentence(for diagnostic: CompilerDiagnostic) -> String? {
    guard diagnostic.file == AppGlue.stageCallsName, let line = diagnostic.line else { return nil }
    let lines = String(decoding: request.calls ?? [], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard line <= lines.count else { return nil }
    for (distance, text) in lines[..<line].reversed().enumerated() {
      if let comment = text.firstRange(of: "// needs ") {
        return String(text[comment.upperBound...])
      }
      // A sentence above belongs to the line only if nothing is between them.
      if distance > 0, !text.drop(while: \.isWhitespace).hasPrefix("//") { return nil }
    }
    return nil
  }

  private func finding(_ need: String) -> Finding {
    let named = need.split(separator: "`", omittingEmptySubsequences: false)
    let type = named.count > 1 ? String(named[1]) : ""
    let sources = request.app.files.paths.filter { $0.hasSuffix(".swift") }
    let index = SourceIndex(files: sources.map { ($0, request.app.files.files[$0] ?? []) })
    return Finding(
      CodeProblem.lacks(need),
      at: index.place(ofType: type) ?? sources.first.map { SourcePlace(file: $0) })
  }
}
