package import CourseModel
import EventTrace

extension TextRenderer {
  /// What an outcome means, in a sentence for the student; nil where the checks say it themselves.
  package func words(for outcome: GradeOutcome) -> String? {
    switch outcome {
    case .passed, .failed: nil
    case .compileError: "The sources do not compile, so no check could run."
    case .limit(.compile): "Compiling the sources took too much time or memory."
    case .limit(.wall): "The app was stopped: it did not answer in time."
    case .limit(.cpu): "The app was stopped: it computed for too long, as in an endless loop."
    case .limit(.memory): "The app was stopped: it used too much memory."
    case .limit(.output): "The app was stopped: it wrote too much."
    case .limit(.messages): "The app was stopped: it recorded too many events."
    case .crashed(let signal): words(for: .crashed(.init(signal: Int32(clamping: signal))))
    case .rejected(let rule): "The sources were refused before anything ran (\(rule.onOneLine))."
    case .missing: "Nothing was handed in for this exercise."
    case .untouched: "The starter was handed in as it is, so there are no points."
    case .infra: "This could not be graded yet. The work is not at fault, and no points are lost."
    }
  }

  /// The same for a record, with the reason that Swift's runtime wrote when the app crashed.
  package func words(for record: GradeRecord) -> String? {
    guard case .crashed(let signal) = record.outcome,
      let crashed = record.checks.first(where: { check in
        guard check.visibility == .visible, case .crashed(let crash) = check.result.end else {
          return false
        }
        return Int(crash.signal) == Int(signal)
      })?.result, let end = crashed.end
    else { return words(for: record.outcome) }
    return words(for: end, after: crashed.trace?.events.last, output: crashed.output)
  }

  /// Why an exercise has no checks to show: the outcome, and what the compiler or the gate said.
  package func explanation(of record: GradeRecord) -> String {
    paragraphs([words(for: record.outcome), text(record.findings)])
  }

  /// What came of one check, for its student; empty where it passed or is hidden from them.
  package func explanation(of check: GradedCheck, in record: GradeRecord) -> String {
    switch check.result.outcome {
    case .passed: ""
    case .skipped: "Skipped: \((check.result.skipReason ?? "the check does not apply").escaped)\n"
    case .failed, .errored:
      check.visibility == .visible || !check.result.failures.isEmpty
        ? text(check.result, of: record.exercise) : ""
    }
  }
}
