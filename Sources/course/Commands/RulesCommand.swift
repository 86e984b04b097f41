import CourseModel
import CourseRunner
import Rendering

/// `course rules`: the rules of UIKit, by chapter.
enum RulesCommand: CourseCommand {
  static let help = CommandHelp(
    name: "rules", synopsis: "[CHAPTER]", summary: "the numbers of UIKit's rules, by chapter",
    discussion:
      "Lists the rules of the rule book with their numbers, all or those of a chapter such "
      + "as Rotation. `course ios --rule CODE` shows one.",
    options: [])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    try call.limitNames(to: 1)
    let book = try RuleBook(root: context.root())
    let report = try book.listing(of: call.names.first)
    return Answer("rules", report, text: context.renderer.text(report))
  }
}
