package import CourseModel

/// What its author has to put right in a scenario or an exercise, as its script describes it.
package enum PartProblem: Fact {
  // An exercise.
  case noCheck
  case unnamedCheck
  case negativePoints(check: String)
  case sameName(String)
  /// A check counts with one that is not before it.
  case unknownPartner(String, of: String)
  /// The partner is seen by others than the check is.
  case otherVisibility(partner: String, of: String)
  case emptyFeedback(check: String)
  case emptyHint
  case unknownStarterCheck(String)
  /// A check names a test in `UITests/` that is not there, or that is there more than once.
  case unknownTest(String, count: Int, tests: [String])

  // A scenario.
  case noTitle
  case noVersion

  /// There is no such version of iOS.
  case unknownVersion(String, of: Kind, first: String, latest: String)

  /// What a part is.
  package enum Kind: String, Sendable {
    case scenario, exercise
  }

  package var kind: Finding.Kind { .badLesson }

  package var sentences: Sentences {
    switch self {
    case .noCheck: ("The exercise has no check.", "Add a Check(…) to its braces.")
    case .unnamedCheck: ("A check has no name.", "Name what is true when it passes.")
    case .negativePoints(let check):
      ("The check “\(check)” has negative points.", "Give it 0 points or more.")
    case .sameName(let name): ("Two checks are named “\(name)”.", "Give each check its own name.")
    case .unknownPartner(let partner, let check):
      (
        "The check “\(check)” counts with “\(partner)”, but no check before it has that name.",
        "Name a check that comes before it."
      )
    case .otherVisibility(let partner, let check):
      (
        "The check “\(check)” counts with “\(partner)”, which has another visibility.",
        "Give both the same visibility."
      )
    case .emptyFeedback(let check):
      (
        "A feedback of the check “\(check)” has no text.",
        "Write what the student should look at, or remove it."
      )
    case .emptyHint: ("A hint is empty.", "Write it or remove it.")
    case .unknownStarterCheck(let name):
      (
        "starterFailsAt names “\(name)”, but no check has that name.",
        "Write the exact name of the check, or leave out starterFailsAt for the first check."
      )
    case .unknownTest(let name, let count, let tests):
      (
        count == 0 ? "There is no UI test “\(name)”." : "\(count) UI tests are called “\(name)”.",
        tests.isEmpty
          ? "Write it into a file in `UITests/`."
          : "Write one of these: \(tests.joined(separator: ", "))."
      )
    case .noTitle: ("The scenario has no title.", "Say in a few words what it shows.")
    case .noVersion: ("The scenario names no version.", "Add one or more: iOS: 5, 6.")
    case .unknownVersion(let version, let kind, let first, let latest):
      (
        "The \(kind.rawValue) asks for iOS \(version), which this course does not have.",
        "Write one that was released, from \(first) to \(latest)."
      )
    }
  }
}

/// What a check says of itself beside its author's words.
package enum CheckRemark {
  /// It holds, and its partner does not.
  package static func countsOnly(with partner: String) -> String {
    "This check passes, but it counts only if “\(partner)” passes as well."
  }
}
