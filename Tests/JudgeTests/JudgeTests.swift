import CourseKit
import CourseModel
import EventTrace
import Expectations
import Testing

@testable import Judge

@Suite struct JudgeTests {
  private let app = AppBuild(library: "/app.so", bundle: "/bundle")

  private func exercise(@CheckBuilder checks: () -> [Check]) -> Result<PartScript, Finding> {
    .success(.exercise(Exercise(iOS: 6, hints: ["Look."], checks: checks)))
  }

  @Test("a check that counts with one before it fails with that one")
  func countingTogether() throws {
    let host = try FakeHost()
    let part = exercise {
      Check("it closes") { _ in XCTFail() }
      Check("it opens") { _ in }
      Check("it still opens") { _ in }.counts(with: "it closes")
      Check("it still shuts") { _ in }.counts(with: "it opens")
    }
    let reply = Judge(part: part, host: host.connection)
      .answer(.check(exercise: "lesson/exercise", app: app))
    guard case .verdict(let verdict) = reply else {
      Issue.record("another answer: \(reply)")
      return
    }
    expectEqual(verdict.checks.map(\.outcome), [.failed, .passed, .failed, .passed])
    expect((verdict.earned, verdict.possible) == (2, 4))
  }

  @Test("checks become a verdict, each with an app and a device of its own")
  func verdict() throws {
    let host = try FakeHost()
    try host.launches("viewDidLoad")
    try host.ended(.killed)
    try host.launches()
    try host.ended(.crashed(.init(signal: 5)))
    let part = exercise {
      Check("it loads", points: 2) { app in
        try app.launch()
        XCTAssertTrace(app.trace, [.viewDidLoad])
      }
      Check("it survives") { app in
        try app.launch()
        try app.simulateMemoryWarning()
      }
      .feedback("It crashed.", provenBy: "Trap") { !$0.state.isRunning }
    }
    let reply = Judge(part: part, host: host.connection)
      .answer(.check(exercise: "lesson/exercise", app: app))
    var (trace, loaded) = (Trace(iOS: 6, device: "iPhone 5"), Trace(iOS: 6, device: "iPhone 5"))
    loaded.events = [.deed(0, "launch"), .callback(0, "viewDidLoad")]
    trace.events = [.deed(0, "launch"), .deed(1, "memoryWarning", "memory warning")]
    expectEqual(
      reply,
      .verdict(
        Verdict(
          exercise: "lesson/exercise", outcome: .failed,
          checks: [
            CheckResult(
              name: "it loads", points: 2, outcome: .passed, trace: loaded, assertions: 1,
              appTime: .zero),
            CheckResult(
              name: "it survives", points: 1, outcome: .failed,
              failures: [
                Failure(
                  kind: .appEnded(.crashed(.init(signal: 5))),
                  summary: "threw error \"the app has ended: signal 5\"")
              ],
              feedback: [FeedbackDescription(text: "It crashed.", mistake: "Trap")],
              trace: trace, end: .crashed(.init(signal: 5)), assertions: 0, appTime: .zero),
          ], hints: 1)))
    expectEqual(
      try host.requests(),
      [
        .launch(.sent(of: ["1", "lesson/exercise", "it loads"])), .kill,
        .launch(.sent(of: ["1", "lesson/exercise", "it survives"])), .command(.memoryWarning),
      ])
  }

  @Test("a check draws from the seed, the exercise and its own name, and the result has the seed")
  func randomInputs() throws {
    let host = try FakeHost()
    var drawn: [UInt64] = []
    let part = exercise {
      Check("it draws") { drawn.append($0.random.next()) }
      Check("it draws, too") { drawn.append($0.random.next()) }
      Check("it does not") { _ in }
    }
    let judge = Judge(part: part, host: host.connection)
    var seeds: [[UInt64?]] = []
    for (exercise, seed) in [("e", UInt64(7)), ("e", 7), ("f", 7), ("e", 8)] {
      let reply = judge.answer(.check(exercise: exercise, app: app, seed: seed))
      guard case .verdict(let verdict) = reply else { continue }
      seeds.append(verdict.checks.map(\.seed))
    }
    expectEqual(seeds, [[7, 7, nil], [7, 7, nil], [7, 7, nil], [8, 8, nil]])
    expectEqual(drawn[0...1], drawn[2...3])
    expectEqual(Set(drawn).count, 6)
    expectEqual(try host.requests(), [])
  }

  @Test("a host that is lost makes the verdict say nothing about the app")
  func infrastructure() throws {
    let host = try FakeHost()
    host.closes()
    let part = exercise {
      Check("first") { try $0.launch() }
      Check("second") { XCTAssertThrowsError(try $0.launch()) }
    }
    let reply = Judge(part: part, host: host.connection).answer(.check(exercise: "e", app: app))
    guard case .verdict(let verdict) = reply else {
      Issue.record("\(reply)")
      return
    }
    expectEqual(verdict.outcome, .infrastructure)
    expectEqual(verdict.checks.map(\.outcome), [.errored, .errored])
    expectEqual(
      verdict.checks.map { $0.failures.map(\.summary) },
      Array(repeating: ["the app host is gone"], count: 2))
    expectEqual(verdict.earned, 0)
  }

  @Test("a scenario is recorded on each of its versions")
  func play() throws {
    let host = try FakeHost()
    for version: IOSVersion in [5, 6] {
      try host.launches(iOS: version, "viewDidLoad")
      try host.showsNothing()
      try host.ended(.killed)
    }
    let scenario = Scenario("Loading", iOS: 5, 6) { app in
      narrate("It starts.")
      try predict("What comes?") { try app.launch() }
    }
    let reply = Judge(part: .success(.scenario(scenario)), host: host.connection)
      .answer(.play(app: app, versions: nil, device: "iPhone 3GS"))
    let steps: [Recording.Step] = [
      .narration("It starts."),
      .prediction(question: "What comes?", answer: [.callback(0, "viewDidLoad")]),
    ]
    expectEqual(
      reply,
      .recording(
        Recording(
          scenario: ScenarioDescription(
            title: "Loading", versions: [5, 6], device: "iPhone 3GS"),
          runs: [5, 6].map {
            Recording.Run(iOS: $0, steps: steps, screen: FakeHost.nothing)
          })))
  }

  @Test("an app can be launched without a part")
  func launch() throws {
    let host = try FakeHost()
    try host.launches(iOS: 9, "viewDidLoad")
    try host.showsNothing()
    try host.ended(.killed)
    let judge = Judge(
      part: .failure(Finding(.badLesson, "No part.")), host: host.connection)
    expectEqual(
      judge.answer(.launch(app: app, iOS: 9, device: nil)),
      .recording(
        Recording(
          scenario: ScenarioDescription(title: "Launch", versions: [9], device: nil),
          runs: [
            Recording.Run(
              iOS: 9,
              steps: [
                .events(
                  [.deed(0, "launch"), .callback(0, "viewDidLoad")], launch: 0)
              ], screen: FakeHost.nothing)
          ])))
    expectEqual(judge.answer(.describe), .failed(Finding(.badLesson, "No part.")))
  }

  @Test("a request that does not fit the part is told so")
  func misfits() throws {
    let host = try FakeHost()
    let exercise = Judge(part: exercise { Check("a") { _ in } }, host: host.connection)
    let scenario = Judge(
      part: .success(.scenario(Scenario("A", iOS: 6) { _ in })), host: host.connection)
    expectEqual(
      exercise.answer(.play(app: app, versions: nil, device: nil)),
      .failed(
        Finding(.internalFault, "The part is an exercise and has no script to play.")))
    expectEqual(
      scenario.answer(.check(exercise: "e", app: app)),
      .failed(Finding(.internalFault, "The part is a scenario and has no checks.")))
  }

  @Test("an exercise that is not whole has no verdict")
  func malformed() throws {
    let host = try FakeHost()
    let reply = Judge(part: exercise {}, host: host.connection)
      .answer(.check(exercise: "e", app: app))
    expectEqual(
      reply,
      .failed(
        Finding(
          .badLesson, "The exercise has no check.",
          at: SourcePlace(file: "JudgeTests.swift", line: 13),
          remedy: "Add a Check(…) to its braces.")))
  }

  @Test("each request of the parent is answered, until it closes the channel")
  func serving() throws {
    let host = try FakeHost()
    let parent = try FakeHost()
    try parent.asks(.describe)
    try parent.asks(.describe)
    parent.closes()
    let part = exercise { Check("a") { _ in } }
    try Judge(part: part, host: host.connection)
      .serve(FrameChannel(descriptor: parent.connection.descriptor))
    let description = try JudgeReply.description(part.get().describe())
    expectEqual(try parent.replies(), [description, description])
  }

  @Test("a part that cannot be opened is a finding with the loader's words")
  func unloadable() {
    guard case .failure(let finding) = PartScript.loaded(from: "/nowhere/part.so") else {
      Issue.record("it was loaded")
      return
    }
    expectEqual(finding.kind, .badLesson)
    expect(finding.message.hasPrefix("The compiled part cannot be loaded: /nowhere/part.so"))
  }
}

extension XCUIApplication.State {
  fileprivate var isRunning: Bool { self != .notRunning }
}
