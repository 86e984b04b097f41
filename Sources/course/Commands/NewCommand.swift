import CourseModel
import CourseRunner
import Rendering

/// `course new`: a lesson, an exercise or a scenario for an author to begin with.
enum NewCommand: CourseCommand {
  static let help = CommandHelp(
    name: "new", synopsis: "lesson|exercise|scenario NAME",
    summary: "the files of a new lesson, exercise or scenario",
    discussion: "Writes a small, complete lesson, exercise or scenario, numbered after the last "
      + "one. It passes `course verify` as it is. A lesson has a name such as `window-tricks`; an "
      + "exercise or a scenario is named with its lesson, such as `window-tricks/two-windows`. No "
      + "existing file is changed.",
    options: [])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    let sorts = ["lesson", "exercise", "scenario"]
    guard let sort = call.names.first else {
      throw UsageProblem.missingWord(command: "new", of: sorts)
    }
    try call.limitNames(to: 2)
    guard sorts.contains(sort) else {
      throw UsageProblem.badValue(
        sort, option: "course new", expected: "`lesson`, `exercise` or `scenario`")
    }
    guard call.names.count == 2 else { throw UsageProblem.missingName(command: "new \(sort)") }
    let (course, name) = (try context.course(), call.names[1])
    let report =
      switch sort {
      case "lesson": try course.beginLesson(named: name)
      case "exercise": try course.begin(.exercise, named: name)
      default: try course.begin(.scenario, named: name)
      }
    return Answer("new", report, text: context.renderer.text(report))
  }
}
