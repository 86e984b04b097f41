import CourseModel
import CourseRunner
import Grading
import Rendering

/// `course check`: compiles and checks without moving on.
enum CheckCommand: CourseCommand {
  static let help = CommandHelp(
    name: "check", synopsis: "[NAME] [--all] [--from DIR] [--graded] [--seed N]",
    summary: "compile and check",
    discussion:
      "Compiles your files of an exercise and runs its checks, without moving on. Without a "
      + "name it checks the current exercise. With `--graded` your files pass the gate of a grading "
      + "first, which refuses some code that practice accepts.",
    options: [
      .init("--all", "every exercise"),
      .init("--from", value: "DIR", "take the files of DIR, as grading would"),
      .init("--graded", "refuse what a grading refuses"),
      .init("--seed", value: "N", "repeat the random inputs of a graded run"),
    ])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    try call.limitNames(to: call.has("--all") ? 0 : 1)
    var course = try context.course()
    if call.has("--graded") { course.inspection = Gate.init }
    course.prepareWorkspace()
    let parts =
      call.has("--all")
      ? course.catalog.parts.filter { $0.kind == .exercise } : [try context.exercise(in: course)]
    let folder = try call.folderOfApp()
    let seed = try call.seed()
    let verdicts = parts.map { course.checkAndRecord($0, filesFrom: folder, seed: seed) }
    course.saveProgress()
    let report = CheckReport(verdicts: verdicts, notes: course.notes)
    var answer = Answer(
      "check", report, text: context.renderer.text(report, withTotal: call.has("--all")))
    answer.notes = report.notes
    answer.exitCode = ExitCode(for: verdicts)
    return answer
  }
}

extension Call {
  /// The folder that the option `--from` names; nil without one.
  func folderOfApp() throws(UsageProblem) -> String? {
    guard let folder = value(of: "--from") else { return nil }
    guard Disk.kind(of: Disk.realPath(folder) ?? folder) == .folder else {
      throw .badValue(folder, option: "--from", expected: "a folder with an app's files")
    }
    return folder
  }

  /// The seed that the option `--seed` names; nil without one.
  func seed() throws(UsageProblem) -> UInt64? {
    guard let text = value(of: "--seed") else { return nil }
    guard let seed = UInt64(text) else {
      throw .badValue(text, option: "--seed", expected: "a whole number from 0 to \(UInt64.max)")
    }
    return seed
  }
}
