import CourseModel
import CourseRunner
import EventTrace
import Rendering
import Words

/// `course play`: runs a scenario, or the student's own app, and shows what happened.
enum PlayCommand: CourseCommand {
  static let help = CommandHelp(
    name: "play",
    synopsis: "NAME [--from DIR] [--ios V] [--device D] [--compare V2] "
      + "[--format text|json|svg|html] [--step]",
    summary: "run a scenario or your own app and show its trace",
    discussion:
      "Runs a scenario's script, or launches your app of an exercise, and shows what UIKit "
      + "called, in which order, and inside which other calls.",
    options: [
      .init("--from", value: "DIR", "take the files of DIR, as grading would"),
      .init("--ios", value: "V", "on that version of iOS"),
      .init("--device", value: "D", "on that model, such as \"iPhone 5\""),
      .init("--compare", value: "V2", "beside that version, with the first difference marked"),
      .init("--format", value: "F", "text, json, svg or html"),
      .init("--step", "wait for Enter after each step"),
    ])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    var course = try context.course()
    let part = try context.part(in: course)
    let folder = try call.folderOfApp()
    if folder != nil, part.kind == .scenario {
      throw UsageProblem.wrongSort(part.id, wanted: .exerciseForFiles)
    }
    let format = call.value(of: "--format") ?? "text"
    guard ["text", "json", "svg", "html"].contains(format) else {
      throw UsageProblem.badValue(
        format, option: "--format", expected: "`text`, `json`, `svg` or `html`")
    }
    let version = try call.version(of: "--ios")
    let other = try call.version(of: "--compare")
    var versions = version.map { [$0] }
    if let other { versions = [try version ?? course.usualVersion(of: part), other] }
    let recording = try course.play(
      part, versions: versions, device: call.value(of: "--device"), filesFrom: folder)
    var answer =
      other == nil
      ? Answer("play", recording, pieces: context.renderer.pieces(recording))
      : Answer("play", recording, text: context.renderer.comparison(recording))
    answer.notes = course.notes
    answer.isStepwise = call.has("--step")
    switch format {
    case "json": answer.raw = try JSONDocument(kind: "play", report: recording).text()
    case "svg": answer.raw = SVGRenderer().picture(recording)
    case "html": answer.raw = RecordingPage(recording).text
    default: break
    }
    if recording.runs.contains(where: { !$0.failures.isEmpty }) { answer.exitCode = .failed }
    return answer
  }
}

extension Call {
  /// The version of iOS that an option names.
  func version(of option: String) throws(UsageProblem) -> IOSVersion? {
    guard let text = value(of: option) else { return nil }
    return try IOSVersion(known: text, option: option)
  }
}

extension IOSVersion {
  /// Reads a version that was released and that the dial has.
  init(known text: String, option: String) throws(UsageProblem) {
    guard let version = IOSVersion(text), version.wasReleased,
      (IOSVersion.first...IOSVersion.latest).contains(version)
    else {
      throw .badValue(
        text, option: option,
        expected:
          "a version of iOS that was released, from \(IOSVersion.first) to \(IOSVersion.latest)")
    }
    self = version
  }
}
