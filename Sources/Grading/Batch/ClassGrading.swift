import CPlatform
package import CourseModel
package import CourseRunner
import Rendering
import Words

/// The grading of a class by a course, from the folder of submissions to the gradebook.
///
/// Each step is independent: it reads from ``OutFolder`` what the steps before it left.
package final class ClassGrading {
  private let course: Course
  private let out: OutFolder
  private let weakestTier: SandboxTier
  private var made: Tools?

  /// What grades; the steps of one call share it, because making it takes a compiler's run.
  private struct Tools {
    var scratch: Scratch
    var sandbox: Sandbox
    var grader: CourseGrader
    var batch: Batch
  }

  /// - Parameter weakestTier: The weakest sandbox in which submissions may run.
  package init(by course: Course, into out: OutFolder, weakestTier: SandboxTier = .limits) {
    self.course = course
    self.out = out
    self.weakestTier = weakestTier
  }

  private func tools() throws -> Tools {
    if let made { return made }
    let scratch = try Scratch()
    let sandbox = try Sandbox(minimum: weakestTier, searchPath: course.searchPath)
    let grader = try CourseGrader(course: course, sandbox: sandbox, scratch: scratch.path)
    let tools = Tools(
      scratch: scratch, sandbox: sandbox, grader: grader, batch: Batch(out: out, service: grader))
    made = tools
    return tools
  }

  // MARK: Plan

  /// What a class handed in, and how it counts.
  package struct Class {
    /// The folder of the submissions; an absolute path.
    package var folder: String
    /// A table of who should hand something in; nil for none.
    package var rosterFile: String?
    /// The exercise of files outside of any exercise's folder.
    package var looseExercise: Part?
    /// The exercises that count, in the order of the course; nil where everything counts that
    /// anybody hands in.
    package var due: [Part]?

    package init(
      folder: String, rosterFile: String? = nil, looseExercise: Part? = nil, due: [Part]? = nil
    ) {
      self.folder = folder
      self.rosterFile = rosterFile
      self.looseExercise = looseExercise
      self.due = due
    }
  }

  /// Plans what a class handed in.
  ///
  /// - Parameters:
  ///   - seed: What random inputs are drawn from; nil for what the folder was graded with before.
  ///   - formats: What will be asked for, so that it is checked before anybody is graded.
  ///   - isDry: Reads and counts, and writes nothing.
  ///   - tell: Takes what is to be said of the class as a whole, before files are read.
  package func plan(
    _ submissions: Class, seed: UInt64?, formats: [any ResultFormat], isDry: Bool,
    tell: ([Finding]) -> Void
  ) throws -> PlanReport {
    let tools = try tools()
    guard let folder = Disk.realPath(submissions.folder) else {
      throw Finding(SubmissionsProblem.noFolder, at: SourcePlace(file: submissions.folder))
    }
    let intake = try Intake(
      folder: folder, catalog: course.catalog, looseExercise: submissions.looseExercise,
      rosterFile: submissions.rosterFile, scratch: "\(tools.scratch.path)/unpacked",
      sandbox: tools.sandbox, results: out.path)
    guard !intake.roster.isEmpty else {
      throw Finding(SubmissionsProblem.noSubmissions, at: SourcePlace(file: folder))
    }
    for format in formats { try format.check(intake.roster) }
    let findings = try tools.grader.privateFindings() + intake.findings
    // Nobody is to be graded without checks that the teacher meant to be there.
    if let broken = findings.first(where: { $0.severity == .error }) { throw broken }
    tell(findings + Self.leftOut(of: formats, intake.roster) + Self.unheld)
    return try tools.batch.plan(
      intake, due: submissions.due?.map(\.id), seed: seed, tier: tools.sandbox.tier.rawValue,
      isDry: isDry)
  }

  /// Who gets no row in the formats that find a student by a login.
  private static func leftOut(
    of formats: [any ResultFormat], _ students: [Student]
  ) -> [Finding] {
    guard formats.contains(where: { $0 is CanvasFormat || $0 is MoodleFormat }) else { return [] }
    let ids = students.filter { $0.rosterFields.isEmpty && !RosterColumns.isLogin($0.id) }.map(\.id)
    return ids.isEmpty ? [] : [Finding(RosterWarning.noLogin(ids))]
  }

  /// What no tier of the sandbox can do with this version of Swift.
  private static var unheld: [Finding] {
    cplatform_can_watch_types() ? [] : [Finding(SandboxProblem.unknownRuntime)]
  }

  // MARK: Run

  /// Grades a share of the plan.
  ///
  /// - Parameters:
  ///   - jobs: How many submissions are graded at the same time.
  ///   - cacheFolder: A cache that several machines share; nil for the one in the folder.
  ///   - due: The ids that the plan must name as due; nil where whatever it says is right.
  ///   - watch: Runs what it is given and may look in between how far that is.
  package func run(
    _ shard: Shard, jobs: Int, cacheFolder: String?, due: [String]?,
    watch: (ShardRun) throws -> ShardRun.Progress
  ) throws -> GradingRunReport {
    let tools = try tools()
    let (plan, id) = try tools.batch.readPlan()
    try require(due, in: plan)
    guard plan.header.tier == tools.sandbox.tier.rawValue else {
      throw Finding(
        PlanProblem.otherSandbox(plan.header.tier, here: tools.sandbox.tier.rawValue))
    }
    let cache = try cacheFolder.map { try WorkCache(named: $0) }
    let progress = try watch(
      tools.batch.run(of: plan, id: id, shard: shard, jobs: jobs, cache: cache))
    return GradingRunReport(
      shard: "\(shard.number)/\(shard.count)", total: progress.total, done: progress.done,
      ungraded: progress.ungraded, fromCache: progress.fromCache, faults: progress.faults)
  }

  // MARK: Merge

  /// Makes one result of all attempts, and everything that is made of results.
  ///
  /// - Parameter due: The ids that the plan must name as due; nil where whatever it says is right.
  package func merge(formats: [any ResultFormat], due: [String]?) throws -> GradeReport {
    let (plan, id) = try out.readPlan()
    try require(due, in: plan)
    let merge = try Batch.merge(plan, id: id, into: out)
    let records = try merge.records()
    guard merge.conflicts.isEmpty else { return merge.report(of: records, out: out, files: []) }
    let book = Gradebook(
      title: course.title, plan: plan, records: records,
      checkCodes: { checkCodes(of: $0, in: plan) })
    let digests = Dictionary(
      plan.entries.map {
        (SourcePage.Work(student: $0.student, exercise: $0.exercise), $0.files)
      },
      uniquingKeysWith: { first, second in first ?? second })
    let files = try out.write(book, formats: formats) { [out] work in
      (digests[work] ?? nil).flatMap { try? out.store.files(of: $0).files }
    }
    let changes = out.changes(in: book)
    try out.keepPoints(of: book)
    return merge.report(of: records, out: out, files: files, changes: changes)
  }

  /// The sources of an exercise's checks, by their names.
  private func checkCodes(of exercise: String, in plan: Plan) -> [String: String] {
    guard let part = course.catalog.part(exercise),
      let planned = plan.header.exercise(exercise)
    else { return [:] }
    let codes = CheckCodes(of: part)
    return planned.checks.reduce(into: [:]) { $0[$1.name] = codes.code(of: $1.name) }
  }

  /// Makes sure that a step that runs alone has the same `--due` as the plan.
  private func require(_ due: [String]?, in plan: Plan) throws(Finding) {
    guard let due, due != plan.header.due else { return }
    throw Finding(PlanProblem.otherwiseDue(plan.header.due), at: SourcePlace(file: out.plan))
  }

  // MARK: Look

  /// Says which of `count` shares lack results.
  package static func missing(in out: OutFolder, of count: Int) throws -> MissingReport {
    let (plan, id) = try out.readPlan()
    let merge = try Merge(of: plan, id: id, attempts: out.attempts)
    return MissingReport(
      shards: merge.missingShards(of: count), count: count, entries: merge.missing.count)
  }

  /// Grades a sample again.
  ///
  /// - Parameter fraction: How much of the class's work, such as 0.01.
  package func audit(fraction: Double) throws -> AuditReport {
    let batch = try tools().batch
    let (plan, id) = try batch.readPlan()
    return try batch.audit(plan, id: id, fraction: fraction)
  }
}

extension Sandbox: UnpackingSandbox {}
