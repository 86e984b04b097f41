import CourseModel
import CourseRunner
import Rendering

/// `course solution`: how the solution differs from the student's files.
enum SolutionCommand: CourseCommand {
  static let help = CommandHelp(
    name: "solution", synopsis: "[NAME] [--anyway]", summary: "a solution beside your files",
    discussion: "Shows how a solution differs from your files, once the exercise is solved.",
    options: [.init("--anyway", "also before it is solved")])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    let course = try context.course()
    let part = try context.namedExercise(in: course)
    let report = try course.solution(of: part, anyway: call.has("--anyway"))
    return Answer("solution", report, text: context.renderer.text(report))
  }
}
