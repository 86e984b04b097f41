import CourseModel
import CourseRunner
import Foundation
import Grading
import Rendering

/// `course export`: writes the files that let another system run the grader, or students the course.
enum ExportCommand: CourseCommand {
  static let help = CommandHelp(
    name: "export",
    synopsis: "gradescope|classroom50|parallel|student DIR",
    summary: "write the files that let another system run the grader",
    discussion:
      "Writes a new folder: for Gradescope an autograder to zip and upload; for Classroom 50 an "
      + "image and the command to run in it; for GNU parallel a script that grades on many machines "
      + "over ssh, and the file that names them; for students a copy of the course without "
      + "solutions, mistakes and private lessons. The options are for all but the last: the first "
      + "two get a copy of private lessons in `course/private`.",
    options: options)

  /// What is written into a bundle that grades.
  private static let options =
    DueOptions.help + [
      .init("--lessons", value: "DIR", "private lessons whose checks are added to the public ones")
    ]

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    let known = ExportReport.System.allCases.map(\.rawValue)
    guard let word = call.names.first else {
      throw UsageProblem.missingWord(command: call.command, of: known)
    }
    guard let system = ExportReport.System(rawValue: word) else {
      let words = known.map { "`\($0)`" }
      throw UsageProblem.badValue(
        word, option: "course export",
        expected: word.nearest(among: known).map { "`\($0)`" }
          ?? "one of \(words.joined(separator: ", "))")
    }
    guard call.names.count > 1 else {
      throw UsageProblem.missingFolder(command: "export \(word)", what: "the files to be written")
    }
    try call.limitNames(to: 2)
    let folder = call.names[1]
    let path = Disk.absolutePath(folder)
    if system == .student, let option = options.map(\.name).first(where: call.has) {
      throw UsageProblem.unknownOption(option, command: "export \(word)", nearest: nil)
    }
    let privateLessons = try call.privateLessons()
    let course = try context.course(privateLessons: privateLessons)
    // Told here, not by every grading that the bundle starts.
    if let broken = course.overlay?.findings.first(where: { $0.severity == .error }) {
      throw broken
    }
    let asked = try DueOptions(call, in: course.catalog)
    var work = ExportBundle.Work(due: asked.due?.map(\.id), exercise: asked.exercise?.id)
    // Students of one class are graded one by one there, and all with the same inputs.
    if [.gradescope, .classroom50].contains(system) { work.seed = .random(in: .min ... .max) }
    let bundle: ExportBundle
    // The course is graded there by the compiler that it works with here.
    func swiftVersion() throws -> String {
      try Toolchain.find(searchPath: context.terminal.searchPath).release()
    }
    switch system {
    case .gradescope: bundle = .gradescope(swiftVersion: try swiftVersion(), work: work)
    case .classroom50: bundle = .classroom50(swiftVersion: try swiftVersion(), work: work)
    case .parallel:
      work.privateLessons = privateLessons.map(Disk.absolutePath)
      bundle = .parallel(
        course: course.root, executable: course.installation.executable, work: work)
    case .student:
      // Checked before anything is written: what students have cannot be taken back.
      if let hidden = try course.hiddenChecksAmongPublicOnes().first { throw hidden }
      bundle = .student
    }
    try bundle.write(to: path, course: course.root, privateLessons: privateLessons)
    let report = ExportReport(system: system, folder: folder, due: work.due, files: bundle.contents)
    return Answer("export", report, text: context.renderer.text(report))
  }
}
