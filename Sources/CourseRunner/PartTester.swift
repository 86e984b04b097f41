package import CourseModel
import Words

/// One part's judge and the compilers beside it, for one app or many.
///
/// The judge and its app host start while the app is compiled: they are warm when it is ready.
package final class PartTester {
  private let tools: Tools
  private let part: Part
  private let judges: any JudgeService
  private let sources: FileSet?
  private let meanwhile: () -> Void
  private var session: (any JudgeSession)?
  /// The part's compiled script, once it is there.
  private var library: String?

  /// - Parameters:
  ///   - sources: The part's script; nil to launch apps without one.
  ///   - meanwhile: Called while an app is compiled, which leaves this process idle.
  package init(
    judges: any JudgeService, tools: Tools, part: Part, sources: FileSet?,
    meanwhile: @escaping () -> Void = {}
  ) {
    self.meanwhile = meanwhile
    self.judges = judges
    self.tools = tools
    self.part = part
    self.sources = sources
  }

  deinit { end() }

  /// Ends the judge, its app host and every app.
  package func end() {
    session?.end()
    session = nil
  }

  /// Compiles the app and asks for a verdict on it.
  ///
  /// - Parameters:
  ///   - seed: What random inputs are drawn from.
  ///   - watches: Whether the verdict says what each check saw.
  package func judge(
    _ request: AppCompiler.Request, seed: UInt64 = JudgeRequest.practiceSeed,
    watches: Bool = false
  ) throws -> Verdict {
    let (app, built) = (request.app, try build(request))
    guard let build = built.build else {
      return Verdict(exercise: part.id, outcome: .notBuilt, findings: built.findings)
    }
    // Ten seconds a check, for as many checks as an exercise may sensibly have.
    let request = JudgeRequest.check(
      exercise: part.id, app: build, seed: seed, watches: watches)
    switch try ask(request, seconds: 60 + 10 * 30) {
    case .verdict(var verdict):
      verdict.findings += built.findings
      FailurePlaces(app: app, library: build.library, tools: tools)
        .fill(&verdict)
      return verdict
    case .failed(let finding): throw finding
    case .description, .recording: throw Self.misunderstanding
    }
  }

  /// Compiles the app while the judge warms up.
  func build(_ request: AppCompiler.Request) throws -> AppCompiler.Result {
    var isWarm = Result<Void, any Error>.success(())
    let built = try tools.apps.build(request) {
      isWarm = Result { try warmUp() }
      meanwhile()
    }
    try isWarm.get()
    return built
  }

  /// Asks the part's judge, which is started if it is not there yet.
  package func ask(_ request: JudgeRequest, seconds: Double) throws -> JudgeReply {
    try warmUp()
    guard let session else { throw Self.misunderstanding }
    do {
      let reply = try session.ask(request, seconds: seconds)
      if case .failed(let finding) = reply { return .failed(shown(finding)) }
      return reply
    } catch {
      // A judge that failed once is not asked again.
      self.session = nil
      throw (error as? ScriptFault).map(finding) ?? error
    }
  }

  /// What the judge finds wrong with the script, with the file as its author knows it.
  private func shown(_ finding: Finding) -> Finding {
    guard let sources, let place = finding.place, let path = sources.path(of: place.file) else {
      return finding
    }
    var shown = finding
    shown.place?.file = part.shownPlace(ofSource: path)
    shown.place?.sourceLine = place.line.flatMap { sources.line($0, of: path) }
    return shown
  }

  private func finding(for fault: ScriptFault) -> Finding {
    guard let sources, let library else { return fault.finding(at: [], in: part) }
    var lines = LibraryPlaces(library: library, tools: tools).lines(of: fault.offsets)
    lines.removeAll { sources.files[$0.file] == nil }
    if fault.cause == .endless, let line = lines.first {
      // A jump at the head of a loop may be taken for the line before it.
      let bytes = sources.files[line.file] ?? []
      let isInLoop = { EnclosingLoop(of: $0, in: bytes, words: ["while", "repeat", "for"]) != nil }
      if !isInLoop(line.number), isInLoop(line.number + 1) { lines[0].number += 1 }
    }
    let places = lines.map { line in
      SourcePlace(
        file: part.shownPlace(ofSource: line.file), line: line.number,
        sourceLine: sources.line(line.number, of: line.file))
    }
    return fault.finding(at: places, in: part)
  }

  /// Starts the judge and its app host, with the part compiled first where it has to be.
  func warmUp() throws {
    if session != nil { return }
    library = try sources.map { try tools.parts.library(of: part, sources: $0) }
    session = try judges.start(part: library)
  }

  package static let misunderstanding = Finding(JudgeProblem.misunderstanding)
}
