import CourseRunner
import Words

/// What is refused by a file's bytes alone: the few things that leave no trace in raw SIL.
///
/// The file is looked at as the compiler reads it, after every rewriting; see ``GuardedWords``.
struct ByteRules {
  let source: InspectedSource

  var violations: [Violation] {
    GuardedWords.places(in: source.compiled).map { place in
      Violation(
        rule: Self.rule(for: place), subject: place.subject, path: source.path,
        offset: place.range.lowerBound)
    }
  }

  private static func rule(for place: GuardedWords.Place) -> GateRule {
    switch place.kind {
    case .attribute where place.subject == "@unchecked" || place.subject == "@`unchecked`":
      .unsafeCode
    case .attribute where place.subject == "@attached" || place.subject == "@freestanding": .macro
    case .attribute: .attribute
    case .unsafeCode: .unsafeCode
    case .importedModule: .importedModule
    case .sourceLocation: .sourceLocation
    case .macro: .macro
    }
  }
}
