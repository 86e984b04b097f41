import CourseModel
import CourseRunner
import Foundation
import Grading
import Synchronization
import Words

/// A batch in a temporary folder, graded by rules instead of a compiler: the text of a submission says
/// what it comes to.
final class GradedBatch {
  let folder: String
  let out: OutFolder
  let service: RuledService
  var plan: Plan
  var id: String

  /// - Parameter works: By student; `good`, `wrong`, `crash`, `flaky`, `infra` or any other text.
  init(
    _ works: [String: String], roster: [String] = [], service: RuledService = RuledService()
  ) throws {
    folder = "\(NSTemporaryDirectory())/batch-\(UUID().uuidString)"
    out = OutFolder(path: "\(folder)/out")
    self.service = service
    try out.prepare()
    let exercise = PlannedExercise(
      id: "lesson/exercise", title: "An exercise",
      checks: [.init(name: "it is good", points: Fraction(2), visibility: .visible)],
      digest: "checks")
    var planning = Planning()
    for student in roster { planning.add(Student(id: student)) }
    for (student, work) in works {
      let submission = Submission(
        student: student, exercise: exercise.id, shownPlace: student,
        files: FileSet(files: ["a.swift": [UInt8](work.utf8)]))
      planning.add(try Plan.Entry(of: submission, keptIn: out.store))
    }
    plan = planning.plan(
      .init(
        grader: "test", exercises: [exercise], seeds: [exercise.id: 7], tier: "limits",
        layout: "folders"))
    id = try plan.id()
    try out.write(plan)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @discardableResult
  func run(_ shard: Shard = .whole, jobs: Int = 2) throws -> ShardRun.Progress {
    try ShardRun(
      plan: plan, id: id, shard: shard, out: out, cache: out.cache, service: service, jobs: jobs
    ).run()
  }

  func merge() throws -> Merge { try Merge(of: plan, id: id, attempts: out.attempts) }

  var attemptFiles: [String] {
    Disk.names(in: out.attempts).filter { $0.hasSuffix(".jsonl") }.map { "\(out.attempts)/\($0)" }
  }
}

/// Grades by the text of the first file, and counts how often it was asked.
final class RuledService: GradingService {
  private let counter = Mutex(0)
  let isBroken: Bool
  let isSecret: Bool
  let digests: [String: String]
  /// Works that are right by the checks of exercises with digests of their own.
  let better: Set<String>
  /// The seeds with which works were graded, by their text.
  var seeds: [String: UInt64] { seen.withLock { $0 } }
  private let seen = Mutex<[String: UInt64]>([:])

  init(
    isBroken: Bool = false, isSecret: Bool = false, digests: [String: String] = [:],
    better: Set<String> = []
  ) {
    self.better = better
    self.isBroken = isBroken
    self.isSecret = isSecret
    self.digests = digests
  }

  /// How often work was graded, canaries included.
  var grades: Int { counter.withLock { $0 } }

  var identity: String { "test" }

  /// What the exercises' checks are; others give others' digests.
  func exercises(_ ids: Set<String>) throws -> [PlannedExercise] {
    ids.sorted().map {
      PlannedExercise(
        id: $0, title: $0,
        checks: [.init(name: "it is good", points: Fraction(2), visibility: .visible)],
        digest: digests[$0] ?? "checks")
    }
  }

  func hasPrivateChecks(_ exercise: String) -> Bool { isSecret }

  func isUntouched(_ files: FileSet, of exercise: String) -> Bool {
    files.files["a.swift"] == Array("starter".utf8)
  }

  func prove() throws {}

  func makeWorker() throws -> any GradingWorker { Worker(service: self) }

  func canaries(for exercise: PlannedExercise) throws -> [Canary] {
    [
      Canary(work: .solution, files: FileSet(files: ["a.swift": Array("good".utf8)])) {
        $0 == .passed
      }
    ]
  }

  final class Worker: GradingWorker {
    let service: RuledService
    var grades = 0

    init(service: RuledService) { self.service = service }

    func grade(_ files: FileSet, for exercise: PlannedExercise, seed: UInt64) -> GradedWork {
      let time = service.counter.withLock { count in
        count += 1
        return count
      }
      grades += 1
      let text = String(decoding: files.files["a.swift"] ?? [], as: UTF8.self)
      service.seen.withLock { $0[text] = seed }
      let outcome: GradeOutcome =
        switch text {
        case _ where service.isBroken: .failed
        case "good": .passed
        case let text where service.better.contains(text) && exercise.digest != "checks": .passed
        case "crash": .crashed(signal: 11)
        case "endless": .limit(.cpu)
        case "bomb": .limit(.compile)
        // Too slow the first time, quick enough in a fresh process.
        case "flaky": grades == 1 && time > 3 ? .passed : .limit(.wall)
        case "infra": .infra
        default: .failed
        }
      // What it printed is another number each time.
      let check = CheckResult(
        name: "it is good", points: 2, outcome: outcome == .passed ? .passed : .failed,
        output: text == "dice" ? "\(time)" : "")
      return GradedWork(
        outcome: outcome, checks: [GradedCheck(points: Fraction(2), result: check)])
    }

    func end() {}
  }
}
