import CourseModel
import EventTrace
import Expectations
import Testing

@testable import Rendering

@Suite struct ReportTextTests {
  private let renderer = TextRenderer()
  private let part = PartReference(
    id: "launch/solve", title: "Solve it", kind: .exercise, files: ["Workspace/x/Root.swift"])

  @Test("A list shows what is done, begun and next, without colour")
  func list() {
    func part(
      _ name: String, _ kind: PartKind, _ state: PartState, points: Int? = nil, best: Int = 0,
      isCurrent: Bool = false
    ) -> CourseListing.PartEntry {
      .init(
        id: "launch/\(name)", title: name.uppercased(), kind: kind, state: state, points: points,
        bestPoints: best, hintsUsed: 0,
        files: points == nil ? nil : .checked(points: best), isCurrent: isCurrent)
    }
    let listing = CourseListing(lessons: [
      .init(
        id: "launch", title: "Launching",
        parts: [
          part("tap", .scenario, .seen), part("solve", .exercise, .solved, points: 3, best: 3),
          part("begun", .exercise, .seen, points: 2, best: 1, isCurrent: true),
          part("later", .exercise, .new),
        ])
    ])
    expectEqual(
      renderer.text(listing),
      """
      Launching
        ✓ tap    TAP
        ✓ solve  SOLVE                                                                                 3/3
      » · begun  BEGUN                                                                                 1/2
          later  LATER                                                                                 -

      ✓ done   · begun   » next

      """)
  }

  @Test("A task that begins shows its files and how to go on")
  func introduced() {
    let report = NextReport(
      narrative: Reading(title: "Launching", markdown: "# Launching\n\nHow?\n"),
      deed: .introduced(part, task: Reading(title: "Solve it", markdown: "# Solve it\n")))
    expectEqual(
      renderer.text(report),
      """
      # Launching

      How?

      # Solve it

      Your files:
        Workspace/x/Root.swift

      Edit, then run `course next` to check. `course show solve` shows the task again.

      """)
  }

  @Test("After a pass it is said what comes next, and that it waits")
  func passed() {
    let report = NextReport(
      deed: .checked(part, Verdict(exercise: part.id, outcome: .passed)),
      upNext: PartReference(id: "memory/leak", title: "A leak", kind: .scenario))
    expectEqual(
      renderer.text(report),
      """
      ✓ launch/solve passes: 0 of 0 points

      Next comes “A leak” (memory/leak). Run `course next` when you are ready.

      """)
  }

  @Test("A finished course says so")
  func finished() {
    expectEqual(
      renderer.text(NextReport(deed: .finished(parts: 12))),
      "You have finished the course: all 12 parts are done.\n")
  }

  @Test("A hint says which of how many it is")
  func hint() {
    let report = HintReport(exercise: "launch/solve", number: 2, count: 2, hint: "Look closer.")
    expectEqual(
      renderer.text(report),
      """
      Hint 2 of 2 for launch/solve

      Look closer.

      That was the last one.

      """)
  }

  @Test("A verification names what was tried, every fault, and the sum")
  func verification() {
    let fault = Finding(
      .badLesson, "The starter passes all checks.", at: SourcePlace(file: "Lessons/a/Starter"),
      remedy: "Check for what the starter lacks.")
    let report = VerificationReport(
      findings: [],
      parts: [
        .init(
          id: "a/tap", kind: .scenario, tried: ["first run", "second run"],
          notes: [Finding(.advice, severity: .note, "`viewDidApear()` is not called.")]),
        .init(id: "a/solve", kind: .exercise, tried: ["starter"], faults: [fault]),
      ])
    expectEqual(
      renderer.text(report),
      """
      ✓ a/tap (first run, second run)
      note: `viewDidApear()` is not called.
      ✗ a/solve (starter)
      error: The starter passes all checks.
        Lessons/a/Starter
        To go on: Check for what the starter lacks.

      2 parts, 3 runs, 1 fault

      """)
  }

  @Test("The doctor says what is there, what is missing and how to get it")
  func doctor() {
    let report = DoctorReport(items: [
      .init(name: "compiler", state: .present, detail: "/usr/bin/swift-frontend"),
      .init(name: "modules", state: .missing, detail: "No `UIKit`.", remedy: "Run `swift build`."),
    ])
    expectEqual(
      renderer.text(report),
      """
      ✓ compiler    /usr/bin/swift-frontend
      ✗ modules     No `UIKit`.
                    To go on: Run `swift build`.

      """)
  }

  @Test("Behaviours are listed with the versions that have them")
  func behaviors() {
    let report = BehaviorReport(
      versions: [5, 6],
      behaviors: [
        .init(
          name: "hiddenViewsUnload", citing: [46], since: 2, before: 6,
          summary: "A memory warning unloads views that are not on screen.")
      ])
    expectEqual(
      renderer.text(report),
      """
      What changed from iOS 5.0 to iOS 6.0

      hiddenViewsUnload              2.0 until 6.0   A memory warning unloads views that are not on
                                                     screen. (rule 46)

      `course ios --rule CODE` shows a rule, a message or an open question.

      """)
  }

  @Test("A rule is shown with what is known of it, the dial, the sources and the tests")
  func rule() {
    var entry = BookEntry(
      code: "112", title: "All children must agree", chapter: "Rotation",
      text: "One NO is enough.")
    entry.versions = [
      .init(since: .first, before: 4), .init(since: 4.2, before: 4.3), .init(since: 5, before: 6),
      .init(since: 6),
    ]
    entry.confidence = [.documented, .oneSource]
    entry.sources = ["A", "OR-1"]
    entry.open = "Nobody tried it."
    var report = RuleReport(
      entry: entry, related: [.init(code: "9", title: "Other"), .init(code: "M9b", title: "Text")],
      behaviors: [
        .init(name: "allAgree", citing: [112, 113, "M9b"], since: 2, before: 6, summary: "All.")
      ])
    report.modelling = RuleModelling(files: ["HeadlessUIKit/A.swift"], tests: ["ATests/all", "T7"])
    expectEqual(
      renderer.text(report),
      """
      Rule 112: All children must agree

      One NO is enough.

      Versions      iOS 2 to 3; iOS 4.2; iOS 5; iOS 6 and later
      Confidence    documented, one source
      Sources       A, OR-1
      Open          Nobody tried it.

      See
        9    Other
        M9b  Text

      On the version dial
        allAgree  2.0 until 6.0: All.

      Modelled in `Sources/`
        HeadlessUIKit/A.swift

      Proven by
        ATests/all
        Tests/ConformanceTests/Traces/T7.json

      `course ios --rule 9` shows that one, and so on.

      """)
  }

  @Test("Rules are listed with their numbers below their chapters")
  func rules() {
    let listing = RuleListing(chapters: [
      .init(
        name: "Launch",
        rules: [.init(code: "9", title: "Other"), .init(code: "138b", title: "More")])
    ])
    expectEqual(
      renderer.text(listing),
      """
      Launch
        9     Other
        138b  More

      `course ios --rule CODE` shows a rule.

      """)
  }

  @Test(
    "A usage error names the nearest valid word",
    arguments: [
      (
        UsageProblem.unknownCommand("nxt", nearest: "next"),
        "error: There is no command `nxt`.\n  To go on: Did you mean `course next`?\n"
      ),
      (
        .unknownOption("--al", command: "check", nearest: "--all"),
        "error: `course check` has no option `--al`.\n  To go on: Did you mean `--all`?\n"
      ),
      (
        .unknownName("solv", nearest: ["a/solve", "b/solve"]),
        "error: Nothing in the course is called `solv`.\n"
          + "  To go on: Did you mean `a/solve` or `b/solve`?\n"
      ),
      (
        .unknownRule("M9", nearest: ["M9a", "M9b"]),
        "error: The rule book has no entry `M9`.\n  To go on: Did you mean `M9a` or `M9b`?\n"
      ),
      (
        .ambiguousName("solve", candidates: ["a/solve", "b/solve"]),
        "error: More than one part is called `solve`.\n"
          + "  To go on: Write one of `a/solve`, `b/solve`.\n"
      ),
    ])
  func usage(problem: UsageProblem, text: String) {
    expectEqual(renderer.text(problem), text)
  }

  @Test("A document for tools has its version and kind beside the report's fields")
  func json() throws {
    let report = HintReport(exercise: "a/b", number: 1, count: 2, hint: "Look.")
    expectEqual(
      try JSONDocument(kind: "hint", report: report).text(),
      """
      {
        "count" : 2,
        "course" : 1,
        "exercise" : "a/b",
        "hint" : "Look.",
        "kind" : "hint",
        "notes" : [

        ],
        "number" : 1
      }

      """)
  }

  private let plan = PlanReport(
    out: "/out", layout: "a folder for each student", exercises: ["launch/solve", "launch/later"],
    isDueNamed: false, students: 2, entries: 4, missing: 1, refused: 0, distinct: 3,
    seeds: ["launch/solve": 7, "launch/later": 7],
    tier: "self")

  @Test("A plan says what counts, and how to say what is due")
  func counted() {
    expectEqual(
      renderer.text(plan),
      """
      a folder for each student: 2 students, 4 pieces of work, 3 different to run
      sandbox self, seed 7
      counted: launch/solve, launch/later; `--due` names what is due
      1 not handed in

      """)
  }

  @Test("Where what is due is named a plan says it, and what was left out")
  func due() {
    var plan = plan
    plan.isDueNamed = true
    plan.leftOut = ["memory/b": 2, "memory/a": 1]
    expectEqual(
      renderer.text(plan),
      """
      a folder for each student: 2 students, 4 pieces of work, 3 different to run
      sandbox self, seed 7
      due: launch/solve, launch/later
      3 pieces of work left out, not being due: memory/a, memory/b
      1 not handed in

      """)
  }

  @Test("A plan says what is otherwise than last time, and what is graded again for it")
  func changes() {
    var plan = plan
    plan.seeds["launch/later"] = 8
    plan.untouched = 2
    plan.copies = 1
    plan.changes = .init(
      formerTier: "bubblewrap", isOtherGrader: true, exercises: ["launch/solve"], again: 3)
    expectEqual(
      renderer.text(plan),
      """
      a folder for each student: 2 students, 4 pieces of work, 3 different to run
      sandbox self, seeds in /out/seeds.json
      counted: launch/solve, launch/later; `--due` names what is due
      1 not handed in
      2 with the starter unchanged
      1 with another copy that is left out; the students' pages say which
      The sandbox was `bubblewrap` last time and is `self` now.
      The course or its compiler has changed since last time.
      Changed since last time: launch/solve.
      3 pieces of unchanged work are graded again.

      """)
  }

  @Test("A class's archive, which looks like one student's, is worth a word")
  func oneStudentWithCopies() {
    var plan = plan
    (plan.students, plan.missing, plan.copies) = (1, 0, 1)
    expect(
      renderer.text(plan).hasSuffix(
        """
        1 with another copy that is left out; the students' pages say which
        There is only one student, whose work has several copies.
        To go on: if this is a whole class's work, unpack it and give that folder.

        """))
  }

  @Test("A grading says whose points changed")
  func changedPoints() {
    let report = GradeReport(
      out: "/out", layout: "folders", students: 1, entries: 1, outcomes: ["passed": 1],
      ungraded: 0, conflicts: [],
      changes: [
        .init(student: "ann", exercise: "launch/solve", before: "1.5", now: "3", possible: "3")
      ], tier: "self", files: ["results.jsonl"])
    expectEqual(
      renderer.text(report),
      """
      1 student, 1 piece of work: 1 passed
      Points changed since last time:
        ann, launch/solve: 1.5 → 3 of 3
        /out/results.jsonl

      """)
  }
}
