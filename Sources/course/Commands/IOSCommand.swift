import CourseModel
import CourseRunner
import EventTrace
import Rendering

/// `course ios`: what depends on the version, what changed between two, or a rule.
enum IOSCommand: CourseCommand {
  static let help = CommandHelp(
    name: "ios", synopsis: "[V1 V2 | --rule CODE]",
    summary: "behaviours by version of iOS, and the rules",
    discussion: "Lists the behaviours that depend on the version of iOS, with the versions in "
      + "which they hold; with two versions, what changed from one to the other. With `--rule` it "
      + "shows an entry of the rule book: a rule such as 112, a message such as M9b, an open "
      + "question such as Q1, or a source such as RB.",
    options: [.init("--rule", value: "CODE", "show that entry of the rule book")])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    if let code = call.value(of: "--rule") {
      try call.limitNames(to: 0)
      let book = try RuleBook(root: context.root())
      let report = book.report(on: try book.entry(named: code), dial: Wiring.behaviors())
      return Answer("rule", report, text: context.renderer.text(report))
    }
    try call.limitNames(to: 2)
    let versions = try call.names.map { try IOSVersion(known: $0, option: "course ios") }.sorted()
    if versions.count == 1 { throw UsageProblem.onlyOneVersion("\(versions[0])") }
    let behaviors = Wiring.behaviors()
    let report = BehaviorReport(
      versions: versions,
      behaviors: versions.isEmpty
        ? behaviors
        : behaviors.filter { $0.holds(in: versions[0]) != $0.holds(in: versions[1]) })
    return Answer("ios", report, text: context.renderer.text(report))
  }
}
