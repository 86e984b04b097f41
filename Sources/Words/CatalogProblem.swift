package import CourseModel

/// What is wrong with the folders of lessons and parts, before anything in them is compiled.
package enum CatalogProblem: Fact {
  case lessonsShareID(String, folders: String, String)
  case lessonWithoutHeading
  case lessonWithoutText(folder: String)
  case partsShareID(String)
  /// The folder holds neither a scenario's nor an exercise's files; perhaps one has nearly such a name.
  case neitherScenarioNorExercise(misspelt: String?, meant: String?)
  case pageWithoutHeading(String)
  case pageIDTaken(String, page: String)
  case exercisesShareName(String, String)

  package var kind: Finding.Kind { .badLesson }

  package var sentences: Sentences {
    switch self {
    case .lessonsShareID(let id, let first, let second):
      ("The lessons `\(first)` and `\(second)` have the same id, `\(id)`.", Self.rename)
    case .lessonWithoutHeading:
      ("The lesson's `Lesson.md` does not begin with a heading.", Self.begin)
    case .lessonWithoutText(let folder): ("The lesson `\(folder)` has no `Lesson.md`.", Self.begin)
    case .partsShareID(let id): ("Two parts have the same id, `\(id)`.", Self.rename)
    case .neitherScenarioNorExercise(let there?, let meant?):
      (
        "The folder is neither a scenario nor an exercise.",
        "Rename `\(there)` in it to `\(meant)`."
      )
    case .neitherScenarioNorExercise:
      (
        "The folder is neither a scenario nor an exercise.",
        "Give it a `Scenario.swift`, or a `Task.md` and `Checks.swift`."
      )
    case .pageWithoutHeading(let name):
      ("The page `\(name)` does not begin with a heading.", "Begin it with `# ` and its title.")
    case .pageIDTaken(let id, let page):
      ("The id of the page `\(page)`, `\(id)`, is taken.", "Rename the file.")
    case .exercisesShareName(let first, let second):
      ("Two exercises have the same name: `\(first)` and `\(second)`.", Self.rename)
    }
  }

  private static let rename = "Rename one of the two folders."
  private static let begin = "Begin a file `Lesson.md` in it with `# ` and the lesson's title."
}
