import CourseModel
import CourseRunner
import Rendering
import Words

/// `course list`: every part with its state and points.
enum ListCommand: CourseCommand {
  static let help = CommandHelp(
    name: "list", synopsis: "[LESSON]", summary: "every part with its state and points",
    discussion: "Lists the lessons and their parts: what is done, what was begun and what comes "
      + "next. Points are known once an exercise was checked.",
    options: [])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    try call.limitNames(to: 1)
    let course = try context.course()
    var lesson: Lesson?
    if let name = call.names.first {
      switch try course.find(name) {
      case .lesson(let named): lesson = named
      case .part(let part): lesson = course.catalog.lesson(of: part)
      case .page: throw UsageProblem.wrongSort(name, wanted: .lesson)
      }
    }
    let listing = course.listing(of: lesson)
    var answer = Answer("list", listing, text: context.renderer.text(listing))
    answer.notes = course.notes
    return answer
  }
}
