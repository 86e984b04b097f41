import CourseModel
import EventTrace
import Expectations
import Testing

@testable import CourseRunner

@Suite struct VerificationTests {
  private let exercise = "\(lesson)/02-solve"
  private static let lesson = "Lessons/01-Launch"

  @Test("A course that keeps its promises has no faults, and one judge serves each part")
  func sound() throws {
    let miniature = try MiniatureCourse(
      [
        "\(exercise)/Alternatives/Class/Root.swift": "class Root { let word = \"solved\" }\n",
        "\(exercise)/Mistakes/Almost/Root.swift": "struct Root { let word = \"Almost\" }\n",
      ],
      judges: .lookingForWord(["Almost"]))
    let report = try miniature.open().verify()
    expectEqual(
      report,
      VerificationReport(
        findings: [],
        parts: [
          .init(id: "launch/tap", kind: .scenario, tried: ["first run", "second run"]),
          .init(
            id: "launch/solve", kind: .exercise,
            tried: ["starter: 0 of 2 points", "solution", "alternative Class", "mistake Almost"]),
        ]))
    expectEqual(miniature.judges.starts, 2)
  }

  @Test("What may be meant in a scenario's app is told and is no fault; `next` keeps it to itself")
  func notesOnScenario() throws {
    let app = "\(Self.lesson)/01-tap/App"
    let miniature = try MiniatureCourse([
      "\(app)/Root.swift": "struct UIRoot { let file = \"words\" }\n", "\(app)/words.db": "",
    ])
    var course = miniature.open()
    let report = try course.verify([try course.part("launch/tap")])
    expectEqual(
      report.parts[0].notes.map(\.message),
      [
        "The app declares a type `UIRoot`; the prefix `UI` is UIKit's.",
        "The sources name `words.db`, but files that end in `.db` are not put into the app's bundle here.",
      ])
    // Apps cannot use the file, and that is a fault.
    expectEqual(report.faults, 1)
    _ = try course.play(try course.part("launch/tap"))
    expectEqual(course.notes, report.parts[0].notes)
    var student = miniature.open()
    let messages = try student.next().notes.map(\.message)
    expect(!messages.contains { $0.contains("UIRoot") || $0.contains("words.db") })
  }

  /// The faults of a course that has these files besides or instead.
  private func faults(
    _ files: [String: String], judges: FakeJudges = .lookingForWord()
  ) throws -> [String] {
    try findings(files, judges: judges).map(\.message)
  }

  /// The same with their places.
  private func findings(
    _ files: [String: String], judges: FakeJudges = .lookingForWord()
  ) throws -> [Finding] {
    let miniature = try MiniatureCourse(files, judges: judges)
    let report = try withExtendedLifetime(miniature) { try miniature.open().verify() }
    return report.findings + report.parts.flatMap(\.faults)
  }

  @Test("A starter that passes is a fault")
  func starterPasses() throws {
    expectEqual(
      try faults(["\(exercise)/Starter/Root.swift": MiniatureCourse.solved]),
      [
        "The starter passes all checks."
      ])
  }

  @Test("A starter that earns points is a fault; one that passes a check without points is none")
  func starterEarns() throws {
    expectEqual(
      try faults([:], judges: .lookingForWord(gifts: 1)),
      [
        "The untouched starter earns the points of the check “it is there”.",
        "An app that does nothing earns the points of the check “it is there”.",
      ])
    expectEqual(try faults([:], judges: .lookingForWord(gifts: 0)), [])
  }

  @Test("What a starter earns is told, but for one that does not compile")
  func starterPoints() throws {
    func tried(_ files: [String: String], _ judges: FakeJudges) throws -> String? {
      let miniature = try MiniatureCourse(files, judges: judges)
      return try withExtendedLifetime(miniature) {
        try miniature.open().verify().parts.last?.tried.first
      }
    }
    expectEqual(try tried([:], .lookingForWord(gifts: 1)), "starter: 1 of 3 points")
    let broken = ["\(exercise)/Starter/Root.swift": "let x = missing\n"]
    expectEqual(try tried(broken, .lookingForWord()), "starter")
  }

  @Test("A starter that does not compile is a fault at its line, unless that is declared")
  func starterDoesNotCompile() throws {
    let files = ["\(exercise)/Starter/Root.swift": "let x = missing\n"]
    let fault = try #require(try findings(files).first)
    expectEqual(fault.message, "The starter does not compile: cannot find 'missing' in scope")
    expectEqual(fault.place?.file, "\(exercise)/Starter/Root.swift")
    expectEqual(fault.place?.line, 1)
    let declared = FakeJudges.describing { $0.starterCompiles = false }
    expectEqual(try faults(files, judges: declared), [])
    expectEqual(
      try faults([:], judges: declared),
      [
        "The starter compiles, but `starterCompiles: false` says that it does not."
      ])
  }

  @Test("Feedback that the untouched starter gets is a fault at its line")
  func earlyFeedback() throws {
    var isFirst = true
    let feedback = FeedbackDescription(text: "Look.", mistake: "Almost")
    let judges = FakeJudges.describing {
      $0.checks[0].feedback = [FeedbackDescription(text: "Look.", mistake: "Almost", line: 8)]
    } verdict: {
      // The starter is tried first.
      if isFirst || $0.checks[0].feedback == [feedback] { $0.checks[0].feedback = [feedback] }
      isFirst = false
    }
    let found = try findings([:], judges: judges).filter { !$0.message.contains("not there") }
    expectEqual(
      found.map(\.message),
      [
        "The untouched starter gets this feedback from the check “it is solved”."
      ])
    expectEqual(found[0].place, SourcePlace(file: "\(exercise)/Checks.swift", line: 8))
    let declared = FakeJudges.describing {
      $0.checks[0].feedback = [
        FeedbackDescription(text: "Look.", mistake: "Almost", line: 8, fitsStarter: true)
      ]
    } verdict: {
      $0.checks[0].feedback = [feedback]
    }
    expect(try faults([:], judges: declared).allSatisfy { $0.contains("not there") })
  }

  @Test(
    "Inputs that change nothing of what the app does and shows are a fault at their check's line")
  func unseenInputs() throws {
    func faults(_ change: @escaping (inout CheckResult, Int) -> Void) throws -> [Finding] {
      var count = 0
      return try findings(
        [:],
        judges: .describing({ $0.checks[0].line = 5 }) {
          count += 1
          $0.checks[0].seed = 1
          change(&$0.checks[0], count)
        })
    }
    let found = try faults { result, _ in result.seen = 7 }
    expectEqual(
      found.map(\.message),
      [
        "The check “it is solved” uses random inputs, but the solution behaves the same with all of them."
      ])
    expectEqual(found.first?.place, SourcePlace(file: "\(exercise)/Checks.swift", line: 5))
    expectEqual(try faults { result, count in result.seen = count }, [])
  }

  @Test(
    "A class that a text names in code font is in a file of the part or in UIKit, else it is a fault"
  )
  func strangeClasses() throws {
    let text = """
      # Solve it

      Make a `MapViewController` in `Root.swift`, not an `UIMapViewController`. `UINavigationController`
      and `NotificationCenter.default` help; a `Root` needs a `MapViewControler(nibName:)`.

          let example = `OtherViewController`()

      ```
      `OtherViewController`
      ```

      """
    let found = try findings([
      "\(exercise)/Task.md": text,
      "\(exercise)/Solution/Root.swift":
        "struct Root { let word = \"solved\" }\nclass MapViewController {}\n",
      "Lessons/01-Launch/Lesson.md": "# Launching\n\nOn `MapViewController` and `LostView`.\n",
    ])
    expectEqual(
      found.map(\.message),
      [
        "The text names `LostView`, but neither a file here nor UIKit has it.",
        "The text names `UIMapViewController`, but neither a file here nor UIKit has it.",
        "The text names `MapViewControler`, but neither a file here nor UIKit has it.",
      ])
    expectEqual(found.map(\.place?.line), [3, 3, 4])
    expectEqual(found.last?.remedy, "Write `MapViewController`, or add the class.")
  }

  @Test("Fewer than three hints are a fault at the exercise's line")
  func hints() throws {
    for (count, words) in ["no hints", "1 hint", "2 hints"].enumerated() {
      let judges = FakeJudges.describing {
        $0.hints = Array($0.hints.prefix(count))
        $0.line = 3
      }
      let found = try findings([:], judges: judges)
      expectEqual(found.map(\.message), ["The exercise has \(words)."])
      expectEqual(found[0].place, SourcePlace(file: "\(exercise)/Checks.swift", line: 3))
    }
  }

  @Test("An exercise whose checks have no points is a fault at its line")
  func worthNothing() throws {
    let judges = FakeJudges.describing {
      for index in $0.checks.indices { $0.checks[index].points = 0 }
      $0.line = 3
    }
    let found = try findings([:], judges: judges)
    expectEqual(
      found.map(\.message),
      [
        "The exercise is worth no points: a grader could not tell a right answer from none."
      ])
    expectEqual(found[0].place, SourcePlace(file: "\(exercise)/Checks.swift", line: 3))
  }

  @Test("A feedback that no mistake proves is a fault at its line")
  func feedbackWithoutMistake() throws {
    let judges = FakeJudges.describing {
      $0.checks[0].feedback = [FeedbackDescription(text: "Look.", mistake: nil, line: 9)]
    }
    let found = try findings([:], judges: judges)
    expectEqual(found.map(\.message), ["A feedback has no mistake that proves it."])
    expectEqual(found[0].place, SourcePlace(file: "\(exercise)/Checks.swift", line: 9))
  }

  @Test("A check that asserts nothing is a fault at its line, though the solution passes")
  func idleCheck() throws {
    let judges = FakeJudges.describing({ $0.checks[0].line = 5 }) { $0.checks[0].assertions = 0 }
    let found = try findings([:], judges: judges)
    expectEqual(
      found.map(\.message),
      [
        "The check “it is solved” asserts nothing, so every app that runs passes it."
      ])
    expectEqual(found[0].place, SourcePlace(file: "\(exercise)/Checks.swift", line: 5))
  }

  @Test("An assertion that fails on the solution is told with its message and line")
  func assertionPlace() throws {
    let judges = FakeJudges.describing({ _ in }) { verdict in
      guard !verdict.checks[0].failures.isEmpty else { return }
      verdict.checks[0].failures[0].message = "The word must be there."
      verdict.checks[0].failures[0].assertion = SourcePlace(file: "Checks.swift", line: 1)
    }
    let found = try findings(
      ["\(exercise)/Solution/Root.swift": "struct Root { let x = 1 }\n"], judges: judges)
    expectEqual(
      found.map(\.message),
      [
        "The solution does not pass the check “it is solved”: not solved - The word must be there."
      ])
    expectEqual(
      found[0].place,
      SourcePlace(
        file: "\(exercise)/Checks.swift", line: 1, sourceLine: "let exercise = 1"))
  }

  @Test(
    "Files without a place, and names with a slip, are faults",
    arguments: [
      ("02-solve/Notes.txt", "`Notes.txt` does not belong in the folder of an exercise."),
      ("02-solve/Mistake/A/R.swift", "`Mistake` does not belong in the folder of an exercise."),
      ("02-solve/Stages.swift", "`Stages.swift` does not belong in the folder of an exercise."),
      ("02-solve/Starter/Root.swift.orig", "Apps cannot use `Root.swift.orig`."),
      ("02-solve/Mistakes/R.swift", "`R.swift` is not inside an answer's folder."),
      (
        "02-solve/Solution/.deleted", "`.deleted` names `x`, which the starter does not have."
      ),
      ("01-tap/Task.md", "`Task.md` does not belong in the folder of a scenario."),
      ("draft.txt", "`draft.txt` does not belong in the folder of a lesson."),
      ("more/Task.md", "The folder's name does not begin with a number."),
    ])
  func strays(path: String, fault: String) throws {
    expect(try faults(["\(Self.lesson)/\(path)": "# T\nx\n"]).contains(fault))
  }

  @Test("What a text links to is no stray file")
  func linked() throws {
    expectEqual(
      try faults([
        "\(exercise)/Task.md": "# Solve\n![a](pictures/a.png)\n", "\(exercise)/pictures/a.png": "",
      ]), [])
  }

  @Test("Two parts with one number are a fault, and so are two lessons")
  func numbers() throws {
    let found = try faults([
      "\(Self.lesson)/02-again/Task.md": "# Again\n", "Lessons/01-Other/Lesson.md": "# Other\n",
    ])
    expect(found.contains("Two parts of the lesson have the number 2: `02-again` and `02-solve`."))
    expect(found.contains("Two lessons have the number 1: `01-Launch` and `01-Other`."))
  }

  @Test("Who verifies one lesson is told of another with its number")
  func numberOfAnother() throws {
    let miniature = try MiniatureCourse(
      ["Lessons/01-Other/Lesson.md": "# Other\n"], judges: .lookingForWord())
    let course = miniature.open()
    let report = try withExtendedLifetime(miniature) {
      try course.verify(course.catalog.lessons.first { $0.folderName == "01-Launch" }?.parts)
    }
    expectEqual(
      report.findings.map(\.message),
      [
        "Two lessons have the number 1: `01-Launch` and `01-Other`."
      ])
  }

  @Test(
    "A file of the wrong name is told with the right one",
    arguments: [
      ("Checks.swift", "Check.swift", "Rename `Check.swift` to `Checks.swift`."),
      ("Task.md", "task.md", "Rename it to `Task.md`, or remove it."),
      ("Starter/Root.swift", "Sarter/Root.swift", "Rename it to `Starter`, or remove it."),
    ])
  func misspelt(right: String, wrong: String, remedy: String) throws {
    let miniature = try MiniatureCourse()
    let text = try miniature.folder.text("\(exercise)/\(right)")
    try miniature.folder.remove("\(exercise)/\(right.prefix { $0 != "/" })")
    try miniature.folder.write(text, to: "\(exercise)/\(wrong)")
    let report = try withExtendedLifetime(miniature) { try miniature.open().verify() }
    expect(report.parts.flatMap(\.faults).contains { $0.remedy == remedy })
  }

  @Test("A folder that is nearly a part says what to rename, and a scenario without `App` too")
  func nearlyParts() throws {
    let found = try findings([
      "\(Self.lesson)/03-new/scenario.swift": "",
      "\(Self.lesson)/04-show/Scenario.swift": "let scenario = 1",
      "\(Self.lesson)/04-show/Ap/A.swift": "",
    ])
    expect(found.contains { $0.remedy == "Rename `scenario.swift` in it to `Scenario.swift`." })
    expect(found.contains { $0.remedy == "Rename `Ap` to `App`." })
  }

  @Test(
    "A script without the global that hands it over says what to write",
    arguments: [
      (
        "let excercise = Exercise()\n",
        "`Checks.swift` declares `excercise` instead of `exercise`.", 1
      ),
      ("let x = 1\n", "`Checks.swift` declares no `exercise`.", nil),
    ])
  func noGlobal(text: String, fault: String, line: Int?) throws {
    let found = try findings(["\(exercise)/Checks.swift": "\(text)struct Exercise {}\n"])
    expectEqual(found.map(\.message), [fault])
    expectEqual(found[0].place?.file, "\(exercise)/Checks.swift")
    expectEqual(found[0].place?.line, line)
  }

  @Test(
    "What differs in every run is a fault of a script",
    arguments: [
      ("let a = Int.random(in: 1...6)", "`random` differs in every run."),
      ("let a = [1].shuffled()", "`shuffled` differs in every run."),
      ("let a = [1].randomElement()", "`randomElement` differs in every run."),
      ("let a = UUID()", "`UUID()` differs in every run."),
      ("let a = Date()", "`Date()` differs in every run."),
      ("let a: Date = .now", "`now` differs in every run."),
      ("let a = Date.now", "`now` differs in every run."),
      (
        "let a = ContinuousClock()",
        "`ContinuousClock` reads the machine's clock; the app runs on virtual time."
      ),
      (
        "var a = SystemRandomNumberGenerator()",
        "`SystemRandomNumberGenerator` differs in every run."
      ),
      ("let a = \"\\(Int.random(in: 1...6))\"", "`random` differs in every run."),
      (
        "let a = f(iOS: 6, 12.10)",
        "`12.10` is read as a number, not as the version that it looks like."
      ),
      ("exit(0)", "`exit` ends the judge, and with it the checks that are still to come."),
    ])
  func unsteady(line: String, fault: String) {
    let found = unsteady("import CourseKit\n\(line)\n")
    expectEqual(found.map(\.message), [fault])
    expectEqual(found.first?.place?.line, 2)
    expectEqual(found.first?.place?.sourceLine, line)
    expect(found.first?.remedy != nil)
  }

  @Test(
    "What follows from the seed is none",
    arguments: [
      "let a = Int.random(in: 1...f(2), using: &app.random)",
      "let a = [1].shuffled(using: &app.random)",
      "app.random.word()", "let a = Date(timeIntervalSince1970: 0)", "// UUID() and Date()",
      "let a = \"UUID()\"", "let a = clock.now", "func random(in range: Int) {}",
      "let a = f(iOS: 12.1, width: 12.75)", "func exit(_ door: Int) {}", "hall.exit(1)",
    ])
  func steady(line: String) {
    expectEqual(unsteady("\(line)\n"), [])
  }

  private func unsteady(_ text: String) -> [Finding] {
    UnsteadyCode.findings(
      in: FileSet(files: ["Checks.swift": Array(text.utf8)]),
      of: Part(
        id: "launch/solve", kind: .exercise, title: "", location: "01-Launch/02-solve", folder: ""))
  }

  @Test("A solution that fails is a fault, with the check and its reason")
  func solutionFails() throws {
    expectEqual(
      try faults(["\(exercise)/Solution/Root.swift": "struct Root { let x = 1 }\n"]),
      [
        "The solution does not pass the check “it is solved”: not solved"
      ])
  }

  @Test("A solution that does not compile is a fault at its line")
  func solutionDoesNotCompile() throws {
    expectEqual(
      try faults(["\(exercise)/Solution/Root.swift": "let x = missing\n"]),
      [
        "cannot find 'missing' in scope"
      ])
  }

  @Test("An alternative that fails is a fault, with the check and its reason")
  func alternativeFails() throws {
    expectEqual(
      try faults(["\(exercise)/Alternatives/Odd/Root.swift": "struct Root { let x = 1 }\n"]),
      [
        "The alternative `Odd` does not pass the check “it is solved”: not solved"
      ])
  }

  /// A judge whose check draws inputs, and gives that outcome with the seed 2.
  private func drawing(_ outcome: CheckResult.Outcome, mistakes: [String] = []) -> FakeJudges {
    let plain = FakeJudges.lookingForWord(mistakes)
    return FakeJudges { request in
      let reply = plain.answer(request)
      guard case .check(_, _, let seed, _) = request, case .verdict(var verdict) = reply else {
        return reply
      }
      verdict.checks[0].seed = seed
      verdict.checks[0].seen = Int(seed)
      if seed == 2 {
        verdict.outcome = outcome == .passed ? .passed : .failed
        verdict.checks[0].outcome = outcome
        verdict.checks[0].failures = [Failure(kind: .assertion, summary: "unlucky")]
      }
      return .verdict(verdict)
    }
  }

  @Test("A right answer that fails with other inputs is a fault, with the seed that draws them")
  func unluckyAnswers() throws {
    expectEqual(
      try faults(
        ["\(exercise)/Alternatives/Class/Root.swift": "class Root { let word = \"solved\" }\n"],
        judges: drawing(.failed)),
      [
        "The solution does not pass the check “it is solved” with the seed 2: unlucky",
        "The alternative `Class` does not pass the check “it is solved” with the seed 2: unlucky",
      ])
  }

  @Test("Other inputs are tried as often as asked for")
  func countedSeeds() throws {
    let miniature = try MiniatureCourse(judges: drawing(.failed))
    for (count, faults) in [(0, 0), (1, 1), (3, 1)] {
      let report = try withExtendedLifetime(miniature) {
        try miniature.open().verify(otherSeeds: count)
      }
      expectEqual(report.findings.count + report.parts.flatMap(\.faults).count, faults)
    }
  }

  @Test("A mistake that passes with other inputs is a fault, with the seed that draws them")
  func luckyMistake() throws {
    expectEqual(
      try faults(
        ["\(exercise)/Mistakes/Almost/Root.swift": "struct Root { let word = \"Almost\" }\n"],
        judges: drawing(.passed, mistakes: ["Almost"])),
      [
        "The mistake `Almost` passes all checks with the seed 2."
      ])
  }

  @Test("An alternative that does not compile is a fault at its line")
  func alternativeDoesNotCompile() throws {
    expectEqual(
      try faults(["\(exercise)/Alternatives/Odd/Root.swift": "let x = missing\n"]),
      [
        "cannot find 'missing' in scope"
      ])
  }

  @Test("An alternative without files is a fault")
  func emptyAlternative() throws {
    expectEqual(
      try faults(["\(exercise)/Alternatives/Odd/.keep": ""]),
      [
        "There are no files in `Alternatives/Odd`."
      ])
  }

  @Test("Any answer may do without files of the starter")
  func deletedFiles() throws {
    func other(_ word: String) -> String { "struct Other { let word = \"\(word)\" }\n" }
    expectEqual(
      try faults(
        [
          "\(exercise)/Starter/Other.swift": other(""),
          "\(exercise)/Solution/.deleted": "Other.swift\n",
          "\(exercise)/Alternatives/InOther/.deleted": "Root.swift\n",
          "\(exercise)/Alternatives/InOther/Other.swift": other("solved"),
          "\(exercise)/Mistakes/Almost/.deleted": "Root.swift\n",
          "\(exercise)/Mistakes/Almost/Other.swift": other("Almost"),
        ],
        judges: .lookingForWord(["Almost"])), [])
  }

  @Test("A mistake that no feedback names is a fault")
  func unnamedMistake() throws {
    expectEqual(
      try faults(["\(exercise)/Mistakes/Odd/Root.swift": "struct Root { let x = 1 }\n"]),
      [
        "No feedback names the mistake `Odd` in `provenBy`."
      ])
  }

  @Test("A mistake whose feedback does not fire is a fault")
  func silentFeedback() throws {
    expectEqual(
      try faults(
        ["\(exercise)/Mistakes/Almost/Root.swift": "struct Root { let x = 1 }\n"],
        judges: .lookingForWord(["Almost"])),
      [
        "The mistake `Almost` fails at “it is solved” without its feedback."
      ])
  }

  @Test("A mistake that passes is a fault")
  func passingMistake() throws {
    expectEqual(
      try faults(
        ["\(exercise)/Mistakes/Almost/Root.swift": "struct Root { let x = \"solved\" }\n"],
        judges: .lookingForWord(["Almost"])), ["The mistake `Almost` passes all checks."])
  }

  @Test("A feedback whose mistake is not there is a fault")
  func unprovenFeedback() throws {
    expectEqual(
      try faults([:], judges: .lookingForWord(["Almost"])),
      [
        "A feedback names the mistake `Almost`, which is not there."
      ])
  }

  @Test("A task without a heading and a link that leads nowhere are faults")
  func texts() throws {
    expectEqual(
      try faults([
        "\(exercise)/Task.md": "Solve it.\n", "Lessons/01-Launch/Lesson.md": "# L\n[a](b)",
      ]), ["A link leads to `b`, which is not there.", "`Task.md` does not begin with a heading."])
  }

  @Test("A scenario that shows something else the second time is a fault")
  func unsteadyScenario() throws {
    var count = 0
    let sound = FakeJudges.lookingForWord()
    let judges = FakeJudges { request in
      if case .play = request {
        count += 1
        return .recording(
          Recording(
            scenario: .init(title: "S", versions: [6], device: nil),
            runs: [.init(iOS: 6, steps: [.narration("\(count)")])]))
      }
      return (try? sound.start(part: nil).ask(request, seconds: 1))!
    }
    expectEqual(try faults([:], judges: judges), ["Two runs of the scenario differ."])
  }

  @Test("A part that cannot be compiled is a fault of that part alone")
  func brokenPart() throws {
    expectEqual(
      try faults(["Lessons/01-Launch/01-tap/Scenario.swift": "let scenario = missing\n"]),
      [
        "The lesson does not compile: cannot find 'missing' in scope"
      ])
  }
}
