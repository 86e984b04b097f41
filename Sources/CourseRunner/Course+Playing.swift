package import CourseModel
package import EventTrace
import Words

extension Course {
  /// Runs a scenario's script, or launches the student's own app of an exercise; ``notes`` says what was
  /// added to the files of a folder, and what the app's code may get wrong.
  ///
  /// - Parameters:
  ///   - versions: The versions to run on; nil for the author's.
  ///   - device: The device's model; nil for the author's.
  ///   - folder: Takes the files of this folder as a grading would; nil for the student's.
  ///   - seed: What a scenario's script draws from.
  package mutating func play(
    _ part: Part, versions: [IOSVersion]? = nil, device: String? = nil,
    filesFrom folder: String? = nil, seed: UInt64 = JudgeRequest.practiceSeed
  ) throws -> Recording {
    let tools = try tools()
    let tester = PartTester(
      judges: judges, tools: tools, part: part, sources: try tools.parts.sources(of: part))
    func build(_ app: AppFiles) throws -> AppCompiler.Result {
      try self.build(app, of: part, on: tester)
    }
    let built: AppCompiler.Result
    var files = FileSet()
    if part.kind == .scenario {
      let app = try part.sampleApp()
      files = app.files
      built = try build(app)
    } else if let folder {
      files = try FileSet(handedInFrom: folder)
      built = try HandedInFiles(files, of: Starter(part.starter())).app {
        try build(AppFiles(checking: $0, shownFolder: folder))
      }
    } else {
      let app = workspace.app(of: part, starter: try part.starter())
      files = app.files
      built = try build(app)
    }
    // What compiles may still not be what was meant.
    if built.build != nil { notes += built.findings.filter { $0.severity != .error } }
    var recording = try play(
      part, built, on: tester, versions: versions, device: device, seed: seed)
    recording.interfaces = InterfaceOutline.all(in: files)
    return recording
  }

  /// Compiles an app, unless checking its files has already failed; tells what both have found.
  func build(_ app: AppFiles, of part: Part, on tester: PartTester) throws -> AppCompiler.Result {
    guard app.isUsable else { return AppCompiler.Result(build: nil, findings: app.findings) }
    var built = try tester.build(AppCompiler.Request(part: part, app: app))
    built.findings += app.findings
    return built
  }

  /// Runs a part with an app that was built, on a judge that may serve other runs too.
  func play(
    _ part: Part, _ built: AppCompiler.Result, on tester: PartTester, versions: [IOSVersion]?,
    device: String?, seed: UInt64 = JudgeRequest.practiceSeed
  ) throws -> Recording {
    guard let build = built.build else {
      var finding =
        built.findings.first { $0.severity == .error }
        ?? Finding(ToolProblem.notBuilt)
      if part.kind == .scenario { finding.kind = .badLesson }
      throw finding
    }
    if part.kind == .scenario {
      let request = JudgeRequest.play(
        app: build, versions: versions, device: device, seed: seed)
      return try Self.recording(in: tester.ask(request, seconds: 120))
    }
    guard case .exercise(let exercise) = try describe(part, on: tester) else {
      throw PartTester.misunderstanding
    }
    var recording: Recording?
    for version in versions ?? [exercise.iOS] {
      let request = JudgeRequest.launch(
        app: build, iOS: version, device: device ?? exercise.device)
      let launch = try Self.recording(in: tester.ask(request, seconds: 60))
      if recording == nil {
        recording = launch
      } else {
        recording?.runs += launch.runs
        recording?.scenario.versions += launch.scenario.versions
      }
    }
    return recording
      ?? Recording(scenario: .init(title: part.title, versions: [], device: nil), runs: [])
  }

  private static func recording(in reply: JudgeReply) throws -> Recording {
    switch reply {
    case .recording(let recording): return recording
    case .failed(let finding): throw finding
    case .description, .verdict: throw PartTester.misunderstanding
    }
  }

  /// What a compiled part says of itself, asked once for each state of its sources.
  package func describe(_ part: Part) throws -> PartDescription {
    let tools = try tools()
    let sources = try tools.parts.sources(of: part)
    return try describe(
      part, on: PartTester(judges: judges, tools: tools, part: part, sources: sources))
  }

  /// What a part says of itself, by a judge that may serve other questions too.
  func describe(_ part: Part, on tester: PartTester) throws -> PartDescription {
    let tools = try tools()
    let key = tools.parts.key(of: part, sources: try tools.parts.sources(of: part))
    let kept = KeptValues(cache: workspace.cache("descriptions"))
    if let description = kept.value(PartDescription.self, of: key) { return description }
    switch try tester.ask(.describe, seconds: 60) {
    case .description(let description):
      kept.keep(description, of: key)
      return description
    case .failed(let finding): throw finding
    case .verdict, .recording: throw PartTester.misunderstanding
    }
  }

  /// The version of iOS that the part's author chose first.
  package func usualVersion(of part: Part) throws -> IOSVersion {
    switch try describe(part) {
    case .scenario(let scenario): scenario.versions.first ?? .latest
    case .exercise(let exercise): exercise.iOS
    }
  }

  /// The checks of an exercise, as its own script describes them.
  package func checks(of exercise: Part) throws -> [CheckDescription] {
    try describeExercise(exercise).checks
  }

  /// What an exercise says of itself.
  func describeExercise(_ part: Part) throws -> ExerciseDescription {
    guard case .exercise(let exercise) = try describe(part) else {
      throw Finding(
        PartFilesProblem.noExercise, at: SourcePlace(file: "\(part.shownPlace)/Checks.swift"))
    }
    return exercise
  }
}
