import CourseModel
import CourseRunner
import Rendering

/// `course hint`: the next hint.
enum HintCommand: CourseCommand {
  static let help = CommandHelp(
    name: "hint", synopsis: "[NAME]", summary: "the next hint",
    discussion: "Gives the next hint of an exercise, from a nudge to nearly the answer. Hints are "
      + "counted, not punished.",
    options: [])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    try call.limitNames(to: 1)
    var course = try context.course()
    let report = try course.hint(for: try context.exercise(in: course))
    var answer = Answer("hint", report, text: context.renderer.text(report))
    answer.notes = report.notes
    return answer
  }
}
