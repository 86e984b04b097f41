import CourseModel
import CourseRunner
import Rendering

/// `course preview`: a part as a student meets it.
enum PreviewCommand: CourseCommand {
  static let help = CommandHelp(
    name: "preview", synopsis: "[NAME] [--format text|html]",
    summary: "a part as students see it, for its author",
    discussion:
      "Shows an exercise before and after: its task, what the untouched starter comes to, the hints, "
      + "and what the solution comes to; of a scenario it shows the story. It does not touch your own "
      + "work and progress. In the folder of a part it needs no name.",
    options: [.init("--format", value: "F", "text or html")])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    var course = try context.course()
    let report = try course.preview(try context.part(in: course))
    var answer = Answer("preview", report, text: context.renderer.text(report))
    switch call.value(of: "--format") ?? "text" {
    case "text": break
    case "html":
      answer.raw = report.story.map { RecordingPage($0).text } ?? ReadingPage(report).text
    case let format:
      throw UsageProblem.badValue(format, option: "--format", expected: "`text` or `html`")
    }
    return answer
  }
}
