import CourseModel
import CourseRunner
import Foundation
import Grading
import Rendering

/// What a call of `course grade` asks for, and the steps that carry it out.
final class GradingSetup {
  private let call: Call
  private let context: CommandContext
  private let out: OutFolder
  private var made: Tools?
  private lazy var course = Result {
    try context.course(privateLessons: try call.privateLessons())
  }

  /// What grades; plan and run of one call share it, because making it takes a compiler's run.
  private struct Tools {
    var scratch: Scratch
    var sandbox: Sandbox
    var grader: CourseGrader
    var batch: Batch
  }

  init(call: Call, context: CommandContext) throws {
    self.call = call
    self.context = context
    let isDry = call.has("--dry")
    guard let path = call.value(of: "--out") ?? (isDry ? "." : nil) else {
      throw UsageProblem.missingOption("--out", command: "grade")
    }
    out = OutFolder(path: Self.absolute(path))
    // What is wrong with the words of the call is told before anything takes its time.
    _ = try (tier(), seed(), jobs(), formats(), sample())
  }

  /// The path from the root; without `..` where what stands before it is there.
  private static func absolute(_ path: String) -> String {
    let path = Disk.absolutePath(path)
    if let real = Disk.realPath(path) { return real }
    let folder = path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    return Disk.realPath(folder).map { "\($0)/\(path.lastComponent)" } ?? path
  }

  // MARK: The steps

  /// Plans what lies in `folder`.
  func plan(_ folder: String) throws -> PlanReport {
    let course = try course.get()
    let asked = try DueOptions(call, in: course.catalog)
    let tools = try tools()
    guard let folder = Disk.realPath(folder) else {
      throw Finding(
        .mismatch, "There is no folder of submissions.", at: SourcePlace(file: folder),
        remedy: "Give the folder into which the submissions were unpacked.")
    }
    let intake = try Intake(
      folder: folder, catalog: course.catalog, looseExercise: asked.looseExercise,
      rosterFile: call.value(of: "--roster"), scratch: "\(tools.scratch.path)/unpacked",
      sandbox: tools.sandbox, results: out.path)
    guard !intake.roster.isEmpty else {
      throw Finding(
        .mismatch, "There are no submissions in the folder.", at: SourcePlace(file: folder),
        remedy: "Give the folder into which the submissions were unpacked, or with `--roster` the "
          + "class of which nobody handed anything in.")
    }
    for format in try formats() { try format.check(intake.roster) }
    let findings = try tools.grader.privateFindings() + intake.findings
    // Nobody is to be graded without checks that the teacher meant to be there.
    if let broken = findings.first(where: { $0.severity == .error }) { throw broken }
    context.tell(context.renderer.text(findings))
    return try tools.batch.plan(
      intake, due: asked.due?.map(\.id), seed: try seed(), tier: tools.sandbox.tier.rawValue,
      isDry: call.has("--dry"))
  }

  /// Grades a share of the plan.
  func run() throws -> GradingRunReport {
    let shard = try shard()
    let tools = try tools()
    let (plan, id) = try tools.batch.readPlan()
    try checkDue(of: plan)
    guard plan.header.tier == tools.sandbox.tier.rawValue else {
      throw Finding(
        .missingTool,
        "The plan is for the sandbox `\(plan.header.tier)`, and this machine has "
          + "`\(tools.sandbox.tier.rawValue)`.",
        remedy: "Run it where the same sandbox is, or plan with `--tier`: see `course doctor`.")
    }
    let cache = try call.value(of: "--cache").map { try WorkCache(named: $0) }
    let run = tools.batch.run(of: plan, id: id, shard: shard, jobs: try jobs(), cache: cache)
    let progress = try ProgressDisplay(renderer: context.renderer)
      .watch(run) { try run.run() }
    return GradingRunReport(
      shard: "\(shard.number)/\(shard.count)", total: progress.total, done: progress.done,
      ungraded: progress.ungraded, fromCache: progress.fromCache,
      faults: progress.faults)
  }

  /// Runs the whole plan and merges it.
  func grade() throws -> Answer {
    let report = try run()
    context.tell(context.renderer.text(report.faults))
    return try merge()
  }

  /// Says which shares lack results.
  func missing() throws -> MissingReport {
    guard let count = Int(call.value(of: "--shards") ?? "1"), count > 0 else {
      throw UsageProblem.badValue(
        call.value(of: "--shards") ?? "", option: "--shards", expected: "a number of shares")
    }
    let (plan, id) = try out.readPlan()
    let merge = try Merge(of: plan, id: id, attempts: out.attempts)
    return MissingReport(
      shards: merge.missingShards(of: count), count: count, entries: merge.missing.count)
  }

  /// Makes one result of all attempts, and everything that is made of results.
  ///
  /// - Parameter isStep: Whether nothing is run in the same call.
  func merge(isStep: Bool = false) throws -> Answer {
    let (plan, id) = try out.readPlan()
    try checkDue(of: plan)
    let merge = try Batch.merge(plan, id: id, into: out)
    let records = try merge.records()
    var files: [String] = []
    var changes: [GradeReport.Change] = []
    if merge.conflicts.isEmpty {
      let catalog = try course.get().catalog
      let book = Gradebook(
        title: try course.get().title, plan: plan, records: records,
        checkCodes: { id in Self.codes(of: id, in: plan, catalog) })
      let digests = Dictionary(
        plan.entries.map {
          (SourcePage.Work(student: $0.student, exercise: $0.exercise), $0.files)
        },
        uniquingKeysWith: { first, second in first ?? second })
      files = try out.write(book, formats: try formats()) { [out] work in
        (digests[work] ?? nil).flatMap { try? out.store.files(of: $0).files }
      }
      changes = out.changes(in: book)
      try out.keepPoints(of: book)
    }
    let report = merge.report(of: records, out: out, files: files, changes: changes)
    var answer = Answer("grade", report, text: context.renderer.text(report, isStep: isStep))
    if !report.conflicts.isEmpty {
      answer.exitCode = .failed
    } else if report.ungraded > 0 {
      answer.exitCode = .incomplete
    }
    return answer
  }

  /// Grades a sample again.
  func audit() throws -> AuditReport {
    let batch = try tools().batch
    let (plan, id) = try batch.readPlan()
    return try batch.audit(plan, id: id, fraction: try sample())
  }

  /// Makes sure that a step alone, when it is told what is due, is told what the plan says.
  private func checkDue(of plan: Plan) throws {
    guard let asked = try DueOptions(call, in: try course.get().catalog).due?.map(\.id),
      asked != plan.header.due
    else { return }
    let planned = plan.header.due?.joined(separator: ", ") ?? "whatever was handed in"
    throw Finding(
      .mismatch, "The plan says otherwise what is due: \(planned).",
      at: SourcePlace(file: out.plan),
      remedy: "Leave `--due` out, or plan again with it: results are kept.")
  }

  // MARK: What the options say

  private func tools() throws -> Tools {
    if let made { return made }
    let course = try course.get()
    let scratch = try Scratch()
    let sandbox = try Sandbox(
      minimum: try tier() ?? .limits, searchPath: context.terminal.searchPath)
    let grader = try CourseGrader(course: course, sandbox: sandbox, scratch: scratch.path)
    let tools = Tools(
      scratch: scratch, sandbox: sandbox, grader: grader,
      batch: Batch(out: out, service: grader))
    made = tools
    return tools
  }

  private func tier() throws -> SandboxTier? {
    guard let word = call.value(of: "--tier") else { return nil }
    guard let tier = SandboxTier(rawValue: word) else {
      throw UsageProblem.badValue(
        word, option: "--tier",
        expected: SandboxTier.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return tier
  }

  private func shard() throws -> Shard {
    guard let word = call.value(of: "--shard") else { return .whole }
    guard let shard = Shard(word, environment: ProcessInfo.processInfo.environment) else {
      throw UsageProblem.badValue(
        word, option: "--shard", expected: "K/N with K from 0 to N-1, or auto/N inside of an engine"
      )
    }
    return shard
  }

  private func jobs() throws -> Int {
    guard let word = call.value(of: "--jobs") else {
      return ProcessInfo.processInfo.activeProcessorCount
    }
    guard let jobs = Int(word), (1...256).contains(jobs) else {
      throw UsageProblem.badValue(word, option: "--jobs", expected: "a number from 1 to 256")
    }
    return jobs
  }

  private func seed() throws -> UInt64? {
    guard let word = call.value(of: "--seed") else { return nil }
    guard let seed = UInt64(word) else {
      throw UsageProblem.badValue(
        word, option: "--seed", expected: "a whole number from 0 to \(UInt64.max)")
    }
    return seed
  }

  private func formats() throws -> [any ResultFormat] {
    let names = try call.values(of: "--format") ?? []
    let known = ResultFormats.all(
      environment: ProcessInfo.processInfo.environment, assignments: try assignments(for: names))
    return try names.map { name in
      guard let format = known.first(where: { type(of: $0).name == name }) else {
        throw UsageProblem.badValue(
          name, option: "--format",
          expected: ResultFormats.names.joined(separator: ", "))
      }
      return format
    }
  }

  /// The assignments at Canvas that the call names.
  private func assignments(for formats: [String]) throws -> CanvasAssignments {
    guard let text = call.value(of: "--assignment") else { return CanvasAssignments() }
    guard formats.contains(CanvasFormat.name) else {
      throw UsageProblem.missingOption("--format canvas", command: "grade … --assignment")
    }
    let catalog = try course.get().catalog
    let named = try CanvasAssignments(text) { try catalog.exercise(named: $0).id }
    guard let named else {
      throw UsageProblem.badValue(
        text, option: "--assignment",
        expected:
          "a title with its number as Canvas exports it, such as `Week 3 (1234)`, or with an "
          + "exercise: `keep-the-window=Week 3 (1234)`")
    }
    return named
  }

  /// The sources of an exercise's checks, by their names.
  private static func codes(
    of id: String, in plan: Plan, _ catalog: Catalog
  ) -> [String: String] {
    guard let part = catalog.parts.first(where: { $0.id == id }),
      let planned = plan.header.exercises.first(where: { $0.id == id })
    else { return [:] }
    let codes = CheckCodes(of: part)
    return planned.checks.reduce(into: [:]) { $0[$1.name] = codes.code(of: $1.name) }
  }

  private func sample() throws -> Double {
    let word = call.value(of: "--sample") ?? "1%"
    guard word.hasSuffix("%"), let percent = Double(word.dropLast()), percent > 0, percent <= 100
    else {
      throw UsageProblem.badValue(word, option: "--sample", expected: "a share such as 1%")
    }
    return percent / 100
  }
}
