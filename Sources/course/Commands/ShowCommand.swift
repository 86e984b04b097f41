import CourseModel
import CourseRunner
import Rendering

/// `course show`: the narrative of a lesson, the task of an exercise, the source of a scenario, a page of
/// the course.
enum ShowCommand: CourseCommand {
  static let help = CommandHelp(
    name: "show", synopsis: "[NAME] [--format text|svg|html]",
    summary: "a lesson's narrative, an exercise's task, a scenario's source",
    discussion:
      "Shows what the author of the course wrote: the narrative of a lesson; the task of an "
      + "exercise, and which files are yours to edit; the app of a scenario, and its script once its "
      + "questions are answered. For nibs and storyboards it shows the objects and their connections. "
      + "In the folder of an exercise it needs no name.",
    options: [
      .init("--format", value: "F", "text, html, or svg for a picture of the nibs and storyboards")
    ])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    let course = try context.course()
    let format = call.value(of: "--format") ?? "text"
    guard ["text", "svg", "html"].contains(format) else {
      throw UsageProblem.badValue(format, option: "--format", expected: "`text`, `svg` or `html`")
    }
    let report: ShowReport
    switch try context.named(in: course) {
    case .lesson(let lesson):
      let plain = Reading(title: lesson.title, markdown: "# \(lesson.title)\n")
      report = ShowReport(id: lesson.id, reading: course.narrative(of: lesson) ?? plain)
    case .page(let page):
      report = ShowReport(id: page.id, reading: course.text(of: page))
    case .part(let part):
      report = ShowReport(
        id: part.id, reading: course.task(of: part), files: course.reference(to: part).files,
        sources: course.sources(of: part), interfaces: try course.interfaces(of: part))
    }
    var answer = Answer("show", report, text: context.renderer.text(report))
    if format == "html" {
      answer.raw = ReadingPage(report).text
    }
    if format == "svg" {
      guard let interfaces = report.interfaces else {
        throw UsageProblem.noInterfaces(of: report.id)
      }
      answer.raw = SVGRenderer().picture(interfaces, of: report.reading.title)
    }
    return answer
  }
}
