import CourseModel
import EventTrace
import Expectations
import Testing

@testable import CourseRunner

@Suite struct CourseTests {
  @Test("next plays, introduces, checks, and moves on only when asked again")
  func sequence() throws {
    let miniature = try MiniatureCourse()
    var reports: [NextReport] = []
    func next() throws {
      var course = miniature.open()
      let report = try course.next()
      reports.append(report)
      // As the command line does when the reader has come to the end.
      if case .played(let scenario, _) = report.deed { _ = course.finish(scenario) }
    }
    try next()
    try next()
    try next()
    try miniature.folder.write(MiniatureCourse.solved, to: MiniatureCourse.work)
    try next()
    try next()
    let exercise = PartReference(
      id: MiniatureCourse.solve, title: "Solve it", kind: .exercise, files: [MiniatureCourse.work])
    expectEqual(reports.map { $0.narrative?.title }, ["Launching", nil, nil, nil, nil])
    expectEqual(reports.map(\.upNext), [exercise, nil, nil, nil, nil])
    guard case .played(let scenario, _) = reports[0].deed,
      case .introduced(exercise, let task) = reports[1].deed,
      case .checked(exercise, let failed) = reports[2].deed,
      case .checked(exercise, let passed) = reports[3].deed
    else {
      Issue.record("another order: \(reports.map(\.deed))")
      return
    }
    expectEqual(scenario.id, "launch/tap")
    expectEqual(task, Reading(title: "Solve it", markdown: "# Solve it\n\nWrite the word.\n"))
    expectEqual(failed.outcome, .untouched)
    expectEqual(passed.outcome, .passed)
    expectEqual(reports[4].deed, .finished(parts: 2))
  }

  @Test("With nothing changed the verdict is there without a judge")
  func keptVerdict() throws {
    let miniature = try MiniatureCourse()
    var course = miniature.open()
    course.prepareWorkspace()
    let part = try course.part(MiniatureCourse.solve)
    let first = try course.check(part)
    let starts = miniature.judges.starts
    expectEqual(try miniature.open().check(part), first)
    expectEqual(miniature.judges.starts, starts)
    expectEqual(starts, 1)
  }

  @Test("An app that was stopped and did not compute is run again: the machine may be busy")
  func busyMachine() throws {
    let miniature = try MiniatureCourse(
      judges: .describing({ _ in }, verdict: { $0.checks[0].end = .limit(.wallTime) }))
    var course = miniature.open()
    course.prepareWorkspace()
    let part = try course.part(MiniatureCourse.solve)
    _ = try course.check(part)
    _ = try course.check(part)
    expectEqual(miniature.judges.starts, 2)
  }

  @Test("Changed checks ask again, although the app is the same")
  func changedChecks() throws {
    let miniature = try MiniatureCourse()
    var course = miniature.open()
    course.prepareWorkspace()
    let part = try course.part(MiniatureCourse.solve)
    _ = try course.check(part)
    try miniature.folder.write("let exercise = 2\n", to: "Lessons/01-Launch/02-solve/Checks.swift")
    _ = try course.check(part)
    expectEqual(miniature.judges.starts, 2)
  }

  @Test("An app that does not compile is not built, and no judge has to answer")
  func notBuilt() throws {
    let miniature = try MiniatureCourse([MiniatureCourse.work: "let x = missing\n"])
    let course = miniature.open()
    let verdict = try course.check(try course.part(MiniatureCourse.solve))
    expectEqual(verdict.outcome, .notBuilt)
    expectEqual(verdict.findings.map(\.message), ["cannot find 'missing' in scope"])
    expectEqual(miniature.judges.requests, [])
  }

  @Test("A lesson that does not compile is told with its line, and next passes over it")
  func brokenLesson() throws {
    let miniature = try MiniatureCourse([
      "Lessons/01-Launch/01-tap/Scenario.swift": "let scenario = missing\n"
    ])
    var course = miniature.open()
    let report = try course.next()
    guard case .introduced(let part, _) = report.deed else {
      Issue.record("another deed: \(report.deed)")
      return
    }
    expectEqual(part.id, MiniatureCourse.solve)
    expectEqual(
      report.notes.last,
      Finding(
        .badLesson, "The lesson does not compile: cannot find 'missing' in scope",
        at: SourcePlace(
          file: "Lessons/01-Launch/01-tap/Scenario.swift", line: 1, column: 16,
          sourceLine: "let scenario = missing"),
        remedy: "Repair the lesson or tell its author; the other parts of the course work."))
  }

  @Test("An exercise without checks is told with its folder")
  func noChecks() throws {
    let miniature = try MiniatureCourse()
    try miniature.folder.remove("Lessons/01-Launch/02-solve/Checks.swift")
    var course = miniature.open()
    course.prepareWorkspace()
    let verdict = course.checkAndRecord(try course.part(MiniatureCourse.solve), filesFrom: nil)
    expectEqual(
      verdict,
      Verdict(
        exercise: MiniatureCourse.solve, outcome: .infrastructure,
        findings: [
          Finding(
            .badLesson, "The exercise has no checks.",
            at: SourcePlace(file: "Lessons/01-Launch/02-solve"),
            remedy: "Write its `Checks.swift`.")
        ]))
  }

  @Test("Without a compiler a check says so, and texts can still be read")
  func noCompiler() throws {
    let miniature = try MiniatureCourse()
    var course = miniature.open(searchPath: "/nowhere")
    course.prepareWorkspace()
    let part = try course.part(MiniatureCourse.solve)
    let verdict = course.checkAndRecord(part, filesFrom: nil)
    expectEqual(verdict.findings.map(\.message), ["There is no Swift compiler on the PATH."])
    expectEqual(course.task(of: part).title, "Solve it")
    expectEqual(course.listing().lessons.count, 1)
  }

  @Test("A progress file that cannot be written does not keep the answer back")
  func readOnlyProgress() throws {
    let miniature = try MiniatureCourse(["Workspace/.course/progress.json/in-the-way": ""])
    var course = miniature.open()
    let report = try course.next()
    expectEqual(report.upNext?.id, MiniatureCourse.solve)
    expectEqual(report.notes.last?.message, "Your progress was not saved: Is a directory.")
  }

  @Test("Points and state are written down; a later worse check takes nothing away")
  func record() throws {
    let miniature = try MiniatureCourse([MiniatureCourse.work: MiniatureCourse.solved])
    var course = miniature.open()
    course.prepareWorkspace()
    let part = try course.part(MiniatureCourse.solve)
    _ = course.checkAndRecord(part, filesFrom: nil)
    try miniature.folder.write(MiniatureCourse.starter, to: MiniatureCourse.work)
    _ = course.checkAndRecord(part, filesFrom: nil)
    expectEqual(
      course.listing().lessons[0].parts[1],
      CourseListing.PartEntry(
        id: MiniatureCourse.solve, title: "Solve it", kind: .exercise, state: .solved, points: 2,
        bestPoints: 2, hintsUsed: 0, files: .checked(points: 0), isCurrent: false))
  }

  @Test("Files from another folder are checked, and nothing is written down")
  func filesFrom() throws {
    let miniature = try MiniatureCourse(["elsewhere/Root.swift": MiniatureCourse.solved])
    var course = miniature.open()
    course.prepareWorkspace()
    let part = try course.part(MiniatureCourse.solve)
    let folder = "\(miniature.folder.path)/elsewhere"
    expectEqual(course.checkAndRecord(part, filesFrom: folder).outcome, .passed)
    expectEqual(course.progress[part.id].state, .new)
  }

  @Test("The starter unchanged has an outcome of its own, no points and no words for wrong answers")
  func untouched() throws {
    let miniature = try MiniatureCourse(
      ["elsewhere/Root.swift": "// Mine.\n" + MiniatureCourse.starter],
      judges: .lookingForWord(["Root"], gifts: 1))
    var course = miniature.open()
    course.prepareWorkspace()
    let part = try course.part(MiniatureCourse.solve)
    for folder in [nil, "\(miniature.folder.path)/elsewhere"] {
      let verdict = course.checkAndRecord(part, filesFrom: folder)
      expectEqual(verdict.outcome, .untouched)
      expect((verdict.earned, verdict.possible) == (0, 3))
      expectEqual(verdict.checks.map(\.outcome), [.failed, .passed])
      expectEqual(verdict.checks.flatMap(\.feedback), [])
    }
    expectEqual(course.progress[part.id].bestPoints, 0)
    try miniature.folder.write("struct Root { let word = 1 }\n", to: MiniatureCourse.work)
    let touched = course.checkAndRecord(part, filesFrom: nil)
    expect((touched.outcome, touched.earned) == (.failed, 1))
    expectEqual(touched.checks[0].feedback.map(\.text), ["Not so."])
  }

  @Test(
    "Files of the starter that were deleted, renamed or merged do not come back",
    arguments: [
      ["Root.swift": "@main struct Root { static func main() { print(\"solved\") } }\n"],
      ["All.swift": MiniatureCourse.solved + "struct Extra {}\n"],
      [
        "App/Root.swift": MiniatureCourse.solved, "App/Info.plist": "<plist/>",
        "App.xcodeproj/project.pbxproj": "", "App.xcodeproj/xcuserdata/me.plist": "",
        "AppTests/AppTests.swift": "import XCTest\n", "build/Root.swift": "not this\n",
        "Package.swift": "import PackageDescription\n",
      ],
    ])
  func filesGone(answer: [String: String]) throws {
    let starter = "Lessons/01-Launch/02-solve/Starter"
    let files = answer.map { ("elsewhere/\($0.key)", $0.value) }
    let miniature = try MiniatureCourse(
      [
        "\(starter)/main.swift": "print(Root(), Extra())\n",
        "\(starter)/Extra.swift": "struct Extra {}\n",
      ].merging(files) { $1 })
    var course = miniature.open()
    let part = try course.part(MiniatureCourse.solve)
    let folder = "\(miniature.folder.path)/elsewhere"
    let verdict = try course.check(part, filesFrom: folder)
    expectEqual(verdict.outcome, .passed)
    expectEqual(verdict.findings, [])
    expectEqual(try course.play(part, filesFrom: folder).runs.count, 1)
  }

  @Test("Files of the starter are added where it does not build without them, and that is told")
  func filesMissing() throws {
    let starter = "Lessons/01-Launch/02-solve/Starter"
    let miniature = try MiniatureCourse([
      "\(starter)/Extra.swift": "struct Extra {}\n",
      "elsewhere/Answer.swift": "let solved = Extra()\n", "wrong/Answer.swift": "let x: Y\n",
    ])
    var course = miniature.open()
    let part = try course.part(MiniatureCourse.solve)
    let folder = miniature.folder.path
    let verdict = try course.check(part, filesFrom: "\(folder)/elsewhere")
    expectEqual(verdict.outcome, .passed)
    expectEqual(
      verdict.findings,
      [
        Finding(
          .badFile, severity: .note,
          "The starter's files that were not handed in were added: `Extra.swift`, `Root.swift`.")
      ])
    expectEqual(try course.play(part, filesFrom: "\(folder)/elsewhere").runs.count, 1)
    expectEqual(course.notes, verdict.findings)
    let wrong = try course.check(part, filesFrom: "\(folder)/wrong")
    expectEqual(wrong.outcome, .notBuilt)
    expectEqual(wrong.findings.map(\.message), ["cannot find type 'Y' in scope"])
    let error = #expect(throws: Finding.self) {
      try course.play(part, filesFrom: "\(folder)/wrong")
    }
    expectEqual(error?.message, "cannot find type 'Y' in scope")
  }

  @Test("A plist or a picture alone from another folder lies over the starter's files")
  func filesWithoutSwift() throws {
    let miniature = try MiniatureCourse([
      "plist/Info.plist": "<plist/>", "picture/Default.png": "", "notes/notes.md": "",
    ])
    var course = miniature.open()
    course.prepareWorkspace()
    let part = try course.part(MiniatureCourse.solve)
    for folder in ["plist", "picture"] {
      let verdict = try course.check(part, filesFrom: "\(miniature.folder.path)/\(folder)")
      expectEqual(verdict.outcome, .failed)
      expectEqual(
        verdict.findings.map(\.message),
        [
          "The starter's files that were not handed in were added: `Root.swift`."
        ])
    }
    let folder = "\(miniature.folder.path)/notes"
    expectEqual(
      try course.check(part, filesFrom: folder).findings,
      [
        Finding(
          .badFile, "The folder contains no app files.", at: SourcePlace(file: folder),
          remedy: "Name the folder with the files that you have changed; an app's end in .swift, "
            + ".xib, .storyboard, .xcstrings, .plist, .stringsdict, .strings, .json, .txt, .csv, "
            + ".tsv, .xml, .html, .css, .js, .rtf, .geojson, .gpx, .yaml, .yml, .dat, .bin, .png, "
            + ".jpg, .jpeg, .pdf, .svg, .heic, .gif, .mp3, .wav, "
            + ".m4a, .aif, .caf, .mp4, .mov, .ttf or .otf."
        )
      ])
  }

  @Test("Hints come one after the other, the last one again, and are counted")
  func hints() throws {
    let miniature = try MiniatureCourse()
    var texts: [String] = []
    for _ in 1...4 {
      var course = miniature.open()
      texts.append(try course.hint(for: try course.part(MiniatureCourse.solve)).hint)
    }
    expectEqual(texts, ["A nudge.", "Where to look.", "Write `solved`.", "Write `solved`."])
    expectEqual(miniature.open().progress[MiniatureCourse.solve].hintsUsed, 3)
    expectEqual(miniature.judges.starts, 1)
  }

  @Test("The solution is kept back until the exercise is solved, or is wanted anyway")
  func solutionKept() throws {
    let miniature = try MiniatureCourse()
    var course = miniature.open()
    course.prepareWorkspace()
    let part = try course.part(MiniatureCourse.solve)
    let finding = #expect(throws: Finding.self) { try course.solution(of: part, anyway: false) }
    expectEqual(finding?.message, "The exercise `launch/solve` is not solved yet.")
    expectEqual(
      try course.solution(of: part, anyway: true),
      SolutionReport(
        exercise: part.id,
        files: [
          .init(
            name: "Root.swift", change: .differs,
            text: """
              --- yours/Root.swift
              +++ solution/Root.swift
              @@ -1 +1 @@
              -struct Root {}
              +struct Root { let word = "solved" }

              """)
        ]))
  }

  @Test("A solution may add and delete files")
  func solutionChanges() throws {
    let miniature = try MiniatureCourse([
      "Lessons/01-Launch/02-solve/Starter/Old.swift": "struct Old {}\n",
      "Lessons/01-Launch/02-solve/Solution/New.swift": "struct New {}\n",
      "Lessons/01-Launch/02-solve/Solution/.deleted": "Old.swift\n",
    ])
    var course = miniature.open()
    course.prepareWorkspace()
    let report = try course.solution(of: try course.part(MiniatureCourse.solve), anyway: true)
    expectEqual(report.files.map(\.name), ["New.swift", "Old.swift", "Root.swift"])
    expectEqual(report.files.map(\.change), [.added, .deleted, .differs])
  }

  @Test("A course is found upward of a folder, and where there is none that is told")
  func root() throws {
    let miniature = try MiniatureCourse()
    let root = miniature.folder.path
    expectEqual(try Course.root(above: "\(root)/Lessons/01-Launch"), root)
    let empty = try TemporaryFolder()
    let finding = #expect(throws: Finding.self) { try Course.root(above: empty.path) }
    expectEqual(finding?.remedy, "Go into the course's folder, or name it with `--course DIR`.")
  }
}
