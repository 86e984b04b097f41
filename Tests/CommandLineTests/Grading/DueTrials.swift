import CourseRunner
import Foundation
import Expectations
import Testing

/// What is due counts, whether or not it is handed in.
@Suite struct DueTrials {
  private let work: ClassOnDisk

  init() throws {
    work = try ClassOnDisk()
  }

  @Test("A student who leaves out what is due has no points for it, in every step and format")
  func leftOut() throws {
    try work.handIn("ada", ["AppDelegate.swift": try work.solution()])
    let out = "\(work.course.path)/out"
    let due = ["--due", "reveal,the-window"]
    let plan = try work.course.call(
      ["grade", "plan", work.submissions, "--out", out, "--format", "gradescope"] + due)
    expectEqual(plan.code, 0, "\(plan.complaint)")
    let lines = plan.output.split(separator: "\n")
    expectEqual(
      lines.prefix(1) + lines.dropFirst(2),
      [
        "a folder for each student: 1 student, 2 pieces of work, 1 different to run",
        "due: launch-sequence/the-window, containment/reveal", "1 not handed in",
      ])
    for step in ["run", "merge"] {
      let other = try work.course.call("grade", step, "--out", out, "--due", "reveal")
      expectEqual(
        other,
        .init(
          output: "",
          complaint: """
            error: The plan names other exercises as due: launch-sequence/the-window, containment/reveal.
              \(out)/plan.jsonl
              To go on: Leave `--due` out, or plan again with it: results are kept.

            """, code: 65))
    }
    expectEqual(try work.course.call(["grade", "run", "--out", out] + due).code, 0)
    expectEqual(try work.course.call("grade", "missing", "--out", out).output, "")
    let merged = try work.course.call(
      "grade", "merge", "--out", out, "--format", "gradescope,canvas,tap")
    expectEqual(merged.code, 0, "\(merged.complaint)")
    expectEqual(
      try work.result("gradebook.csv", of: "out"),
      [
        "student,name,total,possible,percent,launch-sequence/the-window (of 4),"
          + "launch-sequence/the-window outcome,containment/reveal (of 1),"
          + "containment/reveal outcome",
        "ada,,4,5,80,4,passed,0,missing", "",
      ].joined(separator: "\r\n"))
    expect(
      try work.result("formats/canvas/by-exercise.csv", of: "out").hasSuffix(",4,0\r\n"))
    expectEqual(
      try work.result("formats/tap/ada.tap", of: "out"),
      """
      TAP version 13
      1..4
      ok 1 - launch-sequence/the-window: the window outlives the launch
      ok 2 - launch-sequence/the-window: the root controller's view is loaded
      ok 3 - launch-sequence/the-window: the app does not crash
      not ok 4 - containment/reveal: Reveal a child
        ---
        points: 1
        severity: error
        message: "Nothing was handed in for this exercise.\\n"
        ...

      """)
    let gradescope = try JSONDecoder().decode(
      Results.self, from: Data(try work.result("formats/gradescope/ada.json", of: "out").utf8))
    expectEqual(gradescope.score, 4)
    expectEqual(gradescope.tests.map(\.max_score), [2, 1, 1, 1])
    expectEqual(gradescope.tests.last?.output, "Nothing was handed in for this exercise.\n")
    let page = try work.result("report/students/ada.html", of: "out")
    expect(page.contains("<strong>4</strong> <span>of 5 points"))
    // The same in one call is the same plan and goes on with it.
    let again = try work.course.call(
      ["grade", work.submissions, "--out", out, "--due", "reveal", "--due", "the-window"])
    expect(again.code == 0 && again.complaint.contains("2 of 2 graded"), "\(again.complaint)")
    expect(try work.result("gradebook.csv", of: "out").contains("ada,,4,5,80,"))
    // Without the word it is another plan: only what was handed in counts.
    expectEqual(try work.grade(into: "out").code, 0)
    expect(try work.result("gradebook.csv", of: "out").contains("ada,,4,4,100,4,passed\r\n"))
  }

  private struct Results: Decodable {
    var score: Double
    var tests: [Test]

    struct Test: Decodable {
      var max_score: Double
      var output: String?
    }
  }

  @Test("What is not due is left out and told; where one exercise is due loose files are of it")
  func notDue() throws {
    try work.handIn("ada", ["AppDelegate.swift": try work.solution()])
    let starter = "\(work.course.path)/Lessons/02-Containment/01-reveal"
    let solution = try FileSet(folder: "\(starter)/Starter")
      .overlaid(with: FileSet(folder: "\(starter)/Solution"))
    try solution.write(to: "\(work.submissions)/bob")
    let answer = try work.grade(into: "out", "--due", "containment")
    expectEqual(answer.code, 0, "\(answer.complaint)")
    expect(
      answer.complaint.contains(
        "due: containment/reveal\n1 piece of work left out, not being due: "
          + "launch-sequence/the-window\n1 not handed in\n"))
    expectEqual(
      try work.result("gradebook.csv", of: "out"),
      [
        "student,name,total,possible,percent,containment/reveal (of 1),containment/reveal outcome",
        "ada,,0,1,0,0,missing", "bob,,1,1,100,1,passed", "",
      ].joined(separator: "\r\n"))
    // Of the two only what is due is kept.
    expectEqual(Disk.files(below: "\(work.course.path)/out/submissions").count, 1)
    expect(
      try work.result("report/students/ada.html", of: "out").contains(
        "<p class=\"total\">Nothing that is due was handed in.</p>"))
  }

  @Test(
    "What cannot be due is told before anything is written",
    arguments: [
      (
        ["--due", "the-window,first-launch"],
        "error: `first-launch` is not an exercise, or a lesson that has some.\n"
          + "  To go on: `course list` shows points for exercises; `course next` goes on with scenarios.\n"
      ),
      (
        ["--due", "the-windwo"],
        "error: Nothing in the course is called `the-windwo`.\n"
          + "  To go on: Did you mean `launch-sequence/the-window`?\n"
      ),
      (
        ["--due", ","],
        "error: The option `--due` needs a value.\n  To go on: Write the value after it.\n"
      ),
      (
        ["--due", "containment", "--exercise", "the-window"],
        "error: Invalid value `launch-sequence/the-window` for `--exercise`.\n"
          + "  To go on: Write an exercise that is due: containment/reveal.\n"
      ),
    ])
  func wrong(words: [String], complaint: String) throws {
    try work.handIn("ada", [:])
    let grading = try work.course.call(["grade", work.submissions, "--out", "out"] + words)
    expectEqual(grading, .init(output: "", complaint: complaint, code: 64))
    let export = try work.course.call(["export", "gradescope", "out"] + words)
    expectEqual(export, .init(output: "", complaint: complaint, code: 64))
    expectNil(Disk.kind(of: "\(work.course.path)/out"))
  }

  @Test("A bundle for another system has what is due in it, and says so")
  func export() throws {
    let named = try work.course.call("export", "parallel", "engine", "--due", "01-LaunchSequence")
    expectEqual(
      named,
      .init(
        output: """
          engine has
            grade.sh
            hosts

          Due, and counted whether handed in or not: launch-sequence/the-window.

          Name the machines in `hosts`, then `./grade.sh SUBMISSIONS OUT` grades on all of them. Run it again
          after a stop: it goes on. The course, built as it is now, and OUT must be where every machine finds
          them under the same path.

          """, complaint: "", code: 0))
    expect(
      try work.course.text("engine/grade.sh").contains(
        "\nset -- --due 'launch-sequence/the-window' \"$@\"\n"))
    try FileSet(folder: "\(#filePath.deletingLastComponents(2))/Fixture/PrivateLessons")
      .write(to: "\(work.course.path)/secret")
    try work.course.write("", to: "Package.swift")
    try work.course.write("", to: "Sources/a.swift")
    expect(
      try work.course.call("export", "classroom50", "image").output.contains(
        """

        Only what a student hands in counts for that student: with `--due` an exercise that is left out
        counts too, with no points.

        """))
    let exam = ["--due", "exam", "--lessons", "secret"]
    expectEqual(try work.course.call(["export", "gradescope", "autograder"] + exam).code, 0)
    expect(
      try work.course.text("autograder/run_autograder").contains(
        /\noptions=\(--due 'containment\/exam' --seed \d+\)\n/))
    expectEqual(
      Disk.files(below: "\(work.course.path)/autograder/course/private"),
      Disk.files(below: "\(work.course.path)/secret"))
    expectEqual(try work.course.call(["export", "parallel", "engine-2"] + exam).code, 0)
    expect(
      try work.course.text("engine-2/grade.sh").contains(
        "\nset -- --due 'containment/exam' --lessons '\(work.course.path)/secret' \"$@\"\n"))
    expectEqual(
      try work.course.call("export", "student", "copy", "--due", "reveal").complaint,
      "error: `course export student` has no option `--due`.\n"
        + "  To go on: `course help export student` lists the options.\n")
  }
}
