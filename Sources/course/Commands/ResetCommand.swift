import CourseModel
import CourseRunner
import Rendering

/// `course reset`: the starter again.
enum ResetCommand: CourseCommand {
  static let help = CommandHelp(
    name: "reset", synopsis: "[NAME]", summary: "the starter again; your files are kept",
    discussion:
      "Restores the starter of an exercise. Your own files are kept as a backup, whose name "
      + "is printed. A scenario asks its questions again, in another order. Without a name it is the "
      + "part whose folder you are in.",
    options: [])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    var course = try context.course()
    let report = try course.reset(try context.part(in: course))
    var answer = Answer("reset", report, text: context.renderer.text(report))
    answer.notes = report.notes
    return answer
  }
}
