import CourseModel
import CourseRunner
import Rendering

/// `course check`: compiles and checks without moving on.
enum CheckCommand: CourseCommand {
  static let help = CommandHelp(
    name: "check", synopsis: "[NAME] [--all] [--from DIR]", summary: "compile and check",
    discussion: "Compiles your files of an exercise and runs its checks, without moving on. "
      + "Without a name it is the exercise that you are at.",
    options: [
      .init("--all", "every exercise"),
      .init("--from", value: "DIR", "take the files of DIR over the starter's"),
    ])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    try call.limitNames(to: call.has("--all") ? 0 : 1)
    var course = try context.course()
    course.prepareWorkspace()
    let parts =
      call.has("--all")
      ? course.catalog.parts.filter { $0.kind == .exercise } : [try context.exercise(in: course)]
    let folder = call.value(of: "--from")
    if let folder, Disk.kind(of: Disk.realPath(folder) ?? folder) != .folder {
      throw UsageProblem.badValue(
        folder, option: "--from", expected: "a folder with an app's files")
    }
    let verdicts = parts.map { course.checkAndRecord($0, filesFrom: folder) }
    course.saveProgress()
    let report = CheckReport(verdicts: verdicts, notes: course.notes)
    var answer = Answer("check", report, text: context.renderer.text(report))
    answer.notes = report.notes
    answer.exitCode = ExitCode(for: verdicts)
    return answer
  }
}
