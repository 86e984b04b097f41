package import CourseModel
import EventTrace

/// One run of a script: what it found wrong, what it told, and how it ended.
///
/// Assertions and narration are free functions, as in XCTest; they act on the run that is current.
package final class ScriptRun: AppWitness {
  /// The run whose script is being executed; nil outside of a script.
  package static var current: ScriptRun? { XCUIApplication.witness as? ScriptRun }

  /// What did not hold so far, in order.
  package private(set) var failures: [Failure] = [] {
    didSet {
      guard oldValue.isEmpty else { return }
      traceAtFailure = app.toldTrace
      if hasLookedAtPlaces, app.isRunning { screenAtFailure = try? app.snapshot() }
    }
  }
  /// What had happened in the launch that ran when the first failure was met; nil without one.
  private(set) var traceAtFailure: Trace?
  /// What was on the screen then; nil where the script had not looked at where something is.
  private(set) var screenAtFailure: Snapshot?
  /// Whether it has since the app last went on.
  private var hasLookedAtPlaces = false
  /// How often something was read that was not there; assertions compare it before and after.
  private(set) var missCount = 0
  /// How many assertions were evaluated.
  private(set) var assertionCount = 0
  private var reportedMisses: Set<String> = []
  private var isMuted = false
  private var loss: HostLost?
  /// Whether a condition asked for what is on screen of an app that has none.
  private var hasLookedWithoutApp = false
  private(set) var timeline = Timeline()
  /// How many predictions were asked for.
  private(set) var questions = 0
  /// The app that the script drives.
  package let app: XCUIApplication
  /// Called when an assertion was recorded as a failure: it may be that nothing comes after it.
  package var failed: () -> Void = {}
  /// How many assertions are evaluating their expressions, one inside of the other.
  package var assertionsUnderway = 0
  /// How many failures there were of those that are expected; nil where none is.
  package var expectedFailures: Int?
  /// Whether what is found wrong counts; false after the failure at which the script ends.
  package var takesFailures = true

  /// A run that has not begun.
  package init(app: XCUIApplication) {
    self.app = app
  }

  /// How a script came to its end.
  package enum Ending {
    /// The script came to its end, or an error ended it.
    case finished
    /// The script skipped the check; with the reason in XCTest's words.
    case skipped(String)
    /// An error stopped it; it is among the failures.
    case stopped
    /// The process that holds the app is gone, which says nothing about the app.
    case hostLost(HostLost)
  }

  /// Executes `script` as the current run.
  package func perform(_ script: () throws -> Void) -> Ending {
    let ending = makingCurrent { () -> Ending in
      do {
        try script()
        return .finished
      } catch let skip as XCTSkip {
        return .skipped(skip.summary)
      } catch {
        // One is already recorded; the other is not a failure of the app.
        if !(error is UnwrappedNil), !(error is HostLost) { record(Failure(ofScript: error)) }
        return .stopped
      }
    }
    return loss.map(Ending.hostLost) ?? ending
  }

  /// Whether `condition` holds; nothing that is found wrong on the way counts.
  ///
  /// If the app does not run, no statement about its screen is true, not even that it is empty.
  func holds(_ condition: () throws -> Bool) -> Bool {
    isMuted = true
    hasLookedWithoutApp = false
    defer { isMuted = false }
    return makingCurrent { (try? condition()) ?? false } && !hasLookedWithoutApp
  }

  func noteLookWithoutApp() { hasLookedWithoutApp = true }

  func noteLookAtPlaces() { if !isMuted { hasLookedAtPlaces = true } }

  /// What was told and what happened, in order, as far as the script came.
  package var steps: [Recording.Step] { timeline.steps(in: app) }

  private func makingCurrent<Result>(_ body: () -> Result) -> Result {
    let outer = XCUIApplication.witness
    XCUIApplication.witness = self
    defer { XCUIApplication.witness = outer }
    return body()
  }
}

/// Stops a script whose failure is already recorded.
struct UnwrappedNil: Error {}

extension ScriptRun {
  /// Counts an assertion that is evaluated.
  package func noteAssertion() {
    if !isMuted { assertionCount += 1 }
  }

  /// Adds a failure, unless a condition of feedback is being evaluated.
  package func record(_ failure: Failure) {
    guard !isMuted, takesFailures else { return }
    if let expected = expectedFailures {
      expectedFailures = expected + 1
    } else {
      failures.append(failure)
    }
  }

  /// Notes that something was read that is not there: one failure until the app goes on.
  func record(_ missing: MissingElement) {
    missCount += 1
    guard !isMuted, takesFailures, reportedMisses.insert(missing.summary).inserted else { return }
    record(Failure(kind: missing.kind, summary: missing.summary))
  }

  /// Notes that something was read that is not there, in an assertion that says where.
  package func recordMissing(_ summary: String) { record(MissingElement(summary)) }

  /// Gives the failures from `first` on the place and the words of the assertion that met them.
  func locate(failuresFrom first: Int, at place: SourcePlace, message: @autoclosure () -> String) {
    for index in failures.indices.dropFirst(first) {
      failures[index].assertion = place
      failures[index].message = message()
    }
  }

  /// Notes that the app's process can no longer be reached.
  package func noteLoss(_ loss: HostLost) {
    self.loss = self.loss ?? loss
  }

  func appDidAct() {
    reportedMisses = []
    hasLookedAtPlaces = false
    if !isMuted { timeline.noteEvents(of: app) }
  }

  /// Adds a paragraph for the reader.
  func narrate(_ text: String) {
    if !isMuted { timeline.narrate(text) }
  }

  /// Adds a picture of the screen for the reader.
  func show(_ screen: Snapshot, _ caption: String) {
    if !isMuted { timeline.show(screen, caption) }
  }

  /// Adds a question whose answer is what `deed` causes.
  ///
  /// - Parameter key: What an answer of the reader's is compared with, from these events.
  func predict(
    _ question: String, _ deed: () throws -> Void, key: ([Event]) -> AnswerKey? = { _ in nil }
  ) rethrows {
    questions += 1
    timeline.beginPrediction()
    defer { timeline.endPrediction(question, of: app, key: key) }
    try deed()
  }
}
