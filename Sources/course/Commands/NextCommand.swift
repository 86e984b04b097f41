import CourseModel
import CourseRunner
import Rendering

/// `course next`: does the next thing of the course.
enum NextCommand: CourseCommand {
  static let help = CommandHelp(
    name: "next", synopsis: "", summary: "take the next step of the course",
    discussion:
      "Shows the next scenario or task, or checks the current exercise. When the exercise "
      + "passes, it says what comes next and moves on when you run it again. The first call makes "
      + "`Workspace/` with your copies of the exercises.",
    options: [])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    try call.limitNames(to: 0)
    var course = try context.course()
    let report = try course.next()
    let renderer = context.renderer
    var answer: Answer
    if case .played(let part, let recording) = report.deed {
      answer = Answer(
        "next", report,
        pieces: [.init(text: renderer.beginning(of: report))]
          + renderer.pieces(recording)
          + [.init(text: renderer.ending(of: report))])
      let played = course
      answer.whenRead = {
        var course = played
        return course.finish(part)
      }
    } else if case .predicted(let part, let told) = report.deed {
      answer = Answer(
        "next", report,
        pieces: [.init(text: renderer.beginning(of: report))] + renderer.pieces(told, of: part)
          + [.init(text: renderer.ending(of: report))])
    } else {
      answer = Answer("next", report, text: renderer.text(report))
    }
    answer.notes = report.notes
    if case .checked(_, let verdict) = report.deed { answer.exitCode = ExitCode(for: [verdict]) }
    return answer
  }
}
