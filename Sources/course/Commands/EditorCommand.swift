import CourseModel
import CourseRunner
import Rendering

/// `course editor`: what editors need for completion and live errors.
enum EditorCommand: CourseCommand {
  static let help = CommandHelp(
    name: "editor", synopsis: "", summary: "let editors complete and check your code",
    discussion: "Writes what Swift's language server needs for the files in `Workspace/` and "
      + "`Lessons/`: completion, documentation and errors while you type. `course next` and `course "
      + "check` keep it up to date.",
    options: [])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    try call.limitNames(to: 0)
    var course = try context.course()
    let report = try course.writeEditorSettings()
    var answer = Answer("editor", report, text: context.renderer.text(report))
    answer.notes = report.notes
    if report.server == nil { answer.exitCode = .unavailable }
    return answer
  }
}
