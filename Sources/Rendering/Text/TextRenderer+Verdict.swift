package import CourseModel
import EventTrace

extension TextRenderer {
  /// What a check found, with each verdict's first failed check in full.
  ///
  /// - Parameter withTotal: Whether a sum over the exercises ends it.
  package func text(_ report: CheckReport, withTotal: Bool = false) -> String {
    paragraphs(report.verdicts.map { text($0) } + [withTotal ? total(of: report.verdicts) : nil])
  }

  private func total(of verdicts: [Verdict]) -> String {
    let passed = verdicts.count { $0.outcome == .passed }
    let unchecked = verdicts.filter { $0.checks.isEmpty }
    let earned = verdicts.reduce(0) { $0 + $1.earned }
    let possible = verdicts.reduce(0) { $0 + $1.possible }
    var text =
      "Total: \(passed) of \(counted(verdicts.count, "exercise")) pass; "
      + "\(earned) of \(counted(possible, "point"))"
    if !unchecked.isEmpty {
      text += ", without \(counted(unchecked.count, "exercise")) whose checks could not run"
    }
    return style.tinted(
      (text + ".").wrapped(to: style.width).joined(separator: "\n"),
      passed == verdicts.count ? .good : .strong)
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
      failed.first.map { text($0, of: verdict.exercise, hasHints: verdict.hints != 0) },
      failed.count > 1
        ? "Then: \(failed.dropFirst().map { "“\($0.name.onOneLine)”" }.joined(separator: ", "))."
          .wrapped(to: style.width).joined(separator: "\n") : nil,
    ])
  }

  private func headline(_ verdict: Verdict) -> String {
    let points = "\(verdict.earned) of \(counted(verdict.possible, "point"))"
    let (sign, words, tone): (String, String, TextStyle.Tone) =
      switch verdict.outcome {
      case .passed: ("✓", "passes: \(points)", .good)
      case .failed: ("✗", "does not pass yet: \(points)", .bad)
      case .untouched: ("✗", "is still as it was given to you: \(points)", .bad)
      case .notBuilt: ("✗", "could not be built", .bad)
      case .infrastructure: ("!", "could not be checked; your work is not at fault", .notice)
      }
    let text = "\(verdict.exercise) \(words)".hanging(after: "\(sign) ", width: style.width)
    return style.tinted(text, tone)
  }

  private func line(_ check: CheckResult) -> String {
    let points = counted(check.points, "point")
    let (sign, note, tone): (String, String, TextStyle.Tone) =
      switch check.outcome {
      case .passed: ("✓", points, .good)
      case .failed: ("✗", points, .bad)
      case .skipped: ("-", "skipped", .faint)
      case .errored: ("!", "the check itself went wrong", .notice)
      }
    let text = "\(check.name.onOneLine) (\(note))".hanging(after: "  \(sign) ", width: style.width)
    return style.tinted(text, tone)
  }

  /// A failed check: its name · what happened · expected and actual · where · one next step.
  package func text(
    _ check: CheckResult, of exercise: String, hasHints: Bool = true
  ) -> String {
    let name = exercise.split(separator: "/").last ?? ""
    let failure = check.failures.first
    let excerpt = Self.excerpt(of: check.trace?.events ?? [], around: failure?.divergence)
    var facts: [String] = []
    if let failure {
      facts += difference(of: failure, in: check).map { labelled($0, $1.escaped) }
      if !failure.message.isEmpty { facts.append(labelled("Why", failure.message.escaped)) }
      if let place = failure.place {
        let lines = lines(of: place, margin: "            ")
        facts.append(labelled("Where", lines[0].drop { $0 == " " }.description))
        facts += lines.dropFirst()
      }
    }
    facts.append(labelled("Next", nextStep(after: check, of: String(name), hasHints: hasHints)))
    if let words = Self.words(aboutRulesOf: excerpt.events) {
      facts.append(labelled("Look up", words))
    }
    if check.failures.count > 1 {
      facts.append(labelled("Also", "\(counted(check.failures.count - 1, "more failure")) here."))
    }
    if let seed = check.seed {
      facts.append(
        labelled(
          "Inputs", "drawn at random; `course check \(name) --seed \(seed)` repeats them."))
    }
    return paragraphs([
      style.tinted(check.name.onOneLine.hanging(after: "", width: style.width), .strong),
      whatHappened(check, excerpt),
      check.screen.map { lines(["  The screen then"] + sketch(of: $0, indent: 4)) },
      check.output.isEmpty ? nil : output(check.output),
      lines(facts),
    ])
  }

  private func whatHappened(_ check: CheckResult, _ excerpt: TraceExcerpt) -> String {
    // An app that was stopped before its first event has not told its device.
    let device =
      check.trace.map { trace in
        trace.device.isEmpty
          ? " (iOS \(trace.iOS))" : " (iOS \(trace.iOS), \(trace.device.onOneLine))"
      } ?? ""
    var lines = ["What happened\(device)".hanging(after: "  ", width: style.width)]
    let rows = tree(excerpt.events, marked: excerpt.marked, width: style.width - 4)
    for (place, row) in rows.enumerated() {
      if excerpt.gaps.contains(place) { lines.append("    …") }
      lines += row.split(separator: "\n").map { "  " + $0 }
    }
    if excerpt.gaps.contains(rows.count) { lines.append("    …") }
    if check.failures.first?.divergence != nil, excerpt.marked == nil, !rows.isEmpty {
      lines.append("  » end of the trace: no more compared events")
    }
    if let end = check.end {
      let words = words(for: end, after: check.trace?.events.last, output: check.output)
      lines.append(words.hanging(after: "    ", width: style.width))
    }
    if lines.count == 1 {
      lines.append(
        check.trace == nil ? "    Nothing: the app was not launched." : "    Nothing in the app.")
    }
    return self.lines(lines)
  }

  /// Expected and actual, or what stopped the check: labels and texts, not escaped.
  func difference(of failure: Failure, in check: CheckResult) -> [(label: String, text: String)] {
    if case .uncaughtException = failure.kind, let reason = newness(in: check.trace) {
      return [("Failure", reason)]
    }
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
    if let fault = plainWords(for: failure) { return fault.isEmpty ? [] : [("Failure", fault)] }
    return [("Failure", words(for: failure, output: check.output))]
  }

  private func nextStep(
    after check: CheckResult, of name: String, hasHints: Bool
  ) -> String {
    if let feedback = check.feedback.first { return feedback.text.escaped }
    if check.outcome == .errored { return "Run it again; if it happens again, tell the author." }
    // Tests that were written for Xcode come without hints.
    return hasHints
      ? "`course hint \(name)` gives you a hint." : "`course show \(name)` shows the task again."
  }

  private func output(_ text: String) -> String {
    let all = text.escaped.split(separator: "\n", omittingEmptySubsequences: true)
    let shown = all.prefix(8).map { "    | " + String($0).fitted(to: style.width - 6).trimmed }
    let more = all.count > 8 ? ["    | … \(counted(all.count - 8, "more line"))"] : []
    return lines(["  The app wrote"] + shown + more)
  }
}
