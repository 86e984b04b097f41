import CourseModel
import CourseRunner
import Rendering

/// `course verify`: whether a course keeps its promises.
enum VerifyCommand: CourseCommand {
  static let help = CommandHelp(
    name: "verify", synopsis: "[NAME…]", summary: "prove that lessons work, for their authors",
    discussion: "Every starter fails at the check it names, every solution passes, every mistake "
      + "fails with its feedback; hints, names and links are in order; a scenario shows the same "
      + "twice. Without a name the whole course is looked at.",
    options: [])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    let course = try context.course()
    var parts: [Part] = []
    for name in call.names {
      switch try course.catalog.find(name) {
      case .lesson(let lesson): parts += lesson.parts
      case .part(let part): parts.append(part)
      }
    }
    let report = try course.verify(call.names.isEmpty ? nil : parts)
    var answer = Answer("verify", report, text: context.renderer.text(report))
    if report.faults > 0 { answer.exitCode = .failed }
    return answer
  }
}
