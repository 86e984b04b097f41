import CourseModel
import CourseRunner
import Rendering

/// `course show`: the narrative of a lesson, the task of an exercise, the source of a scenario, a page of
/// the course.
enum ShowCommand: CourseCommand {
  static let help = CommandHelp(
    name: "show", synopsis: "[NAME]",
    summary: "a lesson's narrative, an exercise's task, a scenario's source",
    discussion: "Shows what the course's author wrote: the narrative of a lesson; the task of an "
      + "exercise, and which files are yours to edit; the app and the script of a scenario. In the "
      + "folder of an exercise it needs no name.",
    options: [])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    let course = try context.course()
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
        sources: course.sources(of: part))
    }
    return Answer("show", report, text: context.renderer.text(report))
  }
}
