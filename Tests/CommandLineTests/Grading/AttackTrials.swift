import CourseRunner
import Foundation
import Expectations
import Testing

#if os(Linux)
  /// Strangers who want points, other people's files, the network or the grader's end: whole
  /// submissions, graded in one batch with the strongest sandbox that the machine has.
  @Suite(.serialized) struct AttackTrials {
    /// Everything takes minutes; a dozen of them and all odd files are tried in every run.
    private static let triesAll = ProcessInfo.processInfo.environment["ATTACKS"] == "all"

    @Test("No attack gains a point, harms another, leaves anything or stops the batch")
    func batch() throws {
      let work = try AttackedClass()
      let attacks = AttackFile.all.filter { Self.triesAll || $0.isAlwaysTried }
      expect(attacks.count >= (Self.triesAll ? 150 : 12))
      for attack in attacks { try work.handIn("attack \(attack.name)", attack.files) }
      for number in 0..<4 { try work.handInSolution("honest \(number)", adding: "// \(number)\n") }
      let before = try work.surroundings()

      let answer = try work.grade(work.course.path + "/submissions")
      expectEqual(answer.code, 0, "\(answer.complaint)\(answer.output)")

      let lines = try work.lines()
      for attack in attacks {
        let line = try #require(lines["attack \(attack.name)"])
        expect(attack.outcomes.contains(line.outcome), "\(attack.name): \(line.outcome)")
        expectEqual("\(line.score)", attack.points, "\(attack.name): \(line.outcome)")
      }
      for number in 0..<4 {
        expectEqual(lines["honest \(number)"]?.outcome, "passed")
        expectEqual(lines["honest \(number)"]?.score, SpeakerCourse.points)
      }
      try expectPeace(work, since: before)
      try expectNoControl(in: work, answer)
    }

    @Test("Odd files, names and archives are refused one by one, and nobody else is")
    func files() throws {
      let work = try AttackedClass()
      try Disk.makeFolder("\(work.course.path)/submissions")
      let expected = try OddFiles.handIn(to: work)
      try work.handInSolution("honest")
      let before = try work.surroundings()
      let answer = try work.grade(work.course.path + "/submissions", "--exercise", "say-it")
      expectEqual(answer.code, 0, "\(answer.complaint)\(answer.output)")
      let lines = try work.lines()
      for (student, outcome) in expected.sorted(by: { $0.key < $1.key }) {
        let line = try #require(lines[student], "\(student)")
        expectEqual(
          line.outcome, outcome, "\(student)")
        let points = line.outcome == "passed" ? SpeakerCourse.points : 0
        expectEqual(lines[student]?.score, points, "\(student)")
      }
      expectEqual(lines["honest"]?.outcome, "passed")
      try expectPeace(work, since: before)
    }

    @Test("What is handed in is graded as it was when it was planned; copies are known as such")
    func plannedBytes() throws {
      let work = try AttackedClass()
      try work.handInSolution("early")
      try work.handIn("late", [:])
      try work.handIn(
        "copy",
        [
          "SpeakerViewController.swift": SpeakerCourse.speaker(
            "// My own work.", say: "let mine = word; label.text = mine", add: "b + a")
        ])
      try work.handIn(
        "copy of the copy",
        [
          "SpeakerViewController.swift": SpeakerCourse.speaker(
            "/* Mine. */", say: "let spoken = word; label.text = spoken", add: "b + a")
        ])
      let plan = try work.grade("plan", work.course.path + "/submissions")
      expectEqual(plan.code, 0, "\(plan.complaint)")
      try work.handIn("early", [:])
      try work.handInSolution("late")
      expectEqual(try work.grade("run").code, 0)
      expectEqual(try work.grade("merge").code, 0)
      let lines = try work.lines()
      expectEqual(lines["early"]?.outcome, "passed")
      expectEqual(lines["late"]?.outcome, "untouched")
      expectEqual(lines["copy"]?.normalizedHash, lines["copy of the copy"]?.normalizedHash)
      expect(lines["copy"]?.normalizedHash != lines["early"]?.normalizedHash)
    }

    private func expectPeace(_ work: AttackedClass, since before: [String: [UInt8]]) throws {
      expectEqual(work.processesLeft(), [])
      expect(!work.wasCalled)
      expectEqual(work.scratchLeft(), [])
      expectEqual(try work.surroundings(), before)
      expectEqual(
        Disk.names(in: "/tmp").filter { $0.hasPrefix("escape") || $0.hasPrefix("fill-") }, [])
    }

    /// Nothing of a submission's text moves a terminal's cursor or is markup or a formula.
    private func expectNoControl(in work: AttackedClass, _ answer: CourseOnDisk.Answer) throws {
      let out = try FileSet(folder: "\(work.course.path)/out").files.filter {
        $0.key.hasSuffix(".html") || $0.key.hasSuffix(".csv") || $0.key.hasSuffix(".jsonl")
      }
      expect(out.count >= 3)
      for (path, bytes) in out {
        expect(!bytes.contains(0x1B), "\(path)")
        guard path.hasSuffix(".html") else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        expect(!text.contains("<script>alert"), "\(path)")
        expect(!text.contains("<img src=x"), "\(path)")
      }
      expect(!(answer.output + answer.complaint).utf8.contains(0x1B))
    }
  }
#endif
