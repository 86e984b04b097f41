public import EventTrace

/// What the checks say of one state of an exercise's app.
public struct Verdict: Codable, Hashable, Sendable {
  /// The exercise's full id, such as `launch-sequence/the-delegate`.
  public var exercise: String
  /// What the checks came to as a whole.
  public var outcome: Outcome
  /// In the order of the author; empty when nothing could be run.
  public var checks: [CheckResult]
  /// What was noticed outside of checks: the compiler's errors and warnings, unusable files.
  public var findings: [Finding]
  /// How many hints the exercise has; nil where no check could be run.
  public var hints: Int?

  /// Makes a verdict.
  public init(
    exercise: String, outcome: Outcome, checks: [CheckResult] = [], findings: [Finding] = [],
    hints: Int? = nil
  ) {
    self.hints = hints
    self.exercise = exercise
    self.outcome = outcome
    self.checks = checks
    self.findings = findings
  }

  /// The points of the checks that passed; none for the untouched starter.
  public var earned: Int { outcome == .untouched ? 0 : checks.reduce(0) { $0 + $1.earned } }
  /// The points that all checks together are worth.
  public var possible: Int { checks.reduce(0) { $0 + $1.points } }

  /// What the checks came to as a whole.
  public enum Outcome: String, Codable, Hashable, Sendable {
    /// All checks passed or were skipped.
    case passed
    /// At least one check did not pass.
    case failed
    /// The app is the starter as it was given out: it earns nothing.
    case untouched
    /// The app did not compile or could not be put together.
    case notBuilt
    /// The checks themselves or this machine failed; it says nothing about the app.
    case infrastructure
  }
}

extension Verdict {
  /// The verdict on the unchanged starter. Feedback is removed: the student has not answered yet.
  package func ofUntouchedStarter() -> Verdict {
    guard outcome == .failed else { return self }
    var verdict = self
    verdict.outcome = .untouched
    for index in checks.indices { verdict.checks[index].feedback = [] }
    return verdict
  }
}

/// What one check found.
public struct CheckResult: Codable, Hashable, Sendable {
  /// The author's sentence, which is true when the check passes.
  public var name: String
  /// What it is worth.
  public var points: Int
  /// What the check came to.
  public var outcome: Outcome
  /// The assertions that did not hold, in order; with them what else stopped the check.
  public var failures: [Failure]
  /// The author's words for just this kind of wrong answer.
  public var feedback: [FeedbackDescription]
  /// The last launch of the check, up to where it came.
  public var trace: Trace?
  /// What was on the screen at the first failure, where the script had looked at where something is.
  public var screen: Snapshot?
  /// What the app wrote to standard output and error, shortened; no result depends on it.
  public var output: String
  /// How the last launch ended, when it ended by itself.
  public var end: LaunchEnd?
  /// Why the script skipped the check, in XCTest's words.
  public var skipReason: String?
  /// How many assertions were evaluated; nil in a record of a grading.
  public var assertions: Int?
  /// How long the app ran on its own clock, all launches together; nil where nothing ran.
  public var appTime: VirtualInstant?
  /// The run's seed, when the check drew random inputs from it: it repeats them.
  public var seed: UInt64?
  /// A number for all that the app did and showed, to compare runs of one judge; nil unless it was asked for.
  public var seen: Int?

  /// Makes a check result.
  public init(
    name: String, points: Int, outcome: Outcome, failures: [Failure] = [],
    feedback: [FeedbackDescription] = [], trace: Trace? = nil, screen: Snapshot? = nil,
    output: String = "",
    end: LaunchEnd? = nil, skipReason: String? = nil, assertions: Int? = nil,
    appTime: VirtualInstant? = nil, seed: UInt64? = nil, seen: Int? = nil
  ) {
    self.seen = seen
    self.assertions = assertions
    self.appTime = appTime
    self.name = name
    self.points = points
    self.outcome = outcome
    self.failures = failures
    self.feedback = feedback
    self.trace = trace
    self.screen = screen
    self.output = output
    self.end = end
    self.skipReason = skipReason
    self.seed = seed
  }

  /// All of its points when it passed, else none.
  public var earned: Int { outcome == .passed ? points : 0 }

  /// What a check came to.
  public enum Outcome: String, Codable, Hashable, Sendable {
    /// No assertion failed, and nothing stopped it.
    case passed
    /// An assertion failed, or the app did not live to the end of the script.
    case failed
    /// The author's script skipped it; it counts for nothing either way.
    case skipped
    /// The check itself went wrong: not the app's fault.
    case errored
  }
}

/// One assertion that did not hold, or one thing that ended a check early.
public struct Failure: Codable, Hashable, Sendable {
  /// What sort of failure it is.
  public var kind: Kind
  /// XCTest's own text, such as `XCTAssertEqual failed: ("1") is not equal to ("2")`.
  public var summary: String
  /// The sentence that the author gave the assertion.
  public var message: String
  /// The value that the assertion expected, as text; nil where it compared nothing.
  public var expected: String?
  /// The value that was there, as text; nil where nothing was compared.
  public var actual: String?
  /// Where the trace left the expected order.
  public var divergence: Divergence?
  /// The line of the assertion, for the author.
  public var assertion: SourcePlace?
  /// Where in the learner's files it happened or belongs.
  public var place: SourcePlace?

  /// Makes a failure.
  public init(
    kind: Kind, summary: String, message: String = "", expected: String? = nil,
    actual: String? = nil, divergence: Divergence? = nil, assertion: SourcePlace? = nil,
    place: SourcePlace? = nil
  ) {
    self.kind = kind
    self.summary = summary
    self.message = message
    self.expected = expected
    self.actual = actual
    self.divergence = divergence
    self.assertion = assertion
    self.place = place
  }

  /// What sort of failure it is.
  public enum Kind: Codable, Hashable, Sendable {
    /// An assertion did not hold.
    case assertion
    /// The app was no longer there: it crashed, left, or used too much.
    case appEnded(LaunchEnd)
    /// An exception of UIKit's ended the app.
    case uncaughtException(name: String, reason: String)
    /// A command could not be carried out.
    case refused(Refusal)
    /// The script threw an error of its own.
    case thrown
  }
}
