import CourseModel
import CourseRunner
import Rendering

/// `course show`: the narrative of a lesson, the task of an exercise.
enum ShowCommand: CourseCommand {
  static let help = CommandHelp(
    name: "show", synopsis: "NAME", summary: "the narrative of a lesson, the task of an exercise",
    discussion: "Shows what the course's author wrote, and which files are yours to edit.",
    options: [])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    let course = try context.course()
    let report: ShowReport
    switch try course.catalog.find(try call.onlyName()) {
    case .lesson(let lesson):
      let plain = Reading(title: lesson.title, markdown: "# \(lesson.title)\n")
      report = ShowReport(id: lesson.id, reading: course.narrative(of: lesson) ?? plain)
    case .part(let part):
      report = ShowReport(
        id: part.id, reading: course.task(of: part), files: course.reference(to: part).files)
    }
    return Answer("show", report, text: context.renderer.text(report))
  }
}
