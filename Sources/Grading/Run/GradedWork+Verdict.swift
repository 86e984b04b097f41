import CourseModel
import EventTrace
import Foundation

extension GradedWork {
  /// What a verdict means for a grade.
  init(_ verdict: Verdict, of exercise: PlannedExercise) {
    let checks = verdict.checks.enumerated().map { place, result in
      let planned = exercise.checks.indices.contains(place) ? exercise.checks[place] : nil
      return GradedCheck(
        visibility: planned?.visibility ?? .hidden,
        points: planned?.points ?? Fraction(result.points), result: result.trimmed)
    }
    self.init(
      outcome: GradeOutcome(of: verdict), checks: checks,
      findings: verdict.findings.prefix(Self.findingLimit).map(\.trimmed))
  }
}

extension GradedWork {
  /// The most findings that a record keeps; a stranger's files can cause any number.
  private static let findingLimit = 100
}

extension Finding {
  /// Bytes of a line and of a message that a record keeps.
  private static let lineLimit = 500
  private static let messageLimit = 2000

  /// The finding without a long source line, and with a message of limited length.
  fileprivate var trimmed: Finding {
    var trimmed = self
    if (place?.sourceLine?.utf8.count ?? 0) > Self.lineLimit { trimmed.place?.sourceLine = nil }
    trimmed.message = message.shortened(toBytes: Self.messageLimit)
    return trimmed
  }
}

extension GradeOutcome {
  /// The outcome of a verdict: a crash or a limit comes before a wrong answer.
  init(of verdict: Verdict) {
    switch verdict.outcome {
    case .passed: self = .passed
    case .infrastructure: self = .infra
    case .untouched: self = .untouched
    case .notBuilt: self = Self.ofUnbuilt(verdict.findings.filter { $0.severity == .error })
    case .failed:
      let endings = verdict.checks.flatMap(\.failures).compactMap { failure in
        if case .appEnded(let end) = failure.kind { GradeOutcome(of: end) } else { nil }
      }
      self = endings.first ?? .failed
    }
  }

  private static func ofUnbuilt(_ findings: [Finding]) -> GradeOutcome {
    if let rejected = findings.first(where: { $0.kind == .rejected }) {
      return .rejected(rule: rejected.rule ?? "unnamed")
    }
    if findings.contains(where: { !$0.kind.isOfSources }) { return .infra }
    return findings.contains { $0.kind == .compileLimit } ? .limit(.compile) : .compileError
  }

  private init?(of end: LaunchEnd) {
    switch end {
    case .crashed(let crash): self = .crashed(signal: Int(crash.signal))
    case .limit(let limit, _): self = .limit(Limit(limit))
    case .exited, .killed, .notLoaded: return nil
    }
  }
}

extension GradeOutcome.Limit {
  fileprivate init(_ limit: LaunchEnd.Limit) {
    self =
      switch limit {
      case .wallTime: .wall
      case .processorTime: .cpu
      case .memory: .memory
      case .output: .output
      case .messages: .messages
      }
  }
}

extension CheckResult {
  /// How much of a trace and of an app's output a record keeps.
  private static let eventLimit = 80
  private static let outputLimit = 4 << 10
  /// In bytes; of a larger screen what the app has drawn is left out, and of one that is still larger all.
  private static let screenLimit = 64 << 10

  private var wasStopped: Bool {
    if case .limit = end { true } else { false }
  }

  /// The result with as much of trace and output as a report shows.
  fileprivate var trimmed: CheckResult {
    var result = self
    if outcome == .passed { result.trace = nil }
    func fits(_ screen: Snapshot) -> Bool {
      (try? JSONEncoder().encode(screen).count) ?? .max <= Self.screenLimit
    }
    if let screen, !fits(screen) {
      let plain = screen.withoutDrawings
      result.screen = fits(plain) ? plain : nil
    }
    result.assertions = nil
    if let trace, trace.count > Self.eventLimit {
      // The decisive part is at the divergence; without one, at the end. How far an app came that was stopped
      // differs in every run: of that one the beginning is kept.
      let matched = failures.lazy.compactMap(\.divergence).first?.matched.last
      let middle =
        matched.flatMap { trace.events.firstIndex(of: $0) } ?? (wasStopped ? 0 : trace.count)
      let start = max(0, min(middle - Self.eventLimit / 2, trace.count - Self.eventLimit))
      result.trace?.events = Array(trace.events[start..<(start + Self.eventLimit)])
    }
    result.output = output.shortened(toBytes: Self.outputLimit)
    return result
  }
}
