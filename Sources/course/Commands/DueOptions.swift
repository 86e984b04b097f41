import CourseModel
import CourseRunner
import Rendering

/// What a call says of exercises: which are due, and to which one loose files belong.
struct DueOptions {
  static let help = [
    CommandHelp.Option(
      "--due", value: "NAME,…",
      "the exercises that count, handed in or not; a lesson's name stands for all of them"),
    CommandHelp.Option(
      "--exercise", value: "NAME", "the exercise of files that are in no exercise's folder"),
  ]

  /// In the order of the course; nil where everything counts that anybody hands in.
  let due: [Part]?
  /// The exercise that the call names for loose files.
  let exercise: Part?

  /// The exercise of files outside of any exercise's folder; the only one that is due by default.
  var looseExercise: Part? { exercise ?? (due?.count == 1 ? due?.first : nil) }

  init(_ call: Call, in catalog: Catalog) throws(UsageProblem) {
    due = try call.values(of: "--due").map { names throws(UsageProblem) in
      try catalog.exercises(named: names)
    }
    exercise = try call.value(of: "--exercise").map { name throws(UsageProblem) in
      try catalog.exercise(named: name)
    }
    if let due, let exercise, !due.contains(exercise) {
      throw .badValue(
        exercise.id, option: "--exercise",
        expected: "an exercise that is due: " + due.map(\.id).joined(separator: ", "))
    }
  }
}
