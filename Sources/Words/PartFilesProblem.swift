package import CourseModel

/// What a part's folder lacks, or has too much of.
package enum PartFilesProblem: Fact {
  // What it lacks.
  case noTask
  case taskWithoutHeading
  case noStarter
  case starterUnreadable(reason: String)
  /// The folder of an answer, such as `Solution`, has no files.
  case noFiles(in: String)
  case filesUnreadable(reason: String)
  case fileUnreadable(reason: String)
  /// A scenario has no sample app; perhaps the folder has a slip in its name.
  case noApp(misspelt: String?)
  /// A part has no script of that name; perhaps the file has a slip in its name.
  case noScript(String, misspelt: String?)
  /// The script declares something else.
  case noExercise

  // What has no place in it.
  case fileOutsideOfAnswer(String, folder: String)
  /// Nobody asks for that file; perhaps another one was meant.
  case stray(String, whose: Owner, meant: String?)
  case notOfAnApp(String)
  /// An answer does without a file that the starter does not have; perhaps another one was meant.
  case notInStarter(String, meant: String?)
  /// A file of an app cannot be used, for that reason.
  case unusable(message: String)
  /// The same of the app that a scenario shows.
  case unusableApp(message: String)

  // How folders are numbered.
  case noNumber(name: String)
  case sameNumber(Int, of: Series, String, String)

  case brokenLink(target: String)
  /// A text names a class that nothing has; perhaps another one was meant.
  case strangeClass(String, meant: String?)

  /// Whose folder it is.
  package enum Owner: Hashable, Sendable {
    case lesson, scenario, exercise
  }

  /// What is numbered.
  package enum Series: Hashable, Sendable {
    case lessons, parts
  }

  package var kind: Finding.Kind { .badLesson }

  package var sentences: Sentences {
    switch self {
    case .strangeClass(let name, let meant):
      (
        "The text names `\(name)`, but neither a file here nor UIKit has it.",
        meant.map { "Write `\($0)`, or add the class." }
          ?? "Write the name as it is in the code, or add the class."
      )
    case .noTask: ("The exercise has no `Task.md`.", Self.begin)
    case .taskWithoutHeading: ("`Task.md` does not begin with a heading.", Self.begin)
    case .noStarter:
      (
        "The exercise has no starter.",
        "Put the files that a student begins with into `Starter/`."
      )
    case .starterUnreadable(let reason): ("The starter cannot be read: \(reason).", nil)
    case .noFiles(let folder):
      (
        "There are no files in `\(folder)`.",
        "Put the files that differ from the starter's into it."
      )
    case .filesUnreadable(let reason): ("The files cannot be read: \(reason).", nil)
    case .fileUnreadable(let reason): ("The file cannot be read: \(reason).", nil)
    case .noApp(let misspelt):
      (
        "The scenario has no folder `App`.",
        misspelt.map { "Rename `\($0)` to `App`." }
          ?? "Put the sources of the app that it shows into `App/`."
      )
    case .noScript(let name, let misspelt):
      (
        "The exercise has no checks.",
        misspelt.map { "Rename `\($0)` to `\(name)`." } ?? "Write its `\(name)`."
      )
    case .noExercise:
      (
        "`Checks.swift` describes no exercise.", "Declare `let exercise = Exercise(…)` in it."
      )
    case .fileOutsideOfAnswer(let name, let folder):
      (
        "`\(name)` is not inside an answer's folder.",
        "Put it into a folder with the answer's name: `\(folder)/NAME/\(name)`."
      )
    case .stray(let name, let owner, let meant):
      (
        "`\(name)` does not belong in the folder of \(Self.words(for: owner)).",
        meant.map { "Rename it to `\($0)`, or remove it." }
          ?? "Remove it, or link to it from the text."
      )
    case .notOfAnApp(let name):
      (
        "Apps cannot use `\(name)`.",
        "Remove it, or give it an ending that apps use, such as `.json`, `.txt` or `.dat`."
      )
    case .notInStarter(let path, let meant):
      (
        "`.deleted` names `\(path)`, which the starter does not have.",
        meant.map { "Write `\($0)`, or remove the line." }
          ?? "Write the path of one of the starter's files, or remove the line."
      )
    case .unusable(let message): (message, "Mend the file or remove it.")
    case .unusableApp(let message):
      (message, "Mend the scenario's app in `App/`, or tell the lesson's author.")
    case .noNumber(let name):
      (
        "The folder's name does not begin with a number.",
        "Begin it with its place in the order, such as `04-\(name)`."
      )
    case .sameNumber(let number, let series, let first, let second):
      (
        "Two \(series == .lessons ? "lessons" : "parts of the lesson") have the number \(number): "
          + "`\(first)` and `\(second)`.",
        "Give one of the two another number."
      )
    case .brokenLink(let target):
      ("A link leads to `\(target)`, which is not there.", "Correct the link or add the file.")
    }
  }

  private static let begin = "Begin a file `Task.md` with `# ` and the exercise's title."

  private static func words(for owner: Owner) -> String {
    switch owner {
    case .lesson: "a lesson"
    case .scenario: "a scenario"
    case .exercise: "an exercise"
    }
  }
}
