import CourseModel
import Words

/// What an exercise's app has that practice takes and a grading refuses: whoever hands it in should hear
/// of it before.
///
/// These are the words that the gate refuses, the macros that are not expanded in graded work, and the types that
/// reach any memory. What reaches beyond the app is known only when its SIL was looked through, which a grading
/// does.
struct GradingHazards {
  private let app: ScannedApp
  private let sources: [InspectedSource]

  init(in app: ScannedApp, compiledFrom sources: [InspectedSource]) {
    (self.app, self.sources) = (app, sources)
  }

  /// One finding for each word of a file, with places relative to the app's folder.
  func findings() -> [Finding] {
    sources.flatMap { source -> [Finding] in
      var seen: Set<String> = []
      return (guardedWords(of: source) + names(of: source.path))
        .filter { seen.insert($0.word).inserted }
        .map { Finding(CodeAdvice.refusedInGrading($0.word), at: $0.place) }
    }
  }

  private func guardedWords(of source: InspectedSource) -> [(word: String, place: SourcePlace?)] {
    let places = GuardedWords.places(in: source.compiled)
    if places.isEmpty { return [] }
    // Line for line the compiled file is the author's.
    let (compiled, original) = (LineNumbers(source.compiled), LineNumbers(source.original))
    return places.map { found in
      let word = found.kind == .importedModule ? "import \(found.subject)" : found.subject
      let line = compiled.number(of: found.range.lowerBound)
      let place = original.text(of: line).map {
        SourcePlace(file: source.path, line: line, sourceLine: $0)
      }
      return (word, place ?? SourcePlace(file: source.path))
    }
  }

  private func names(of path: String) -> [(word: String, place: SourcePlace?)] {
    guard let file = app.files[path] else { return [] }
    return file.tokens.indices.filter { Self.names.contains(file.tokens[$0].text) }
      .map { (file.tokens[$0].text, file.place(of: $0)) }
  }

  /// The macros of Swift, Foundation and Observation, and types of Swift's.
  private static let names: Set<String> = [
    "@Observable", "@ObservationIgnored", "@ObservationTracked", "@TaskLocal", "@DebugDescription",
    "@OptionSet", "#Predicate", "#Expression", "#bundle", "InlineArray",
    "ManagedBuffer", "ManagedBufferPointer",
  ]
}
