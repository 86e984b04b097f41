package import CourseModel
import Words

extension TextRenderer {
  /// What came of the student's last answer, the story up to the next question, and that question.
  package func pieces(_ report: PredictionReport, of part: PartReference) -> [Piece] {
    let story = pieces(report.story, endingAs: report.whole)
    let open = report.question.map { question in
      Piece(
        text: "\n"
          + paragraphs([
            lines("? \(question.question)".escaped.wrapped(to: style.width)),
            lines(offer(question.offered, question.form)),
            lines(["Your answer goes into this file:", "  \(question.file.onOneLine)"]),
            lines(question.words(about: Self.name(of: part.id)).wrapped(to: style.width)),
          ]))
    }
    let outcome = report.outcome.map { Piece(text: text($0) + "\n") }
    let sum =
      report.question == nil
      ? Piece(text: "\n" + lines(report.sum(of: Self.name(of: part.id)).wrapped(to: style.width)))
      : nil
    return [outcome].compactMap(\.self) + story + [open, sum].compactMap(\.self)
  }

  /// The student's answer beside what happened, with an arrow at the first line that differs.
  func text(_ outcome: PredictionOutcome) -> String {
    let sign = outcome.isRight ? "✓" : "✗"
    let heading = "\(sign) \(outcome.verdict): \(outcome.question)".escaped
    return paragraphs(
      [
        lines(
          heading.wrapped(to: style.width).map {
            style.tinted($0, outcome.isRight ? .good : .bad)
          }),
        outcome.isRight ? lines(truth(outcome.key)) : lines(sideBySide(outcome)),
        outcome.difference.map { lines($0.escaped.wrapped(to: style.width)) },
      ] + outcome.explanations.map { lines($0.escaped.wrapped(to: style.width)) })
  }

  private func sideBySide(_ outcome: PredictionOutcome) -> [String] {
    let (left, right) = ("Your answer", "What happened")
    let columns = [outcome.answer, outcome.key.truth].map { lines in
      lines.enumerated().map { "\(Self.number($0)) \($1.escaped)" }
    }
    let width = ([left] + columns[0]).map(\.columns).max() ?? 0
    let whole = 2 + width + 3 + (([right] + columns[1]).map(\.columns).max() ?? 0)
    guard outcome.key.form == .order, whole <= style.width else {
      return [left + ":"] + numbered(outcome.answer, outcome) + [right + ":"]
        + numbered(outcome.key.truth, outcome)
    }
    let rows = (0..<max(columns[0].count, columns[1].count)).map { row in
      let cells = columns.map { row < $0.count ? $0[row] : "" }
      let mark = row == outcome.divergence ? "» " : "  "
      return (mark + cells[0].padded(to: width) + "   " + cells[1]).trimmed
    }
    return ["  " + left.padded(to: width) + "   " + right] + rows
  }

  private func numbered(_ lines: [String], _ outcome: PredictionOutcome) -> [String] {
    lines.enumerated().map { row, line in
      let isMarked = row == outcome.divergence && outcome.key.form == .order
      let number = outcome.key.form == .order ? "\(Self.number(row)) " : ""
      return line.escaped.hanging(after: (isMarked ? "» " : "  ") + number, width: style.width)
    }
  }

  private static func number(_ row: Int) -> String { row < 9 ? " \(row + 1)" : "\(row + 1)" }

  /// What a question offers.
  func offer(_ lines: [String], _ form: AnswerKey.Form) -> [String] {
    lines.map {
      $0.escaped.hanging(after: form == .choice ? "  [ ] " : "  ", width: style.width)
    }
  }

  /// What is right.
  func truth(_ key: AnswerKey) -> [String] {
    key.truth.enumerated().map { row, line in
      line.escaped.hanging(
        after: key.form == .choice ? "  [x] " : "  \(Self.number(row)) ", width: style.width)
    }
  }
}
