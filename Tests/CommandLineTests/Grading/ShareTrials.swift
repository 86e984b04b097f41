import CourseRunner
import Foundation
import Expectations
import Testing

/// A class that is graded step by step and in shares.
@Suite(.serialized) struct ShareTrials {
  @Test("In shares, in any order, the results are those of one run")
  func shares() throws {
    let work = try ClassOnDisk()
    for number in 0..<4 {
      try work.handIn(
        "student-\(number)",
        ["AppDelegate.swift": try work.solution(adding: "// \(number)\n")])
    }
    try work.gradeWhole()
    let out = "\(work.course.path)/shared"
    expectEqual(
      try work.course.call(
        "grade", "plan", work.submissions, "--out", out, "--seed", work.seed
      ).code, 0)
    expectEqual(
      try work.course.call("grade", "missing", "--out", out, "--shards", "3").output, "0,1,2\n")
    for shard in ["2/3", "0/3"] {
      expectEqual(try work.course.call("grade", "run", "--out", out, "--shard", shard).code, 0)
    }
    expectEqual(try work.course.call("grade", "merge", "--out", out).code, 75)
    expectEqual(
      try work.course.call("grade", "missing", "--out", out, "--shards", "3").output, "1\n")
    expectEqual(try work.course.call("grade", "run", "--out", out, "--shard", "1/3").code, 0)
    expectEqual(try work.course.call("grade", "merge", "--out", out).code, 0)
    try work.expectSameResults("shared")
    let audit = try work.course.call("grade", "audit", "--out", out, "--sample", "100%")
    expect(audit.code == 0 && audit.output == "4 pieces of work graded again, all as recorded.\n")
  }

  @Test("A lesson that changed since the plan is refused, and nothing is lost")
  func changedLesson() throws {
    let work = try ClassOnDisk()
    try work.handIn("a", ["AppDelegate.swift": try work.solution()])
    let out = "\(work.course.path)/out"
    expectEqual(try work.course.call("grade", "plan", work.submissions, "--out", out).code, 0)
    let checks = "Lessons/01-LaunchSequence/02-the-window/Checks.swift"
    try work.course.write(
      try work.course.text(checks).replacing("points: 2", with: "points: 3"), to: checks)
    let answer = try work.course.call("grade", "run", "--out", out)
    expectEqual(answer.code, 65)
    expect(answer.complaint.contains("has changed since the plan was made"))
    expectEqual(try work.grade(into: "out").code, 0)
  }
}
