import CourseModel
import CourseRunner
import Foundation
import Grading
import Expectations
import Testing

@Suite("A folder is graded again, and only what changed runs")
struct RegradeTests {
  private let folder = "\(NSTemporaryDirectory())/regrade-\(UUID().uuidString)"
  private var out: OutFolder { OutFolder(path: "\(folder)/out") }

  /// Grades a class of three on two exercises: what each student's work says, by exercise.
  private func grade(
    _ service: RuledService, _ works: [String: String] = ["ann": "good", "bob": "wrong"],
    seed: UInt64? = nil, tier: String = "limits"
  ) throws -> (plan: PlanReport, merge: Merge, changes: [GradeReport.Change]) {
    let batch = Batch(out: out, service: service)
    let report = try batch.plan(Works(works: works), seed: seed, tier: tier)
    let (plan, id) = try batch.readPlan()
    _ = try batch.run(of: plan, id: id, shard: .whole, jobs: 2, cache: nil).run()
    let merge = try Batch.merge(plan, id: id, into: out)
    let book = Gradebook(title: "", plan: plan, records: try merge.records())
    let changes = out.changes(in: book)
    try out.keepPoints(of: book)
    return (report, merge, changes)
  }

  /// Works that say what they come to, on two exercises.
  private struct Works: SubmissionSource {
    var works: [String: String]
    var layout: String { "works" }
    var roster: [Student] { works.keys.sorted().map { Student(id: $0) } }

    func forEachSubmission<Kept: Sendable>(
      keeping keep: @escaping @Sendable (Submission) throws -> Kept, _ body: (Kept) throws -> Void
    ) throws {
      for (student, text) in works.sorted(by: { $0.key < $1.key }) {
        for exercise in ["lesson/one", "lesson/two"] {
          let files = FileSet(files: [
            "a.swift": Array(text.utf8), "b.swift": Array(exercise.utf8),
          ])
          try body(
            keep(
              Submission(student: student, exercise: exercise, shownPlace: student, files: files)))
        }
      }
    }
  }

  @Test("Seeds are drawn by chance, kept in the folder, and kept when a check was mended")
  func seeds() throws {
    defer { try? Disk.remove(folder) }
    let first = try grade(RuledService()).plan.seeds
    expectEqual(Set(first.keys), ["lesson/one", "lesson/two"])
    expectEqual(try grade(RuledService(digests: ["lesson/one": "mended"])).plan.seeds, first)
    // Also without the plan, and without what is kept beside it.
    try Disk.remove(out.plan)
    expectEqual(try grade(RuledService()).plan.seeds, first)
    try Disk.remove("\(out.path)/seeds.json")
    expectEqual(try grade(RuledService()).plan.seeds, first)
    try Disk.remove(folder)
    expect(try grade(RuledService()).plan.seeds != first)
    expectEqual(
      try grade(RuledService(), seed: 7).plan.seeds, ["lesson/one": 7, "lesson/two": 7])
    expectEqual(try grade(RuledService()).plan.seeds, ["lesson/one": 7, "lesson/two": 7])
  }

  @Test("With private checks the seed follows from them, the same in any folder")
  func secretSeeds() throws {
    defer { try? Disk.remove(folder) }
    let first = try grade(RuledService(isSecret: true)).plan.seeds
    try Disk.remove(folder)
    expectEqual(try grade(RuledService(isSecret: true)).plan.seeds, first)
    try Disk.remove(folder)
    let other = try grade(RuledService(isSecret: true, digests: ["lesson/one": "other"]))
    expect(other.plan.seeds["lesson/one"] != first["lesson/one"])
    expectEqual(other.plan.seeds["lesson/two"], first["lesson/two"])
  }

  @Test("Only the exercise that was mended runs again, and whose points changed is told")
  func mended() throws {
    defer { try? Disk.remove(folder) }
    let before = RuledService()
    let first = try grade(before, ["ann": "good", "bob": "wrong"])
    expectNil(first.plan.changes)
    expectEqual(first.changes, [])
    // A canary, and four pieces of work.
    expectEqual(before.grades, 5)
    let mended = RuledService(digests: ["lesson/two": "mended"], better: ["wrong"])
    let second = try grade(mended, ["ann": "good", "bob": "wrong"])
    expectEqual(
      second.plan.changes,
      .init(formerTier: nil, isOtherGrader: false, exercises: ["lesson/two"], again: 2))
    expectEqual(mended.grades, 3)
    expectEqual(
      second.changes,
      [
        .init(student: "bob", exercise: "lesson/two", before: "0", now: "2", possible: "2")
      ])
    let third = try grade(mended, ["ann": "good", "bob": "wrong"])
    expectEqual(third.plan.changes?.again, 0)
    expectEqual(third.changes, [])
  }

  @Test("Another sandbox is told in the plan, before anything runs")
  func otherSandbox() throws {
    defer { try? Disk.remove(folder) }
    _ = try grade(RuledService())
    let batch = Batch(out: out, service: RuledService())
    let report = try batch.plan(
      Works(works: ["ann": "good", "bob": "wrong"]), seed: nil, tier: "bubblewrap", isDry: true)
    expectEqual(
      report.changes, .init(formerTier: "limits", isOtherGrader: false, exercises: [], again: 4))
  }

  @Test("The starter as it is runs for nobody and has no points")
  func untouched() throws {
    defer { try? Disk.remove(folder) }
    let service = RuledService()
    let (plan, merge, _) = try grade(service, ["ann": "starter", "bob": "good"])
    expectEqual(plan.untouched, 2)
    expectEqual(plan.distinct, 2)
    expectEqual(service.grades, 3)
    let records = try merge.records()
    expectEqual(records.map(\.outcome), [.untouched, .untouched, .passed, .passed])
    expectEqual(records.map(\.earned), [.zero, .zero, Fraction(2), Fraction(2)])
    expectEqual(records.map(\.possible), Array(repeating: Fraction(2), count: 4))
  }

  @Test("Two runs that differ in what an app printed contradict each other in nothing")
  func printed() throws {
    let batch = try GradedBatch(["a": "dice", "b": "good"])
    try batch.run(jobs: 1)
    let file = try #require(batch.attemptFiles.first)
    let payloads = try Ledger.read(file).payloads
    let other = String(decoding: payloads[0], as: UTF8.self)
      .replacing("\"output\":\"2\"", with: "\"output\":\"1\"")
    expect(Array(other.utf8) != payloads[0])
    let copy = try LedgerWriter(path: file.replacing(".jsonl", with: ".copy.jsonl"))
    try copy.append([Array(other.utf8)])
    let merge = try batch.merge()
    expectEqual(merge.conflicts, [])
    expectEqual(try merge.records()[0].checks[0].result.output, "1")
  }
}
