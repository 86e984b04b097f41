import CourseModel
import EventTrace
import Expectations
import Testing

@testable import CourseRunner

@Suite struct PredictionTests {
  private static let order = AnswerKey(
    form: .order, truth: ["Map loadView", "Map viewDidLoad", "Map viewWillAppear"],
    offered: ["Map viewDidLoad", "Map viewDidUnload", "Map viewWillAppear", "Map loadView"],
    explanation: "A view is made before it is loaded.")
  private static let choice = AnswerKey(
    form: .choice, truth: ["It turns."], offered: ["It stays.", "It turns."])

  /// A course whose scenario asks these questions.
  private func course(
    _ keys: [AnswerKey] = [order, choice], versions: [IOSVersion] = [6]
  ) throws -> MiniatureCourse {
    let sound = FakeJudges.lookingForWord()
    return try MiniatureCourse(
      judges: FakeJudges { request in
        guard case .play(_, _, _, let seed) = request else {
          return (try? sound.start(part: nil).ask(request, seconds: 1))!
        }
        var steps: [Recording.Step] = [.narration("Before.")]
        for (number, key) in keys.enumerated() {
          var key = key
          if seed > 1 { key.offered.reverse() }
          steps.append(.prediction(question: "Question \(number)?", answer: [], key: key))
          steps.append(.narration("After \(number)."))
        }
        let runs = versions.map { [steps] in Recording.Run(iOS: $0, steps: steps) }
        return .recording(
          Recording(
            scenario: .init(title: "A map", versions: versions, device: nil), runs: runs))
      })
  }

  private static let file = "Workspace/01-Launch/01-tap/Prediction-1.txt"
  private static let second = "Workspace/01-Launch/01-tap/Prediction-2.txt"

  private func next(_ miniature: MiniatureCourse) throws -> PredictionReport {
    var course = miniature.open()
    guard case .predicted(_, let report) = try course.next().deed else {
      throw Finding(.internalFault, "Nothing was asked.")
    }
    return report
  }

  private func state(_ miniature: MiniatureCourse) throws -> CourseListing.PartEntry {
    try #require(miniature.open().listing().lessons.first?.parts.first)
  }

  @Test("A scenario is told up to its question, which has a file to be answered in")
  func asking() throws {
    let miniature = try course()
    let report = try next(miniature)
    expectEqual(report.story.runs.map(\.steps), [[.narration("Before.")]])
    expectEqual(
      report.question,
      OpenQuestion(
        question: "Question 0?", form: .order, offered: Self.order.offered, file: Self.file,
        isUnanswered: false))
    expect(report.outcome == nil && report.whole == nil)
    expectEqual(
      try miniature.folder.text(Self.file),
      """
      # A map, iOS 6.0: question 1 of 2
      #
      # Question 0?
      #
      # Put these lines into the order in which they happen, and delete the ones that do not happen. The
      # lines are mixed up now. Save the file, then run `course next`.
      #
      # Lines that begin with # do not count.

      Map viewDidLoad
      Map viewDidUnload
      Map viewWillAppear
      Map loadView

      """)
    expectEqual(try state(miniature).state, .asked)
    expect(try state(miniature).isCurrent)
  }

  @Test("An untouched file is not answered, and it stays as it is")
  func unanswered() throws {
    let miniature = try course()
    _ = try next(miniature)
    let text = try miniature.folder.text(Self.file)
    try miniature.folder.write("# a note\n" + text, to: Self.file)
    expectEqual(try next(miniature).question?.isUnanswered, true)
    expectEqual(try miniature.folder.text(Self.file), "# a note\n" + text)
  }

  @Test("A wrong answer is compared, the story goes on, and the end makes it done")
  func answering() throws {
    let miniature = try course()
    _ = try next(miniature)
    let answer =
      "\u{FEFF}# mine\r\n  Map loadView\r\n\tMap   viewWillAppear \r\n\r\nMap viewDidLoad"
    try miniature.folder.write(answer, to: Self.file)
    let first = try next(miniature)
    expectEqual(
      first.outcome?.answer, ["Map loadView", "Map viewWillAppear", "Map viewDidLoad"])
    expectEqual(first.outcome?.isRight, false)
    expectEqual(first.outcome?.divergence, 1)
    expectEqual(first.story.runs[0].steps, [.events([], launch: 0), .narration("After 0.")])
    expectEqual(first.question?.file, Self.second)
    expect(
      try miniature.folder.text(Self.second).hasSuffix("\n\n[ ] It stays.\n[ ] It turns.\n"))
    expectEqual(try state(miniature).predictions, .init(answered: 1, right: 0))
    try miniature.folder.write("[ ] It stays.\n[ X ] It turns.\n", to: Self.second)
    let last = try next(miniature)
    expectEqual(last.outcome?.isRight, true)
    expect(last.question == nil && last.right == 1 && last.answered == 2 && last.count == 2)
    expectEqual(last.whole?.runs.count, 1)
    expectEqual(try state(miniature).state, .seen)
    expectEqual(try state(miniature).predictions, .init(answered: 2, right: 1))
    var course = miniature.open()
    guard case .introduced = try course.next().deed else {
      Issue.record("The next part did not come.")
      return
    }
  }

  @Test(
    "What cannot be read is told with its line, and nothing is compared",
    arguments: [
      ("Map loadview\n", 1, "`Map loadview` is not one of the given lines."),
      (
        "\nMap loadView\nMap loadView\n", 3,
        "`Map loadView` appears more often than it was given."
      ),
      ("# all gone\n", nil, "The file has no line left."),
    ] as [(String, Int?, String)])
  func badOrder(text: String, line: Int?, message: String) throws {
    let miniature = try course()
    _ = try next(miniature)
    try miniature.folder.write(text, to: Self.file)
    let finding = try #require(throws: Finding.self) { try next(miniature) }
    expectEqual(finding.message, message)
    expect(finding.place?.file == Self.file && finding.place?.line == line)
    expect(finding.remedy != nil && finding.kind == .badFile)
    expectEqual(try state(miniature).predictions?.answered, 0)
  }

  @Test(
    "A choice that cannot be read is told with its line",
    arguments: [
      ("[x] It stays.\n[x] It turns.\n", 2, "Two choices are marked, but only one is right."),
      ("[ ] It stays.\n[x] It flies.\n", 2, "`It flies.` is not one of the choices."),
      ("It turns.\n", 1, "`It turns.` is not one of the choices."),
    ])
  func badChoice(text: String, line: Int, message: String) throws {
    let miniature = try course([Self.choice])
    _ = try next(miniature)
    try miniature.folder.write(text, to: Self.file)
    let finding = try #require(throws: Finding.self) { try next(miniature) }
    expectEqual(finding.message, message)
    expectEqual(finding.place?.line, line)
  }

  @Test("Whoever asks again gets another variant on another version, and the old answers are kept")
  func again() throws {
    let miniature = try course([Self.choice], versions: [5, 6])
    _ = try next(miniature)
    try miniature.folder.write("[x] It turns.\n", to: Self.file)
    expectEqual(try next(miniature).whole?.runs.map(\.iOS), [5, 6])
    var course = miniature.open()
    let report = try course.reset(try course.part("launch/tap"))
    expect(report.files.isEmpty)
    let backup = try #require(report.backup)
    expectEqual(try miniature.folder.text("\(backup)/Prediction-1.txt"), "[x] It turns.\n")
    expectEqual(try next(miniature).story.runs.map(\.iOS), [6])
    expect(
      try miniature.folder.text(Self.file).hasSuffix("\n\n[ ] It turns.\n[ ] It stays.\n"))
  }

  @Test("The answers follow a scenario that was renumbered, and count without the progress file")
  func moved() throws {
    let miniature = try course()
    _ = try next(miniature)
    try miniature.folder.write("Map loadView\n", to: Self.file)
    try miniature.folder.move("Lessons/01-Launch/01-tap", to: "Lessons/01-Launch/00-tap")
    let moved = "Workspace/01-Launch/00-tap/Prediction-1.txt"
    expectEqual(try next(miniature).outcome?.answer, ["Map loadView"])
    expectEqual(try miniature.folder.text(moved), "Map loadView\n")
    try Disk.remove("\(miniature.folder.path)/Workspace/.course/progress.json")
    try Disk.remove("\(miniature.folder.path)/Workspace/.course/progress.json.bak")
    expectEqual(try next(miniature).outcome?.answer, ["Map loadView"])
  }

  @Test(
    "What is wrong with a question is a fault of its scenario",
    arguments: [
      (AnswerKey(form: .order, truth: ["a"], offered: ["a", "b"]), ["the answer has one line"]),
      (
        AnswerKey(form: .order, truth: ["a", "b"], offered: ["b", "a", "a"]),
        ["The decoy `a` does come on iOS 6.0."]
      ),
      (
        AnswerKey(form: .order, truth: ["a", "b"], offered: ["c", "b", "c", "a"]),
        ["`c` is offered twice."]
      ),
      (
        AnswerKey(form: .choice, truth: ["a"], offered: ["a", "b", "a"]), ["`a` is offered twice."]
      ),
      (AnswerKey(form: .choice, truth: ["a"], offered: ["a"]), ["The question has one choice."]),
      (
        AnswerKey(form: .choice, truth: ["c"], offered: ["a", "b"]),
        ["`outcome:` returns “c”, which is not one of the choices."]
      ),
      (
        AnswerKey(form: .choice, truth: ["a"], offered: ["a", "b"], reasons: ["c": "No."]),
        ["`reasons:` names “c”, which is not one of the lines or choices."]
      ),
      (
        AnswerKey(form: .order, truth: ["a", "a"], offered: ["a", "a"]),
        ["The question is the same with every seed."]
      ),
      (Self.order, []), (Self.choice, []),
    ])
  func faults(key: AnswerKey, messages: [String]) throws {
    var key = key
    key.line = 7
    let miniature = try course([key])
    let part = try miniature.open().part("launch/tap")
    let found = try withExtendedLifetime(miniature) {
      try miniature.open().verify([part]).parts[0]
    }
    expectEqual(found.faults.count, messages.count, "\(found.faults)")
    for (fault, message) in zip(found.faults, messages) {
      expect(fault.message.contains(message))
      expectEqual(fault.place?.line, 7)
      expect(fault.remedy != nil)
    }
    expectEqual(found.tried, ["first run", "second run", "5 variants"])
  }
}
