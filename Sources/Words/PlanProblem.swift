package import CourseModel

/// Why a plan of a grading cannot be made, read or carried out.
package enum PlanProblem: Fact {
  case noPlan
  case unreadable(reason: String)
  /// A line of it is none of a plan's.
  case damaged
  case otherFormat(Int, known: Int)
  case otherBuild
  case exerciseChanged(String)
  /// The plan says that these exercises are due; nil for whatever was handed in.
  case otherwiseDue([String]?)
  case otherSandbox(String, here: String)
  case nothingPlaced

  // While it is carried out.
  case noExercise(String)
  case checksChanged(exercise: String)
  case knownWorkFails(KnownWork, exercise: String, outcome: String, reason: String?)

  /// Work of which it is known how it must come out.
  package enum KnownWork: String, Sendable {
    case solution = "the solution"
    case starter = "the starter"
    case hostileFile = "a hostile file"
  }

  package var kind: Finding.Kind {
    switch self {
    case .noPlan, .unreadable, .damaged, .otherFormat, .otherBuild, .exerciseChanged, .otherwiseDue,
      .nothingPlaced:
      .mismatch
    case .otherSandbox: .missingTool
    case .noExercise: .badLesson
    case .checksChanged: .internalFault
    case .knownWorkFails: .machineFault
    }
  }

  package var sentences: Sentences {
    switch self {
    case .noPlan: ("There is no plan of a grading here.", Self.makeOne)
    case .unreadable(let reason): ("The plan cannot be read: \(reason).", Self.makeOne)
    case .damaged:
      (
        "The plan cannot be read.",
        "Make it again with `course grade plan DIR --out OUT`; results are kept."
      )
    case .otherFormat(let format, let known):
      (
        "The plan was made by another version of the grader: format \(format); this one reads "
          + "\(known).",
        "Use that version, or give another folder with `--out`."
      )
    case .otherBuild:
      (
        "The plan was made by another build of the course or for another compiler.",
        "Run the same build on every machine, or plan again."
      )
    case .exerciseChanged(let exercise):
      (
        "The exercise `\(exercise)` has changed since the plan was made.",
        "Plan again: results that the change does not affect are taken from the cache."
      )
    case .otherwiseDue(let exercises):
      (
        "The plan names other exercises as due: "
          + "\(exercises?.joined(separator: ", ") ?? "whatever was handed in").",
        "Leave `--due` out, or plan again with it: results are kept."
      )
    case .otherSandbox(let planned, let here):
      (
        "The plan is for the sandbox `\(planned)`, but this machine has `\(here)`.",
        "Run it where the same sandbox is, or plan with `--tier`: see `course doctor`."
      )
    case .nothingPlaced:
      (
        "None of the submitted files is inside an exercise's folder.",
        "Say with `--exercise NAME` to which exercise the files belong."
      )
    case .noExercise(let exercise): ("There is no exercise `\(exercise)` in the course.", nil)
    case .checksChanged(let exercise):
      ("The checks of `\(exercise)` have changed since the plan was made.", "Plan again.")
    case .knownWorkFails(let work, let exercise, let outcome, let reason):
      (
        "The grader's self-test failed: \(work.rawValue) of `\(exercise)` was graded as "
          + "`\(outcome)`\(reason.map { ": \($0)" } ?? ".")",
        "Run `course doctor` and `course verify`; nothing was written, and the same command goes "
          + "on from here."
      )
    }
  }

  private static let makeOne = "Make one with `course grade plan DIR --out OUT`."
}
