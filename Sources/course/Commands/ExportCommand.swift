import CourseModel
import CourseRunner
import Foundation
import Grading
import Rendering

/// `course export`: writes the files that let another system run the grader.
enum ExportCommand: CourseCommand {
  static let help = CommandHelp(
    name: "export",
    synopsis: "gradescope|classroom50 DIR",
    summary: "write the files that let another system run the grader",
    discussion:
      "Writes a folder for Gradescope (an autograder to zip and upload) or for Classroom 50 "
      + "(an image and the command to run in it), with a copy of the course. Private lessons go into "
      + "`course/private` there: the grader adds their checks.",
    options: [])

  /// What the course is graded with: the version that this build was made for.
  private static let swiftVersion = "6.3.1"

  private static let systems: [String: ExportBundle] = [
    "gradescope": .gradescope(swiftVersion: swiftVersion),
    "classroom50": .classroom50(swiftVersion: swiftVersion),
  ]

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    guard let system = call.names.first, let bundle = systems[system] else {
      let known = systems.keys.sorted()
      throw call.names.first.map {
        UsageProblem.unknownName($0, nearest: $0.nearest(among: known).map { [$0] } ?? known)
      } ?? UsageProblem.missingName(command: call.command)
    }
    guard call.names.count > 1 else { throw UsageProblem.missingName(command: call.command) }
    try call.limitNames(to: 2)
    let folder = call.names[1]
    let path = folder.hasPrefix("/") ? folder : "\(Disk.realPath(".") ?? "")/\(folder)"
    try bundle.write(to: path, course: try context.course().root)
    let report = ExportReport(system: system, folder: folder, files: bundle.files.map(\.path))
    return Answer("export", report, text: context.renderer.text(report))
  }
}
