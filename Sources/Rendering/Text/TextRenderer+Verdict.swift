package import CourseModel
import EventTrace

extension TextRenderer {
  /// What a check found, with each verdict's first failed check in full.
  package func text(_ report: CheckReport) -> String {
    paragraphs(report.verdicts.map { text($0) })
  }

  /// One verdict: the result, every check in a line, the first failure in full.
  package func text(_ verdict: Verdict) -> String {
    let failed = verdict.checks.filter { $0.outcome == .failed || $0.outcome == .errored }
    return paragraphs([
      headline(verdict),
      // A finding is worth reading only where something is not as it should be.
      verdict.outcome == .passed
        ? text(verdict.findings.filter { $0.kind != .badFile }) : text(verdict.findings),
      lines(verdict.checks.map(line)),
      failed.first.map { text($0, of: verdict.exercise) },
      failed.count > 1
        ? "Then: \(failed.dropFirst().map { "“\($0.name.onOneLine)”" }.joined(separator: ", "))."
          .wrapped(to: style.width).joined(separator: "\n") : nil,
    ])
  }

  private func headline(_ verdict: Verdict) -> String {
    let points = "\(verdict.earned) of \(counted(verdict.possible, "point"))"
    return switch verdict.outcome {
    case .passed: style.tinted("✓ \(verdict.exercise) passes: \(points)", .good)
    case .failed: style.tinted("✗ \(verdict.exercise) does not pass yet: \(points)", .bad)
    case .notBuilt: style.tinted("✗ \(verdict.exercise) could not be built", .bad)
    case .infrastructure:
      style.tinted("! \(verdict.exercise) could not be checked; your work is not at fault", .notice)
    }
  }

  private func line(_ check: CheckResult) -> String {
    let name = check.name.onOneLine
    return switch check.outcome {
    case .passed: style.tinted("  ✓ \(name) (\(counted(check.points, "point")))", .good)
    case .failed: style.tinted("  ✗ \(name) (\(counted(check.points, "point")))", .bad)
    case .skipped: style.tinted("  - \(name) (skipped)", .faint)
    case .errored: style.tinted("  ! \(name) (the check itself went wrong)", .notice)
    }
  }

  /// A failed check: its name · what happened · expected and actual · where · one next step.
  package func text(_ check: CheckResult, of exercise: String) -> String {
    let name = exercise.split(separator: "/").last ?? ""
    let failure = check.failures.first
    var facts: [String] = []
    if let failure {
      facts += difference(of: failure, output: check.output).map { labelled($0, $1.escaped) }
      if !failure.message.isEmpty { facts.append(labelled("Why", failure.message.escaped)) }
      if let place = failure.place {
        let lines = lines(of: place, margin: "            ")
        facts.append(labelled("Where", lines[0].drop { $0 == " " }.description))
        facts += lines.dropFirst()
      }
    }
    facts.append(labelled("Next", nextStep(after: check, of: String(name))))
    if check.failures.count > 1 {
      facts.append(labelled("Also", "\(counted(check.failures.count - 1, "more failure")) here."))
    }
    if let seed = check.seed {
      facts.append(
        labelled(
          "Inputs", "drawn at random; `course check \(name) --seed \(seed)` repeats them."))
    }
    return paragraphs([
      style.tinted(check.name.onOneLine, .strong),
      whatHappened(check),
      check.output.isEmpty ? nil : output(check.output),
      lines(facts),
    ])
  }

  private func whatHappened(_ check: CheckResult) -> String {
    var lines = ["  What happened"]
    let events = check.trace?.events ?? []
    if let divergence = check.failures.first?.divergence {
      lines += excerpt(of: events, around: divergence).map { "  " + $0 }
    } else {
      if events.count > Self.shownAtTheEnd { lines.append("    …") }
      lines += tree(Array(events.suffix(Self.shownAtTheEnd))).map { "  " + $0 }
    }
    if let end = check.end {
      let words = words(for: end, after: events.last, output: check.output)
      lines.append(words.hanging(after: "    ", width: style.width))
    }
    if lines.count == 1 { lines.append("    Nothing: the app was not launched.") }
    return self.lines(lines)
  }

  /// How much of the trace is shown where nothing in it says which part matters.
  private static let shownAtTheEnd = 10

  private func excerpt(of events: [Event], around divergence: Divergence) -> [String] {
    let excerpt = Self.excerpt(of: events, around: divergence)
    return tree(excerpt.events, marked: excerpt.marked)
      + (excerpt.marked == nil ? ["» nothing more of what is compared"] : [])
  }

  /// The part of the trace around the first event that was not as expected, and that event's number;
  /// without a divergence the end.
  static func excerpt(
    of events: [Event], around divergence: Divergence?
  ) -> (events: [Event], marked: Int?) {
    guard let divergence else { return (events.suffix(shownAtTheEnd), nil) }
    let marked = divergence.actual.first
    guard let anchor = marked ?? divergence.matched.last,
      let index = events.firstIndex(where: {
        $0.sequence == anchor.sequence && $0.name == anchor.name
      })
    else { return (divergence.matched.suffix(4) + divergence.actual.prefix(3), marked?.sequence) }
    let start = max(0, index - (marked == nil ? 6 : 4))
    return (Array(events[start..<min(events.count, index + 3)]), marked?.sequence)
  }

  /// Expected and actual, or what stopped the check: labels and texts, not escaped.
  func difference(of failure: Failure, output: String) -> [(label: String, text: String)] {
    if let divergence = failure.divergence {
      let came = divergence.actual.first.map { $0.description.onOneLine }
      let wanted = divergence.expected.first.map { $0.description.onOneLine }
      let comment =
        switch divergence.cause {
        case .missing: " (it never came)"
        case .outOfOrder: " (it came later)"
        case .extra, .different: ""
        }
      return [
        ("Expected", wanted.map { $0 + comment } ?? "nothing more"),
        ("Actual", came ?? "nothing more"),
      ]
    }
    if let expected = failure.expected, let actual = failure.actual {
      return [("Expected", expected), ("Actual", actual)]
    }
    return [("Failure", words(for: failure, output: output))]
  }

  private func nextStep(after check: CheckResult, of name: String) -> String {
    if let feedback = check.feedback.first { return feedback.text.escaped }
    if check.outcome == .errored { return "Run it again; if it happens again, tell the author." }
    return "`course hint \(name)` gives you a hint."
  }

  private func output(_ text: String) -> String {
    let all = text.escaped.split(separator: "\n", omittingEmptySubsequences: true)
    let shown = all.prefix(8).map { "    | " + String($0).fitted(to: style.width - 6).trimmed }
    let more = all.count > 8 ? ["    | … \(counted(all.count - 8, "more line"))"] : []
    return lines(["  The app wrote"] + shown + more)
  }
}
