import CLibrary
package import CourseModel
package import CourseRunner
import Synchronization
import Words

/// Grades with the compilers and judges that practice uses, in a sandbox.
package final class CourseGrader: GradingService {
  private let course: Course
  private let sandbox: Sandbox
  private let kit: SandboxKit
  /// A private folder for builds; nothing in it outlives the batch.
  private let scratch: String
  /// The folder of the compiled checks, which no submission may read.
  private let partsFolder: String
  private let workers = Mutex(0)
  /// By their ids.
  private let exercises: [String: GradedExercise]
  private let gate: Gate

  /// - Parameter scratch: An absolute path of a folder that only this batch uses.
  /// - Throws: A finding when there is no compiler, or the sandbox cannot be set up.
  package init(course: Course, sandbox: Sandbox, scratch: String) throws {
    self.course = course
    self.sandbox = sandbox
    self.scratch = scratch
    exercises = Dictionary(
      uniqueKeysWithValues: course.catalog.parts.filter { $0.kind == .exercise }.map {
        ($0.id, GradedExercise($0))
      })
    let toolchain = try Toolchain.find(searchPath: course.searchPath)
    gate = Gate(toolchain: toolchain)
    identity =
      "gate \(Gate.version), \(try toolchain.version()), course "
      + (try course.installation.contentDigest())
    // Those who run submissions may enter, and see nothing that they are not told of.
    chmod(scratch, 0o711)
    partsFolder = "\(scratch)/parts"
    try Disk.makeFolder(partsFolder)
    chmod(partsFolder, 0o700)
    kit = try SandboxKit(
      for: sandbox, toolchain: toolchain, installation: course.installation,
      folder: "\(scratch)/kit")
  }

  /// Identifies this grader; the same on all machines that have a copy of it.
  package let identity: String

  package func exercises(_ ids: Set<String>) throws -> [PlannedExercise] {
    try course.catalog.parts.filter { $0.kind == .exercise && ids.contains($0.id) }.map(planned)
  }

  /// Which private checks join no exercise, and why; for teachers only.
  package func privateFindings() throws -> [Finding] {
    try course.catalog.parts.filter { !$0.joining.isEmpty }.reduce(
      into: course.overlay?.findings ?? []
    ) { $0 += try tester(for: $1).findings() }
  }

  package func hasPrivateChecks(_ exercise: String) -> Bool {
    exercises[exercise].map { $0.part.isPrivate || !$0.part.joining.isEmpty } ?? false
  }

  package func isUntouched(_ files: FileSet, of exercise: String) -> Bool {
    (try? exercises[exercise]?.starter())?.isAll(of: files) ?? false
  }

  private func tester(for part: Part) throws -> ExerciseTester {
    let tools = Tools(
      toolchain: kit.toolchain, installation: course.installation, generated: course.generated,
      apps: BuildCache(folder: "\(scratch)/none"), parts: BuildCache(folder: partsFolder))
    return try ExerciseTester(judges: course.judges, tools: tools, part: part)
  }

  private func planned(_ part: Part) throws -> PlannedExercise {
    let tester = try tester(for: part)
    return PlannedExercise(
      id: part.id, title: part.title,
      checks: try tester.describe().checks.map {
        .init(
          name: $0.name, points: Fraction($0.points), visibility: $0.visibility ?? .hidden)
      },
      digest: try tester.digest())
  }

  package func prove() throws {
    let held = try heldTools()
    try GateProof.require(with: held.tools.apps)
  }

  package func makeWorker() throws -> any GradingWorker {
    let held = try heldTools()
    let judges = JudgeProcesses(
      executable: course.installation.executable,
      hold: .init(
        executable: kit.installation.executable,
        confinement: held.sandbox.hosting(with: kit, builds: held.builds)))
    return CourseWorker(exercises: exercises, tools: held.tools, judges: judges)
  }

  /// Compilers that are held, each with a user and a folder of its own.
  private func heldTools() throws -> (tools: Tools, sandbox: Sandbox, builds: String) {
    let number = workers.withLock { count in
      count += 1
      return count - 1
    }
    let builds = "\(scratch)/builds-\(number)"
    try Disk.makeFolder(builds)
    chmod(builds, 0o711)
    let sandbox = sandbox.forWorker(number)
    var tools = Tools(
      toolchain: kit.toolchain, installation: kit.installation, generated: course.generated,
      apps: BuildCache(folder: builds), parts: BuildCache(folder: partsFolder),
      hold: sandbox.compiling(with: kit, in: builds),
      inspection: sandbox.inspecting(builds, with: kit))
    tools.apps.inspector = gate
    return (tools, sandbox, builds)
  }

  package func canaries(for exercise: PlannedExercise) throws -> [Canary] {
    guard let exercise = exercises[exercise.id] else { return [] }
    let solution = try exercise.part.solution()
    return [
      Canary(work: .solution, files: solution) { $0 == .passed },
      Canary(work: .starter, files: try exercise.starter().files) {
        $0 != .passed && $0 != .infra
      },
      Canary(
        work: .hostileFile,
        files: solution.overlaid(
          with: FileSet(files: ["Hostile.swift": [UInt8](Self.hostile.utf8)]))
      ) { if case .rejected = $0 { true } else { false } },
    ]
  }

  /// A file that the gate must refuse: it can end the process.
  private static let hostile = """
    import Foundation

    func finish() { exit(0) }

    """
}

/// One thread's compilers and judges; the judge of the exercise that was graded last stays warm.
private final class CourseWorker: GradingWorker {
  private let exercises: [String: GradedExercise]
  private let tools: Tools
  private let judges: any JudgeService
  private var tester: (exercise: String, tester: ExerciseTester)?

  init(exercises: [String: GradedExercise], tools: Tools, judges: any JudgeService) {
    self.exercises = exercises
    self.tools = tools
    self.judges = judges
  }

  deinit { end() }

  func end() {
    tester?.tester.end()
    tester = nil
    tools.apps.hold?.warmTools?.end()
    removeBuilds()
  }

  /// Removes the builds: nobody uses them again, and ten thousand of them fill a disk.
  private func removeBuilds() {
    let folder = tools.apps.cache.folder
    for name in Disk.names(in: folder) { try? Disk.remove("\(folder)/\(name)") }
  }

  func grade(_ files: FileSet, for exercise: PlannedExercise, seed: UInt64) -> GradedWork {
    do {
      guard let known = exercises[exercise.id] else {
        return GradedWork(
          outcome: .infra,
          findings: [Finding(PlanProblem.noExercise(exercise.id))])
      }
      let verdict = try HandedInFiles(files, of: known.starter()).verdict(of: exercise.id) {
        try judge($0, of: known.part, seed: seed)
      }
      // Fewer checks would make another exercise; private ones may fail to compile only here.
      if !verdict.checks.isEmpty, verdict.checks.map(\.name) != exercise.checks.map(\.name) {
        throw Finding(PlanProblem.checksChanged(exercise: exercise.id))
      }
      removeBuilds()
      var work = GradedWork(verdict, of: exercise)
      if work.outcome != .rejected(rule: GateRule.fileLimits.rawValue) {
        work.normalizedHash = files.normalizedHash
      }
      return work
    } catch {
      let finding = (error as? Finding) ?? Finding(.internalFault, "\(error)")
      return GradedWork(outcome: .infra, findings: [finding])
    }
  }

  private func judge(_ files: FileSet, of part: Part, seed: UInt64) throws -> Verdict {
    let app = AppFiles(checking: files, shownFolder: part.location.lastComponent)
    guard app.isUsable else {
      return Verdict(exercise: part.id, outcome: .notBuilt, findings: app.findings)
    }
    if var refusal = FileRules.refusal(ofSizeOf: app.files) {
      refusal.path = refusal.path.map { "\(app.shownFolder)/\($0)" }
      return Verdict(
        exercise: part.id, outcome: .notBuilt, findings: [refusal.finding(in: [])])
    }
    let request = AppCompiler.Request(part: part, app: app)
    return try tester(for: part).judge(request, seed: seed)
  }

  private func tester(for part: Part) throws -> ExerciseTester {
    if let tester, tester.exercise == part.id { return tester.tester }
    tester?.tester.end()
    let fresh = try ExerciseTester(judges: judges, tools: tools, part: part)
    tester = (part.id, fresh)
    return fresh
  }
}
