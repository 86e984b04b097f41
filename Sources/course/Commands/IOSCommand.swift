import CourseModel
import EventTrace
import Rendering

/// `course ios`: what depends on the version, or what changed between two.
enum IOSCommand: CourseCommand {
  static let help = CommandHelp(
    name: "ios", synopsis: "[V1 V2]", summary: "behaviours by version of iOS",
    discussion: "Lists the behaviours that depend on the version of iOS, with the versions in "
      + "which they hold; with two versions, what changed from one to the other.",
    options: [])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
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
