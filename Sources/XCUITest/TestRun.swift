import CourseKit
import CourseModel
import EventTrace

/// One run of a test method: its app, its failures, and the way out of it.
final class TestRun {
  /// The run whose test is being executed; nil outside of one.
  private(set) static var current: TestRun?

  let app: CourseKit.XCUIApplication
  private let script: ScriptRun
  /// How many seconds of the app's time the test has let pass.
  var now = 0.0
  /// What the test has put off.
  var later = PutOff()
  /// How the device is held, also while no app runs.
  var orientation = DeviceOrientation.portrait
  /// Whether the device is light or dark, as the test chose it.
  var appearance = XCUIDevice.Appearance.light
  /// What the test put on the pasteboard; nil for nothing.
  var copied: String?
  /// The menu over a text, while it is there: the text's view by its name in the trace, and what is offered.
  var editMenu: (view: String, deeds: [TextDeed])?
  /// What handles interruptions, the last one first.
  var monitors: [InterruptionMonitor] = []
  var isHandlingInterruption = false
  /// Which of the system's apps is in front, by its identifier; nil for none.
  var systemApp: String?
  /// How often the test looked, or read the clock, while no time passed.
  var looks = 0
  /// What has come of the test.
  let testRun = XCTestRun()
  private weak var testCase: XCTestCase?
  /// Whether a failure has ended the part of the test that still runs, because it cannot be left.
  private var isOver = false { didSet { script.takesFailures = !isOver } }
  private var isInside = false
  /// What to say at the end if no failure has come that was expected; nil where none is awaited.
  private var awaited: (text: String, file: StaticString, line: UInt)?
  /// Whether a task runs the code: tasks cannot be left, and what they still do counts for nothing.
  var isInTask = false

  /// Runs `body` as the current run; nil outside of a script.
  static func make<Result>(
    of testCase: XCTestCase, _ body: (TestRun) throws -> Result
  ) rethrows -> Result? {
    guard let script = ScriptRun.current else { return nil }
    let run = TestRun(script, testCase)
    current = run
    script.failed = { [unowned run] in run.didFail() }
    defer {
      current = nil
      script.failed = {}
    }
    return try body(run)
  }

  private init(_ script: ScriptRun, _ testCase: XCTestCase) {
    self.script = script
    self.testCase = testCase
    app = script.app
  }

  /// Runs a part of the test, such as its setup; a failure after which it must not go on ends the part.
  ///
  /// - Returns: Whether it came to its end.
  func perform(_ part: @escaping () throws -> Void) throws -> Bool {
    isOver = false
    isInside = true
    script.assertionsUnderway = 0
    defer { isInside = false }
    var thrown: (any Error)?
    let wasLeft = LeavableCode.run {
      do { try part() } catch { thrown = error }
    }
    if let thrown { throw thrown }
    return !wasLeft && !isOver
  }

  private func didFail() {
    if isInside, script.expectedFailures == nil { testRun.failureCount += 1 }
    guard isInside, script.expectedFailures == nil, testCase?.continueAfterFailure == false else {
      return
    }
    isOver = true
    if !isInTask { LeavableCode.leave() }
  }

  /// Whether nothing that the test asks for is done any more.
  var isInert: Bool { isOver }

  /// Records a failure that no assertion found.
  func fail(
    _ text: String, _ kind: Failure.Kind = .assertion, _ file: StaticString, _ line: UInt
  ) {
    guard !isOver else { return }
    // An assertion knows its place, and what it fails to read is its failure.
    if line == 0, script.assertionsUnderway > 0 { return script.recordMissing(text) }
    script.noteAssertion()
    script.record(
      Failure(kind: kind, summary: text, assertion: line == 0 ? nil : SourcePlace(file, line)))
    didFail()
  }

  /// Records what `error` says of the app or of what was asked of it.
  func fail(_ task: String, _ error: any Error, _ file: StaticString, _ line: UInt) {
    if let loss = error as? HostLost {
      script.noteLoss(loss)
      isOver = true
      return isInTask ? () : LeavableCode.leave()
    }
    fail("Failed to \(task): \(error)", Failure.Kind(of: error), file, line)
  }

  /// Runs the code, whose failures do not fail the test, and counts them.
  func expectingFailures<Result>(
    _ code: () throws -> Result
  ) rethrows -> (result: Result, count: Int) {
    let outer = script.expectedFailures
    script.expectedFailures = 0
    defer { script.expectedFailures = outer }
    return (try code(), script.expectedFailures ?? 0)
  }

  /// What is said where a failure was expected and none came.
  static func missingFailure(_ reason: String?) -> String {
    "Expected failure\(reason.map { " '\($0)'" } ?? "") but none recorded"
  }

  /// From here on failures do not fail the test; that none comes until its end does.
  func expectFailures(
    _ reason: String?, isStrict: Bool, _ file: StaticString, _ line: UInt
  ) {
    script.expectedFailures = script.expectedFailures ?? 0
    awaited = isStrict ? (Self.missingFailure(reason), file, line) : nil
  }

  /// The test is at its end, and with it what it expects.
  func endExpectations() {
    guard let count = script.expectedFailures else { return }
    script.expectedFailures = nil
    if count == 0, let awaited { fail(awaited.text, .assertion, awaited.file, awaited.line) }
    awaited = nil
  }

  /// Counts something that would have failed the test, had it not been as it should.
  func noteAssertion() { script.noteAssertion() }

  /// Writes down for the reader of the trace what the test did.
  func note(_ name: String, _ words: String) {
    app.note(Deed(name, words: words))
  }

  /// Notes that the test used a part of XCUITest that this course lacks; the test goes on.
  func noteMissing(_ what: String, _ consequence: String) {
    note("unimplemented", "\(what): this course \(consequence)")
  }
}

/// How code is run that can be left in its middle; whoever runs tests says how.
package enum LeavableCode {
  /// Runs the code and returns whether it was left.
  package static var run: (_ code: @escaping () -> Void) -> Bool = {
    $0()
    return false
  }
  /// Leaves the code that runs, for good; where that cannot be it comes back.
  package static var leave: () -> Void = {}
}
