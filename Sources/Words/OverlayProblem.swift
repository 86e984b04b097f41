package import CourseModel

/// Why private lessons, or a part of them, do not join the course.
package enum OverlayProblem: Fact {
  case noLessons(folder: String)
  case privateScenario
  case joinsScenario(String)
  /// Private checks bring a stage, which they may not; the exercise's own is in that folder.
  case stage(ownFolder: String)
  /// The course has no such exercise; perhaps it has one that is nearly called so.
  case unknownExercise(String, nearest: String?)
  case nameTaken(by: String)
  /// A private check is called as one of the exercise's own.
  case checkNameTaken(String)
  /// There is no place for what is made of them.
  case noRoom
  /// One of the public checks is hidden from students.
  case publicHiddenCheck(String)

  package var kind: Finding.Kind {
    if case .noRoom = self { .machineFault } else { .badLesson }
  }

  package var sentences: Sentences {
    switch self {
    case .noLessons(let folder):
      (
        "There are no private lessons.",
        "Lay out the folder like `Lessons/`: `\(folder)/03-Containment/02-reveal-a-child/`."
      )
    case .privateScenario:
      ("Private lessons cannot contain scenarios.", "Only exercises can be private.")
    case .joinsScenario(let id):
      (
        "`\(id)` is a scenario of the course and has no checks to join.",
        "Name the folder after an exercise."
      )
    case .stage(let folder):
      (
        "Private checks have no stage: it would run in the student's app.",
        "Remove it, or put it into the course's own `\(folder)`."
      )
    case .unknownExercise(let id, let nearest):
      (
        "The course has no exercise `\(id)` for these checks.",
        nearest.map { "Did you mean `\($0)`? Give the folders the names that this exercise has." }
          ?? "Give the folders the names of an exercise, or add a `Starter/`."
      )
    case .nameTaken(let id):
      ("The course already has an exercise with this name, `\(id)`.", "Rename the folder.")
    case .checkNameTaken(let name):
      ("The exercise has two checks named “\(name)”.", "Give the private check its own name.")
    case .publicHiddenCheck(let name):
      (
        "The check “\(name)” is hidden from students, but it is in the public lessons.",
        "Move it into a folder of private lessons: `--lessons` of `course grade` adds it."
      )
    case .noRoom:
      (
        "A temporary folder for the private lessons cannot be made.",
        "Free space in the folder for temporary files."
      )
    }
  }
}
