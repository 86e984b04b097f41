package import CourseModel

/// What goes wrong between the course and its judges.
package enum JudgeProblem: Fact {
  case notStarted(reason: String)
  /// It ended, perhaps with a last word.
  case goneAway(lastWord: String?)
  case silent
  /// Its answer is not one to the question.
  case misunderstanding
  /// What goes wrong with private checks is not told: it may be read by whoever wrote the app.
  case privateChecksNotRun

  package var kind: Finding.Kind {
    if case .notStarted = self { .machineFault } else { .internalFault }
  }

  package var sentences: Sentences {
    switch self {
    case .notStarted(let reason):
      (
        "The judge could not be started: \(reason).",
        "Close other programs or free some memory, then try again."
      )
    case .goneAway(let lastWord):
      (
        "The judge went away without an answer\(lastWord.map { ": \($0)" } ?? ".")",
        "Try again; if it happens again, tell the course's author."
      )
    case .silent:
      ("The judge did not answer in time.", "Try again when the machine is less busy.")
    case .misunderstanding:
      (
        "The judge answered something else than it was asked.",
        "Run `swift build` in the course's folder."
      )
    case .privateChecksNotRun:
      (
        "Private checks of the exercise could not be run.",
        "A teacher sees why with `course verify --lessons DIR`."
      )
    }
  }
}
