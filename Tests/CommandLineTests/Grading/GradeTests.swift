import CourseRunner
import Foundation
import Expectations
import Testing

/// A class graded by the built `course`.
@Suite(.serialized) struct GradeTests {
  @Test("Good, wrong, crashing, endless and broken work each come out as what they are")
  func outcomes() throws {
    let work = try ClassOnDisk()
    try work.handIn("good", ["AppDelegate.swift": try work.solution()])
    try work.handIn("same", ["AppDelegate.swift": try work.solution()])
    try work.handIn("starter", [:])
    try work.handIn(
      "wrong",
      [
        "AppDelegate.swift": try work.solution().replacing(
          "makeKeyAndVisible()", with: "isHidden = true")
      ])
    try work.handIn("broken", ["AppDelegate.swift": "class {"])
    try work.handIn(
      "crashing",
      ["AppDelegate.swift": try work.solution().replacing("return true", with: "fatalError()")])
    try work.handIn(
      "endless",
      ["AppDelegate.swift": try work.solution().replacing("return true", with: "while true {}")])
    let answer = try work.grade(into: "out")
    expectEqual(answer.code, 0, "\(answer.complaint)\(answer.output)")
    expectEqual(
      try work.outcomes(of: "out"),
      [
        "good": "passed", "same": "passed", "wrong": "failed", "broken": "compile-error",
        "crashing": "crashed(4)", "endless": "limit(cpu)", "starter": "untouched",
      ])
    let rows = try work.result("gradebook.csv", of: "out").split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).prefix(3).joined(separator: ",")
    }
    expectEqual(rows.first, "student,name,total")
    expectEqual(rows.dropFirst().count, 7)
    for row in ["broken,,0", "good,,4", "same,,4", "starter,,0"] { expect(rows.contains(row)) }
  }

  @Test(
    "Files of no exercise are not passed over: a class is not graded by them, a student is told")
  func looseFiles() throws {
    let work = try ClassOnDisk()
    for student in ["a", "b"] {
      try work.course.write("import UIKit", to: "submissions/\(student)/AppDelegate.swift")
    }
    let nothing = try work.course.call("grade", "plan", work.submissions, "--out", "out")
    expect(nothing.code == 65 && nothing.output.isEmpty)
    let complaint = """
      error: None of the submitted files is inside an exercise's folder.
        a/AppDelegate.swift
        To go on: Say with `--exercise NAME` to which exercise the files belong.

      """
    expectEqual(nothing.complaint, complaint)
    try work.handIn("c", ["AppDelegate.swift": try work.solution()])
    let some = try work.course.call("grade", "plan", work.submissions, "--out", "out")
    expectEqual(some.code, 0)
    let end = """

      2 refused before anything runs
      2 students handed in Swift files that are in no exercise's folder, such as a/AppDelegate.swift.
      To go on: name the exercise of such files with `--exercise`.

      """
    expect(some.output.hasSuffix(end))
    let said = try work.course.call(
      "grade", "plan", work.submissions, "--out", "out", "--exercise", "the-window")
    expect(!said.output.contains("refused"))
  }

  @Test(
    "What is wrong with the words of a call is told before anything is graded",
    arguments: [
      (["grade"], 64, "`course grade` needs the folder of the submissions."),
      (["grade", "plan"], 64, "`course grade plan` needs the folder of the submissions."),
      (["grade", "DIR", "--format", "csv"], 64, "Invalid value `csv` for `--format`."),
      (["grade", "DIR", "--jobs", "0"], 64, "Invalid value `0` for `--jobs`."),
      (["grade", "run", "--shard", "8/8"], 64, "Invalid value `8/8` for `--shard`."),
      (["grade", "missing", "--shards", "0"], 64, "Invalid value `0` for `--shards`."),
      (["grade", "DIR", "--seed", "x"], 64, "Invalid value `x` for `--seed`."),
      (["grade", "DIR", "--shard", "0/2"], 64, "`course grade` has no option `--shard`."),
      (["grade", "run", "--shard", "2/2"], 64, "Invalid value `2/2` for `--shard`."),
      (["grade", "missing", "--shards", "all"], 64, "Invalid value `all` for `--shards`."),
      (["grade", "merge", "--sample", "1%"], 64, "`course grade merge` has no option `--sample`."),
      (["grade", "nowhere"], 65, "There is no folder of submissions."),
      (
        ["grade", "DIR", "--format", "tap,classroom50"], 69,
        "Classroom 50's format needs to know whose work it is: `CLASSROOM` is not set."
      ),
      (
        ["grade", "DIR", "--roster", "nowhere"], 65,
        "The roster cannot be read: No such file or directory."
      ),
      (["grade", "merge"], 65, "There is no plan of a grading here."),
    ])
  func wrongWords(words: [String], code: Int32, message: String) throws {
    let work = try ClassOnDisk()
    try work.handIn("a", ["AppDelegate.swift": try work.solution()])
    let answer = try work.course.call(
      words.map { $0 == "DIR" ? work.submissions : $0 } + ["--out", "out"])
    expectEqual(answer.code, code)
    expectEqual(answer.complaint.split(separator: "\n").first, "error: \(message)")
    expectNil(Disk.kind(of: "\(work.course.path)/out/attempts"))
  }

  @Test("Who can have no row for Canvas and Moodle is told before anybody is graded")
  func noLogin() throws {
    let work = try ClassOnDisk()
    for student in ["ada", "=1+1"] { try work.handIn(student, [:]) }
    let answer = try work.course.call(
      "grade", "plan", work.submissions, "--out", "out", "--format", "canvas")
    expectEqual(answer.code, 0, "\(answer.complaint)")
    expect(
      answer.complaint.contains(
        "warning: Canvas and Moodle get no row for `=1+1`: no login looks like that."),
      "\(answer.complaint)")
    let other = try work.course.call(
      "grade", "plan", work.submissions, "--out", "out2", "--format", "tap")
    expect(!other.complaint.contains("login"), "\(other.complaint)")
  }

  @Test("A class is not graded for Classroom 50, which takes one student: it is told at once")
  func classroom50() throws {
    let work = try ClassOnDisk()
    for student in ["a", "b"] { try work.handIn(student, [:]) }
    let identity = ["CLASSROOM", "ASSIGNMENT", "OWNER", "COMMIT_URL", "RELEASE_URL"]
      .reduce(into: ["SUBMISSION_TAG": "submit/2026-01-31T12-00-00Z-abc1234"]) { $0[$1] = "x" }
    let answer = try work.course.call(
      ["grade", work.submissions, "--out", "out", "--format", "classroom50"],
      environment: identity)
    expectEqual(
      answer,
      .init(
        output: "",
        complaint: """
          error: Classroom 50 grades one student at a time, but there are 2 here.
            To go on: Run the grader in the student's repository, as `course export classroom50` has it.

          """, code: 65))
    expectNil(Disk.kind(of: "\(work.course.path)/out"))
  }
}
