import CourseModel
import CourseRunner
import Foundation
import Grading
import Expectations
import Testing

struct BatchTests {
  static let class30 = Dictionary(
    uniqueKeysWithValues: (0..<30).map {
      ("student-\($0)", ["good", "wrong \($0)", "crash", "wrong"][$0 % 4])
    })

  @Test("The merged results are the same bytes on any number of shards and workers")
  func shards() throws {
    let serial = try GradedBatch(Self.class30)
    try serial.run(jobs: 1)
    for count in [1, 3, 7] {
      let spread = try GradedBatch(Self.class30)
      for number in (0..<count).reversed() {
        try spread.run(try #require(Shard(number: number, count: count)), jobs: 4)
      }
      try expectEqual(try spread.merge().text, serial.merge().text)
      expect(try spread.merge().missing.isEmpty)
    }
  }

  @Test("Equal work is graded once, and what is durable is not graded again")
  func once() throws {
    let batch = try GradedBatch(["a": "good", "b": "good", "c": "wrong"])
    expectEqual(try batch.run().done, 3)
    // A canary and two different works.
    expectEqual(batch.service.grades, 3)
    expectEqual(try batch.run(), .init(total: 3, done: 3))
    expectEqual(batch.service.grades, 3)
  }

  @Test("A torn last line is passed over and graded again, to the same bytes")
  func tornLine() throws {
    let batch = try GradedBatch(Self.class30)
    try batch.run(jobs: 1)
    let whole = try batch.merge().text
    let file = batch.attemptFiles[0]
    let bytes = try Disk.read(file)
    for lost in [2, 17, 400] {
      for attempt in batch.attemptFiles { try Disk.remove(attempt) }
      try Disk.write(Array(bytes.dropLast(lost)), to: file)
      expect(try !batch.merge().missing.isEmpty)
      try batch.run(jobs: 1)
      expectEqual(try batch.merge().text, whole)
    }
  }

  @Test("A damaged line in the middle is passed over")
  func damagedLine() throws {
    let batch = try GradedBatch(Self.class30)
    try batch.run(jobs: 1)
    var bytes = try Disk.read(batch.attemptFiles[0])
    bytes[200] ^= 1
    try Disk.write(bytes, to: batch.attemptFiles[0])
    expectEqual(try batch.merge().missing.count, 1)
  }

  @Test("The same result twice is one, and two results for one place are a conflict")
  func duplicates() throws {
    let batch = try GradedBatch(["a": "good", "b": "wrong"])
    try batch.run(jobs: 1)
    let merged = try batch.merge()
    let payloads = try Ledger.read(batch.attemptFiles[0]).payloads
    let copy = try LedgerWriter(
      path: batch.attemptFiles[0].replacing(".jsonl", with: ".copy.jsonl"))
    try copy.append(payloads)
    expect(try batch.merge().conflicts.isEmpty)
    expectEqual(try batch.merge().text, merged.text)

    let forged = String(decoding: payloads[1], as: UTF8.self)
      .replacing("\"outcome\":\"failed\"", with: "\"outcome\":\"passed\"")
    try copy.append([[UInt8](forged.utf8)])
    expectEqual(try batch.merge().conflicts.count, 1)
  }

  @Test("Results of another plan do not count")
  func otherPlan() throws {
    let batch = try GradedBatch(["a": "good"])
    try batch.run()
    let other = try Merge(
      of: batch.plan, id: String(repeating: "0", count: 64), attempts: batch.out.attempts)
    expectEqual(other.missing.count, 1)
  }

  @Test(
    "A fault of the machine is tried three times, leaves no result, and is tried again next time")
  func infra() throws {
    let batch = try GradedBatch(["a": "infra", "b": "good"])
    let progress = try batch.run(jobs: 1)
    expectEqual(progress, .init(total: 2, done: 1, ungraded: 1))
    expectEqual(batch.service.grades, 5)
    expectEqual(try batch.merge().missing.map(\.student), ["a"])
    expectEqual(try batch.merge().missingShards(of: 2), [0])
    expectEqual(try batch.run(jobs: 1).ungraded, 1)
  }

  @Test("What may be the machine's doing is tried once more; what the processor decides is not")
  func confirmation() throws {
    let batch = try GradedBatch(["a": "crash", "b": "flaky", "c": "endless", "d": "bomb"])
    try batch.run(jobs: 1)
    let outcomes = try batch.merge().records().map(\.outcome)
    expectEqual(outcomes, [.crashed(signal: 11), .passed, .limit(.cpu), .limit(.compile)])
    // A canary, two for each that is tried again, one for each other.
    expectEqual(batch.service.grades, 7)
  }

  @Test("While a canary comes out wrong nothing is written")
  func canary() throws {
    let batch = try GradedBatch(["a": "good"], service: RuledService(isBroken: true))
    let finding = #expect(throws: Finding.self) { try batch.run() }
    expectEqual(
      finding?.message,
      "The grader's self-test failed: the solution of `lesson/exercise` was graded as "
        + "`failed`.")
    expect(batch.attemptFiles.isEmpty)
  }

  @Test("Who handed in nothing is in the results, without having run")
  func missing() throws {
    let batch = try GradedBatch(["b": "good"], roster: ["a", "b", "c"])
    try batch.run()
    let records = try batch.merge().records()
    expectEqual(records.map(\.student), ["a", "b", "c"])
    expectEqual(records.map(\.outcome), [.missing, .passed, .missing])
    expectEqual(records.map(\.possible), [Fraction(2), Fraction(2), Fraction(2)])
  }

  @Test("What is due is missing where it is not handed in, and what is not due is left out")
  func due() throws {
    func planned(_ name: String) -> PlannedExercise {
      PlannedExercise(
        id: "lesson/\(name)", title: name,
        checks: [.init(name: "c", points: Fraction(1), visibility: .visible)], digest: name)
    }
    func plan(due: [String]?) throws -> Plan {
      var planning = Planning(due: due.map(Set.init))
      for (student, exercise) in [("ann", "a"), ("bob", "c"), ("cyd", "c")] {
        let submission = Submission(
          student: student, exercise: "lesson/\(exercise)", shownPlace: "",
          files: FileSet(files: ["a.swift": Array(exercise.utf8)]))
        planning.add(try Plan.Entry(of: submission, keptIn: nil))
      }
      // What is in an archive that cannot be opened could have been for any exercise.
      for exercise in ["a", "b", "c"] {
        let submission = Submission(
          student: "dan", exercise: "lesson/\(exercise)", shownPlace: "", files: FileSet(),
          problems: [.init(rule: "archive-damaged", shownPath: "dan.zip", isFatal: true)])
        planning.add(try Plan.Entry(of: submission, keptIn: nil))
      }
      let exercises = ["a", "b", "c"].map(planned).filter { planning.exercises.contains($0.id) }
      return planning.plan(
        .init(
          grader: "test", exercises: exercises, due: due, seeds: ["lesson/a": 7], tier: "limits",
          layout: "folders"))
    }
    func lines(_ plan: Plan) -> [String] {
      plan.entries.map { entry in
        let state = entry.foregone.map { "\($0)" } ?? "to run"
        return "\(entry.student) \(entry.exercise): \(state)"
      }
    }
    let named = try plan(due: ["lesson/a", "lesson/b"])
    expectEqual(
      lines(named),
      [
        "ann lesson/a: to run", "ann lesson/b: missing", "bob lesson/a: missing",
        "bob lesson/b: missing", "cyd lesson/a: missing", "cyd lesson/b: missing",
        "dan lesson/a: rejected(archive-damaged)", "dan lesson/b: rejected(archive-damaged)",
      ])
    expectEqual(named.students.map(\.id), ["ann", "bob", "cyd", "dan"])
    let open = try plan(due: nil)
    expectEqual(
      lines(open),
      [
        "ann lesson/a: to run", "ann lesson/c: missing", "bob lesson/a: missing",
        "bob lesson/c: to run", "cyd lesson/a: missing", "cyd lesson/c: to run",
        "dan lesson/a: rejected(archive-damaged)", "dan lesson/c: rejected(archive-damaged)",
      ])
    // Equal work has an equal key in both, so a plan that says more of what is due costs no time.
    expectEqual(named.entries[0].key, open.entries[0].key)
  }

  @Test("Another word of what is due is another plan, and a plan without one is read as before")
  func dueInPlan() throws {
    let batch = try GradedBatch(["a": "good"])
    let text = String(decoding: try batch.plan.text(), as: UTF8.self)
    expect(!text.contains("\"due\""))
    var named = batch.plan
    named.header.due = ["lesson/exercise"]
    expect(try named.id() != batch.id)
    expectEqual(try Plan(text: named.text(), shownPath: "plan.jsonl"), named)
    let records = try batch.merge().records()
    expect(Gradebook(title: "", plan: named, records: records).countsMissing)
    expect(!Gradebook(title: "", plan: batch.plan, records: records).countsMissing)
  }

  @Test("Damaged files of one submission stop nobody, and planning again puts them right")
  func changedFiles() throws {
    let batch = try GradedBatch(["a": "good", "b": "wrong"])
    let digest = try #require(batch.plan.entries[0].files)
    let path = "\(batch.out.store.folder)/\(digest.prefix(2))/\(digest)"
    let whole = try Disk.read(path)
    for damage in [Array("{}".utf8), Array(whole.dropLast()), []] {
      try Disk.write(damage, to: path)
      let progress = try batch.run()
      expectEqual(progress.ungraded, 1)
      expectEqual(
        progress.faults.map(\.message),
        [
          "The files of a submission have changed since the plan was made."
        ])
      expectEqual(try batch.merge().missing.map(\.student), ["a"])
      expectEqual(
        try batch.out.store.keep(FileSet(files: ["a.swift": Array("good".utf8)])), digest)
      expectEqual(try Disk.read(path), whole)
    }
    expectEqual(try batch.run().done, 2)
  }

  @Test("A plan is read back as it was written, and another version's is refused")
  func planFile() throws {
    let batch = try GradedBatch(Self.class30, roster: ["nobody"])
    let (plan, id) = try batch.out.readPlan()
    expectEqual(plan, batch.plan)
    expectEqual(id, batch.id)
    let text = String(decoding: try batch.plan.text(), as: UTF8.self)
    let newer = text.replacing("\"format\":2", with: "\"format\":3")
    let finding = #expect(throws: Finding.self) {
      try Plan(text: [UInt8](newer.utf8), shownPath: "plan.jsonl")
    }
    expectEqual(
      finding?.message,
      "The plan was made by another version of the grader: format 3; this one reads 2.")
  }

  @Test("A folder with other things in it is not taken for results")
  func strangeFolder() throws {
    let folder = "\(NSTemporaryDirectory())/strange-\(UUID().uuidString)"
    try Disk.makeFolder(folder)
    defer { try? Disk.remove(folder) }
    try Disk.write([1], to: "\(folder)/thesis\u{202e}.doc")
    let finding = #expect(throws: Finding.self) { try OutFolder(path: folder).prepare() }
    expectEqual(
      finding?.message, "The results folder contains other things, such as `thesis\\u{202e}.doc`.")
    expectEqual(Disk.names(in: folder).count, 1)
  }

  @Test("A folder whose mark was being written when the grader was killed is taken for results")
  func halfMark() throws {
    let folder = "\(NSTemporaryDirectory())/half-\(UUID().uuidString)"
    try Disk.makeFolder(folder)
    defer { try? Disk.remove(folder) }
    try Disk.write([], to: "\(folder)/.course-grade.4711.new")
    let out = OutFolder(path: folder)
    try out.prepare()
    expectEqual(Disk.kind(of: out.attempts), .folder)
  }

  @Test(
    "A share is a number and a count, or the engine's own number",
    arguments: [
      ("2/8", [:], Shard(number: 2, count: 8)), ("8/8", [:], nil), ("-1/8", [:], nil),
      ("1/0", [:], nil), ("1", [:], nil), ("auto/8", [:], nil),
      ("auto/8", ["SLURM_ARRAY_TASK_ID": "3"], Shard(number: 3, count: 8)),
      ("auto/8", ["JOB_COMPLETION_INDEX": "0"], Shard(number: 0, count: 8)),
      ("auto/8", ["PARALLEL_SEQ": "8"], Shard(number: 7, count: 8)),
    ] as [(String, [String: String], Shard?)])
  func shard(text: String, environment: [String: String], shard: Shard?) {
    expectEqual(Shard(text, environment: environment), shard)
  }
}
