package import CourseModel

extension Course {
  /// Checks an app against an exercise.
  ///
  /// - Parameter folder: Takes the files of this folder over the starter's; nil for the student's.
  /// - Throws: A finding when nothing can be said about the app.
  package func check(_ part: Part, filesFrom folder: String? = nil) throws -> Verdict {
    let starter = try part.starter()
    var app: AppFiles
    if let folder {
      app = AppFiles(folder: folder, shownFolder: folder)
      app.files = starter.overlaid(with: app.files)
    } else {
      try requireCopy(of: part)
      app = workspace.app(of: part, starter: starter)
    }
    return try verdict(on: app, of: part)
  }

  /// Checks these files, or takes the verdict that the same files got before.
  func verdict(on app: AppFiles, of part: Part) throws -> Verdict {
    guard app.isUsable else {
      return Verdict(exercise: part.id, outcome: .notBuilt, findings: app.findings)
    }
    let tools = try tools()
    let sources = try tools.parts.sources(of: part)
    let request = AppCompiler.Request(part: part, app: app)
    var digest = Digest()
    digest.add(tools.apps.key(of: request))
    digest.add(tools.parts.key(of: part, sources: sources))
    // A verdict names places, so the same files elsewhere get one of their own.
    digest.add(app.shownFolder)
    let kept = KeptValues(cache: workspace.cache("verdicts"))
    let key = digest.hexadecimal()
    if var verdict = kept.value(Verdict.self, of: key) {
      verdict.findings += app.findings
      return verdict
    }
    var verdict = try Bench(course: self, tools: tools, part: part, sources: sources)
      .judge(request)
    if verdict.outcome != .infrastructure, verdict.outcome != .notBuilt {
      kept.keep(verdict, of: key)
    }
    verdict.findings += app.findings
    return verdict
  }

  /// Checks and writes down what it came to; what went wrong on the way is part of the verdict.
  ///
  /// - Parameter folder: As for ``check(_:filesFrom:)``; such a check leaves the progress alone.
  package mutating func checkAndRecord(_ part: Part, filesFrom folder: String?) -> Verdict {
    do {
      if folder == nil, let note = try workspace.offerStarter(of: part, progress: &progress) {
        notes.append(note)
      }
      let verdict = try check(part, filesFrom: folder)
      if folder == nil { record(verdict, of: part) }
      return verdict
    } catch {
      return Verdict(
        exercise: part.id, outcome: .infrastructure, findings: [Self.finding(for: error)])
    }
  }

  /// Writes down what a check of the student's own files came to.
  package mutating func record(_ verdict: Verdict, of part: Part) {
    var record = progress[part.id]
    if record.state == .new { record.state = .seen }
    if verdict.outcome == .passed { record.state = .solved }
    if !verdict.checks.isEmpty { record.points = verdict.possible }
    record.bestPoints = max(record.bestPoints, verdict.earned)
    progress[part.id] = record
  }
}

extension AppCompiler.Request {
  /// The app with the stage that the part's author put beside it.
  init(part: Part, app: AppFiles) {
    self.init(
      app: app, stage: try? Disk.read("\(part.folder)/Stage.swift"),
      stagePlace: "Lessons/\(part.location)/Stage.swift")
  }
}

/// One part's judge and the compilers beside it, for one app or many.
///
/// The judge and its app host start before the app is compiled: they are warm when it is ready.
final class Bench {
  private let tools: Tools
  private let part: Part
  private let judges: any JudgeService
  private let sources: FileSet?
  private var session: (any JudgeSession)?

  /// - Parameter sources: The part's script; nil to launch apps without one.
  init(course: Course, tools: Tools, part: Part, sources: FileSet?) {
    self.tools = tools
    self.part = part
    self.sources = sources
    judges = course.judges
  }

  deinit { session?.end() }

  /// Compiles the app and asks for a verdict on it.
  func judge(_ request: AppCompiler.Request) throws -> Verdict {
    let built = try build(request)
    guard let build = built.build else {
      return Verdict(exercise: part.id, outcome: .notBuilt, findings: built.findings)
    }
    // Ten seconds a check, for as many checks as an exercise may sensibly have.
    switch try ask(.check(exercise: part.id, app: build), seconds: 60 + 10 * 30) {
    case .verdict(var verdict):
      verdict.findings += built.findings
      FailurePlaces(app: request.app, library: build.library, toolchain: tools.toolchain)
        .fill(&verdict)
      return verdict
    case .failed(let finding): throw finding
    case .description, .recording: throw Self.misunderstanding
    }
  }

  /// Compiles the app while the judge warms up.
  func build(_ request: AppCompiler.Request) throws -> AppCompiler.Result {
    // What is there already needs no head start, and may turn out not to need a judge at all.
    if !tools.apps.cache.has(tools.apps.key(of: request)) { try warmUp() }
    return try tools.apps.build(request)
  }

  /// Asks the part's judge, which is started if it is not there yet.
  func ask(_ request: JudgeRequest, seconds: Double) throws -> JudgeReply {
    try warmUp()
    guard let session else { throw Self.misunderstanding }
    do {
      return try session.ask(request, seconds: seconds)
    } catch {
      // A judge that failed once is not asked again.
      self.session = nil
      throw error
    }
  }

  /// Starts the judge and its app host, with the part compiled first where it has to be.
  func warmUp() throws {
    if session != nil { return }
    let library = try sources.map { try tools.parts.library(of: part, sources: $0) }
    session = try judges.start(part: library)
  }

  static let misunderstanding = Finding(
    .internalFault, "The judge answered something else than it was asked.",
    remedy: "Run `swift build` in the course's folder.")
}
