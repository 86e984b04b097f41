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

  // What a judge says itself.
  case noPart
  case partNotLoaded(reason: String)
  case partExportsNothing
  case scenarioChecked
  case exercisePlayed
  case resultTooLong

  package var kind: Finding.Kind {
    switch self {
    case .notStarted: .machineFault
    case .partNotLoaded: .badLesson
    default: .internalFault
    }
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
        "The judge exited without a reply\(lastWord.map { ": \($0)" } ?? ".")",
        "Try again; if it happens again, tell the course's author."
      )
    case .silent:
      ("The judge did not answer in time.", "Try again when the machine is less busy.")
    case .misunderstanding:
      (
        "The judge sent the wrong kind of reply.",
        "Run `swift build` in the course's folder."
      )
    case .privateChecksNotRun:
      (
        "Private checks of the exercise could not be run.",
        "A teacher sees why with `course verify --lessons DIR`."
      )
    case .noPart: ("The judge was given no part.", nil)
    case .partNotLoaded(let reason):
      (
        "The compiled part cannot be loaded: \(reason)",
        "Use only what CourseKit and the standard library offer."
      )
    case .partExportsNothing: ("The compiled part exports nothing.", nil)
    case .scenarioChecked: ("The part is a scenario and has no checks.", nil)
    case .exercisePlayed: ("The part is an exercise and has no script to play.", nil)
    case .resultTooLong: ("The result is too long to be passed on.", nil)
    }
  }
}
