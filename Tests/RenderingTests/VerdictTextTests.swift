import CourseModel
import EventTrace
import Expectations
import Testing

@testable import Rendering

@Suite struct VerdictTextTests {
  private let renderer = TextRenderer()

  private func verdict(_ checks: [CheckResult], _ outcome: Verdict.Outcome = .failed) -> Verdict {
    Verdict(exercise: "launch/the-window", outcome: outcome, checks: checks)
  }

  @Test("A failed check: name, what happened, expected and actual, where, one next step")
  func divergence() {
    let failure = Failure(
      kind: .assertion, summary: "XCTAssertTrace failed",
      message: "The view must appear by way of viewWillAppear.", divergence: Sample.divergence,
      place: SourcePlace(
        file: "Workspace/01-Launch/02-the-window/Root.swift", line: 3, sourceLine: "class Root {"))
    let check = CheckResult(
      name: "the view appears", points: 2, outcome: .failed, failures: [failure],
      trace: Sample.trace)
    let passed = CheckResult(name: "the app launches", points: 1, outcome: .passed)
    expectEqual(
      renderer.text(verdict([passed, check])),
      """
      ✗ launch/the-window does not pass yet: 1 of 3 points

        ✓ the app launches (1 point)
        ✗ the view appears (2 points)

      the view appears

        What happened (iOS 6.0, iPhone 5)
          0.000  > AppDelegate application(app, didFinishLaunchingWithOptions: nil) → true
          0.000    - UIWindow rootViewController = Root
          0.000    > Root viewDidLoad()
          0.000      | print: loaded
        » 0.350  > Root viewDidAppear(false)

        Expected  Root viewWillAppear (it never came)
        Actual    Root viewDidAppear(false)
        Why       The view must appear by way of viewWillAppear.
        Where     Workspace/01-Launch/02-the-window/Root.swift:3
                    class Root {
        Next      `course hint the-window` gives you a hint.

      """)
  }

  @Test("Feedback for just this mistake is the next step; other failed checks are named after it")
  func feedback() {
    let first = CheckResult(
      name: "the window lives", points: 1, outcome: .failed,
      failures: [
        Failure(
          kind: .assertion, summary: "XCTAssertEqual failed: (\"0\") is not equal to (\"1\")",
          expected: "1", actual: "0"),
        Failure(kind: .assertion, summary: "XCTAssertTrue failed"),
      ], feedback: [FeedbackDescription(text: "Nobody holds the window.", mistake: "Local")])
    let second = CheckResult(name: "it is key", points: 1, outcome: .failed)
    expectEqual(
      renderer.text(verdict([first, second])),
      """
      ✗ launch/the-window does not pass yet: 0 of 2 points

        ✗ the window lives (1 point)
        ✗ it is key (1 point)

      the window lives

        What happened
          Nothing: the app was not launched.

        Expected  1
        Actual    0
        Next      Nobody holds the window.
        Also      1 more failure here.

      Then: “it is key”.

      """)
  }

  @Test("A crash shows how the app ended, what it wrote and the line")
  func crash() {
    let end = LaunchEnd.crashed(.init(signal: 4))
    let check = CheckResult(
      name: "it launches", points: 1, outcome: .failed,
      failures: [
        Failure(
          kind: .appEnded(end), summary: "",
          place: SourcePlace(file: "Root.swift", line: 7, sourceLine: "    x!.y()"))
      ], trace: Trace(iOS: 6, device: "iPhone", events: [Sample.launch[0]]),
      output: "Fatal error\u{1B}[31m: nil\nsecond\n", end: end)
    expectEqual(
      renderer.text(verdict([check])),
      """
      ✗ launch/the-window does not pass yet: 0 of 1 point

        ✗ it launches (1 point)

      it launches

        What happened (iOS 6.0, iPhone)
          > AppDelegate application(app, didFinishLaunchingWithOptions: nil) → true
          The app crashed (signal 4: a trap, such as a failed `!`, an index out of range or `fatalError`).

        The app wrote
          | Fatal error\\u{1B}[31m: nil
          | second

        Failure   The app crashed (signal 4: a trap, such as a failed `!`, an index out of range or
                  `fatalError`).
        Where     Root.swift:7
                        x!.y()
        Next      `course hint the-window` gives you a hint.

      """)
  }

  @Test("Where an exercise has no hints, the next step is the task", arguments: [0, 3, nil])
  func noHints(count: Int?) {
    let check = CheckResult(
      name: "it launches", points: 1, outcome: .failed,
      failures: [Failure(kind: .assertion, summary: "XCTAssertTrue failed")])
    var verdict = verdict([check])
    verdict.hints = count
    let words =
      count == 0
      ? "`course show the-window` shows the task again."
      : "`course hint the-window` gives you a hint."
    expect(renderer.text(verdict).contains("Next      \(words)\n"))
  }

  @Test("An app that was stopped before it told its device has none in the text")
  func noDevice() {
    let end = LaunchEnd.limit(.processorTime)
    let check = CheckResult(
      name: "it launches", points: 1, outcome: .failed,
      failures: [Failure(kind: .appEnded(end), summary: "")],
      trace: Trace(iOS: 6, device: "", events: []), end: end)
    expect(renderer.text(verdict([check])).contains("What happened (iOS 6.0)\n"))
  }

  @Test("What a record came to has the reason of a crash, but not that of a hidden check")
  func crashedRecord() {
    func record(_ visibility: CheckVisibility) -> GradeRecord {
      let result = CheckResult(
        name: "it launches", points: 1, outcome: .failed,
        output: "App/Root.swift:3: Fatal error: Index out of range\n",
        end: .crashed(.init(signal: 4)))
      return GradeRecord(
        index: 0, student: "ada", exercise: "launch/the-window", key: "k",
        outcome: .crashed(signal: 4),
        checks: [GradedCheck(visibility: visibility, points: Fraction(1), result: result)],
        possible: Fraction(1), findings: [], seed: 1, tier: "none")
    }
    expectEqual(renderer.words(for: record(.visible)), "The app crashed: Index out of range.")
    expectEqual(renderer.words(for: record(.hidden))?.hasPrefix("The app crashed (signal 4"), true)
  }

  @Test("The starter unchanged is told from a wrong answer")
  func untouched() {
    let check = CheckResult(name: "it shows", points: 2, outcome: .passed)
    expectEqual(
      renderer.text(verdict([check], .untouched)),
      """
      ✗ launch/the-window is still as it was given to you: 0 of 2 points

        ✓ it shows (2 points)

      """)
  }

  @Test("A failed check whose inputs were drawn says how they are drawn again")
  func randomInputs() {
    let check = CheckResult(
      name: "it sorts", points: 1, outcome: .failed,
      failures: [Failure(kind: .assertion, summary: "", expected: "Ada", actual: "Zoe")], seed: 7)
    expectEqual(
      renderer.text(check, of: "launch/the-window"),
      """
      it sorts

        What happened
          Nothing: the app was not launched.

        Expected  Ada
        Actual    Zoe
        Next      `course hint the-window` gives you a hint.
        Inputs    drawn at random; `course check the-window --seed 7` repeats them.

      """)
  }

  @Test("The reason of a trap and of an exception takes the place of the signal")
  func reasons() {
    let crash = LaunchEnd.crashed(.init(signal: 4))
    expectEqual(
      renderer.words(for: crash, output: "App/Root.swift:3: Fatal error: Index out of range\n"),
      "The app crashed: Index out of range.")
    expectEqual(
      renderer.words(for: crash, output: "App/Root.swift:3: Fatal error: Made in code.\n"),
      "The app crashed: Made in code.", "A sentence should not get a second full stop.")
    let exception = Sample.event(0, .exception, nil, "NSInvalidArgumentException", text: "No.")
    expectEqual(
      renderer.words(for: .crashed(.init(signal: 6)), after: exception),
      "Nobody caught the exception, so it ended the app.")
  }

  @Test("A pass is short, and does not speak of files that were deleted on purpose")
  func passed() {
    var verdict = verdict(
      [CheckResult(name: "it launches", points: 1, outcome: .passed)], .passed)
    verdict.findings = [
      Finding(.badFile, severity: .warning, "The starter's `Old.swift` is gone.")
    ]
    expectEqual(
      renderer.text(verdict),
      """
      ✓ launch/the-window passes: 1 of 1 point

        ✓ it launches (1 point)

      """)
  }

  @Test("What could not be checked says that the work is not at fault")
  func infrastructure() {
    var verdict = verdict([], .infrastructure)
    verdict.findings = [Finding(.internalFault, "The judge did not answer in time.")]
    expectEqual(
      renderer.text(verdict),
      """
      ! launch/the-window could not be checked; your work is not at fault

      error: The judge did not answer in time.

      """)
  }

  @Test("A trace that ended too early says that nothing more came")
  func endedEarly() {
    let divergence = Divergence(
      matched: [Sample.launch[0]], expected: [.viewDidLoad], actual: [])
    let check = CheckResult(
      name: "it loads", points: 1, outcome: .failed,
      failures: [Failure(kind: .assertion, summary: "", divergence: divergence)],
      trace: Trace(iOS: 6, device: "iPhone", events: [Sample.launch[0]]))
    expectEqual(
      renderer.text(check, of: "launch/x"),
      """
      it loads

        What happened (iOS 6.0, iPhone)
          > AppDelegate application(app, didFinishLaunchingWithOptions: nil) → true
        » end of the trace: no more compared events

        Expected  viewDidLoad (it never came)
        Actual    nothing more
        Next      `course hint x` gives you a hint.

      """)
  }
}
