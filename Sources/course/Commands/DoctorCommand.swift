import CourseModel
import CourseRunner
import Rendering

/// `course doctor`: what is needed, and whether it is there.
enum DoctorCommand: CourseCommand {
  static let help = CommandHelp(
    name: "doctor", synopsis: "", summary: "what is installed, what is missing, how to get it",
    discussion: "Looks for the compiler, the modules and the workspace, and says how to get what "
      + "is missing.",
    options: [])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    try call.limitNames(to: 0)
    let report = try context.course().examination()
    var answer = Answer("doctor", report, text: context.renderer.text(report))
    if !report.isHealthy { answer.exitCode = .unavailable }
    return answer
  }
}
