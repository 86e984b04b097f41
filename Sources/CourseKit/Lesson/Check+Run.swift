package import CourseModel
import Words

extension Check {
  /// Runs the script against `app` and says what came of it, feedback included.
  ///
  /// - Parameters:
  ///   - before: What came of the checks before this one.
  ///   - watches: Whether the result says what the script saw.
  package func run(
    _ app: XCUIApplication, after before: [CheckResult] = [], watches: Bool = false
  ) -> CheckResult {
    let run = ScriptRun(app: app)
    if watches { app.watch() }
    let ending = run.perform { try script(app) }
    var result = CheckResult(name: name, points: points, outcome: .passed)
    switch ending {
    case .hostLost(let loss):
      result.outcome = .errored
      result.failures = run.failures + [Failure(kind: .thrown, summary: loss.description)]
    case .skipped(let summary) where run.failures.isEmpty:
      result.outcome = .skipped
      result.skipReason = summary
    case .skipped, .finished, .stopped:
      result.failures = run.failures
      result.outcome = run.failures.isEmpty ? .passed : .failed
    }
    // A condition of feedback may launch the app again, so this comes first.
    if let last = app.launches.last {
      result.output = last.output
      result.end = last.ownEnd
      // What a reader needs to see is how it came to the failure, or to the app's end.
      let told = app.toldTrace ?? last.trace
      result.trace = result.end == nil ? run.traceAtFailure ?? told : told
      result.screen = result.end == nil ? run.screenAtFailure : nil
    }
    result.seen = app.seen
    result.assertions = run.assertionCount
    result.appTime = app.appTime
    if app.random.isUsed { result.seed = app.random.seed }
    if result.outcome == .passed, let partner,
      before.contains(where: { $0.name == partner && $0.outcome == .failed })
    {
      result.outcome = .failed
      result.failures = [
        Failure(
          kind: .assertion, summary: CheckRemark.countsOnly(with: partner))
      ]
      return result
    }
    if result.outcome == .failed {
      result.feedback = feedback.filter { feedback in
        run.holds { try feedback.condition(app) }
      }.map(\.facts)
    }
    return result
  }
}

extension Check.Feedback {
  /// What is told of it outside of this process.
  var facts: FeedbackDescription { FeedbackDescription(text: text, mistake: mistake) }

  /// The same with the line of its author.
  var description: FeedbackDescription {
    FeedbackDescription(
      text: text, mistake: mistake, line: place.line, fitsStarter: fitsStarter ? true : nil)
  }
}
