import CourseModel
import EventTrace

/// Finds where in the student's files a failure happened or belongs.
struct FailurePlaces {
  private let app: AppFiles
  private let index: SourceIndex
  private let library: String
  private let tools: Tools
  private let names: SourceNames

  init(app: AppFiles, library: String, tools: Tools) {
    self.app = app
    self.library = library
    self.tools = tools
    index = app.index
    names = SourceNames(of: app.files)
  }

  /// Gives each failure without a place the best one that is known.
  func fill(_ verdict: inout Verdict) {
    for check in verdict.checks.indices {
      for failure in verdict.checks[check].failures.indices
      where verdict.checks[check].failures[failure].place == nil {
        verdict.checks[check].failures[failure].place = place(
          of: verdict.checks[check].failures[failure], in: verdict.checks[check])
      }
    }
  }

  private func place(of failure: Failure, in check: CheckResult) -> SourcePlace? {
    if case .appEnded(.crashed(let crash)) = failure.kind { return place(ofCrash: crash) }
    if let divergence = failure.divergence {
      let wanted = divergence.expected.first
      if divergence.cause == .missing || divergence.actual.isEmpty, let type = wanted?.subject,
        let place = index.place(ofMember: wanted?.name ?? "", in: type)
      {
        return place
      }
      for event in divergence.actual.prefix(1) + divergence.matched.reversed().prefix(3) {
        if let place = place(of: event) { return place }
      }
    }
    // The last thing that the app itself did before it was no longer there.
    if case .uncaughtException = failure.kind {
      return check.trace?.events.reversed().lazy.compactMap { self.place(of: $0) }.first
    }
    return nil
  }

  private func place(of event: Event) -> SourcePlace? {
    event.subject.flatMap { index.place(ofMember: event.name, in: $0.className) }
  }

  /// The innermost address of a crash that lies in a file of the student's.
  private func place(ofCrash crash: LaunchEnd.Crash) -> SourcePlace? {
    if crash.appOffsets.isEmpty { return nil }
    // A return address points behind the call.
    let addresses = crash.appOffsets.prefix(16).map { String($0 == 0 ? 0 : $0 - 1, radix: 16) }
    var request = ProcessRequest(
      path: tools.toolchain.symbolizer,
      arguments: ["--obj=\(library)"] + addresses.map { "0x\($0)" },
      processorSeconds: 10)
    request.confinement = tools.inspection
    guard let answer = try? CompletedProcess(request, seconds: 15) else { return nil }
    for line in answer.output.split(separator: "\n") {
      let fields = line.split(separator: ":")
      guard fields.count == 3, let number = Int(fields[1]), number > 0 else { continue }
      // As relative to the folder in which it was compiled.
      let label = fields[0].hasPrefix("./") ? fields[0].dropFirst(2) : fields[0]
      guard let path = names.path(of: String(label)) else { continue }
      let lines = String(decoding: app.files.files[path] ?? [], as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      return SourcePlace(
        file: "\(app.shownFolder)/\(path)", line: number,
        sourceLine: number <= lines.count ? String(lines[number - 1]) : nil)
    }
    return nil
  }
}
