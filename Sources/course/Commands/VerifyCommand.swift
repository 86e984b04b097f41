import CourseModel
import CourseRunner
import Rendering
import Words

/// `course verify`: whether a course keeps its promises.
enum VerifyCommand: CourseCommand {
  static let help = CommandHelp(
    name: "verify", synopsis: "[NAME…] [--seeds COUNT] [--mutate] [--renew] [--lessons DIR]",
    summary: "prove that lessons work, for their authors",
    discussion:
      "Every starter fails at the check it names, every solution passes, every mistake fails "
      + "with its feedback; hints, names and links are in order; a scenario shows the same twice. "
      + "Without a name the whole course is verified, or everything that private lessons touch.",
    options: [
      .init(
        "--seeds", value: "COUNT",
        "judge answers with that many other random inputs too; 1 when not given"),
      .init(
        "--mutate", "change each solution a little, many times: no change may pass unexplained"),
      .init("--renew", "first write into `Lessons/Subjects.md` which parts are about each subject"),
      .init("--lessons", value: "DIR", "add the private checks in DIR"),
    ])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    let course = try context.course(privateLessons: try call.privateLessons())
    var parts: [Part] = []
    for name in call.names {
      switch try course.find(name) {
      case .lesson(let lesson): parts += lesson.parts
      case .part(let part): parts.append(part)
      case .page: throw UsageProblem.wrongSort(name, wanted: .lessonOrPart)
      }
    }
    if call.names.isEmpty, let overlay = course.overlay { parts = overlay.parts }
    if call.has("--renew") { try course.renewSubjects() }
    let isWhole = call.names.isEmpty && course.overlay == nil
    let otherSeeds = try call.otherSeeds()
    let progress = VerificationProgress()
    let report = try ProgressDisplay(renderer: context.renderer, verb: "parts verified").watch {
      let count = progress.count
      // A few parts are over before anybody asks how far they are.
      return .init(done: count.done, total: count.total > 8 ? count.total : 0)
    } doing: {
      try course.verify(
        isWhole ? nil : parts, otherSeeds: otherSeeds, mutates: call.has("--mutate"),
        progress: progress)
    }
    var answer = Answer("verify", report, text: context.renderer.text(report))
    if report.faults > 0 { answer.exitCode = .failed }
    return answer
  }
}

extension Call {
  /// With how many other seeds answers are judged.
  fileprivate func otherSeeds() throws(UsageProblem) -> Int {
    guard let count = value(of: "--seeds") else { return 1 }
    guard let number = Int(count), (0...1000).contains(number) else {
      throw .badValue(count, option: "--seeds", expected: "a number from 0 to 1000")
    }
    return number
  }

  /// The folder of private lessons that the option `--lessons` names; nil without one.
  func privateLessons() throws(UsageProblem) -> String? {
    guard let folder = value(of: "--lessons") else { return nil }
    guard Disk.kind(of: Disk.realPath(folder) ?? folder) == .folder else {
      throw .badValue(folder, option: "--lessons", expected: "a folder laid out like `Lessons/`")
    }
    return folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }
}
