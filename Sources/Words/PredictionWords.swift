package import CourseModel

/// The words of the file in which a student answers a question of a scenario.
package enum PredictionWords {
  /// What stands above the lines.
  package static func instructions(_ form: AnswerKey.Form) -> String {
    switch form {
    case .order:
      "Put these lines into the order in which they happen, and delete the ones that do not happen. The "
        + "lines are mixed up now. Save the file, then run `course next`."
    case .choice:
      "Put an x between the brackets of the right choice: [x]. Save the file, then run `course next`."
    }
  }

  /// Says which lines of the file count for nothing.
  package static let comments = "Lines that begin with # do not count."
}

extension OpenQuestion {
  /// How to answer it, and where to read the code that it is about.
  package func words(about scenario: String) -> String {
    let code = "`course show \(scenario)` shows the app's code."
    if isUnanswered { return "You have not answered yet: the file is unchanged. \(code)" }
    return switch form {
    case .order:
      "\(code) Put the lines in the file into the right order, delete the ones that do not happen, save "
        + "the file, and run `course next`."
    case .choice: "\(code) Mark your answer in the file, save it, and run `course next`."
    }
  }
}

extension PredictionOutcome {
  /// Whether the answer is right, in a few words.
  package var verdict: String { isRight ? "Right" : "Not what happened" }

  /// What is different at the first line that differs; nil for a right answer.
  package var difference: String? {
    guard let divergence else { return nil }
    if key.form == .choice { return nil }
    let expected = divergence < answer.count ? answer[divergence] : nil
    let came = divergence < key.truth.count ? key.truth[divergence] : nil
    let line = "Line \(divergence + 1)"
    switch (expected, came) {
    case (let expected?, let came?):
      return "\(line): you expected `\(expected)`, but `\(came)` came. \(fate(of: expected))"
    case (let expected?, nil):
      return "\(line): you expected `\(expected)`, but nothing else came. "
        + fate(of: expected)
    case (nil, let came?):
      return "\(line): `\(came)` came, but you expected nothing else."
    case (nil, nil): return nil
    }
  }

  /// What has become of a line that did not come where it was expected.
  private func fate(of expected: String) -> String {
    guard let divergence else { return "" }
    if let place = key.truth.dropFirst(divergence).firstIndex(of: expected) {
      return "It came later, as line \(place + 1)."
    }
    if key.truth.prefix(divergence).contains(expected) { return "It had come before." }
    return "It did not come at all."
  }

  /// What the author says of the line or the choice at which the answer goes astray, and of the whole.
  package var explanations: [String] {
    let lines: [String] =
      if let divergence {
        [answer, key.truth].compactMap { divergence < $0.count ? $0[divergence] : nil }
      } else if key.form == .choice {
        key.truth
      } else {
        []
      }
    return lines.compactMap { key.reasons[$0] } + (key.explanation.isEmpty ? [] : [key.explanation])
  }
}

extension PredictionReport {
  /// How many answers were right, for who has come to the end.
  package func sum(of name: String) -> String {
    "\(right) of \(count) \(count == 1 ? "prediction was" : "predictions were") right. "
      + "`course reset \(name)` asks again, in another order."
  }
}

/// Why a student's answer to a question cannot be read.
package enum PredictionProblem: Fact {
  case notText
  case unknownLine(String, meant: String?)
  case tooOften(String)
  case noLines(name: String)
  case severalMarks
  case noChoice(String)

  package var kind: Finding.Kind { .badFile }

  package var sentences: Sentences {
    switch self {
    case .notText:
      ("The file is not text in UTF-8.", "Save it as plain text in UTF-8.")
    case .unknownLine(let line, let meant):
      (
        "`\(line)` is not one of the given lines.",
        meant.map { "Write `\($0)`, or remove the line." }
          ?? "Remove the line, or begin it with # to keep it for yourself."
      )
    case .tooOften(let line):
      ("`\(line)` appears more often than it was given.", "Remove one of the lines.")
    case .noLines(let name):
      (
        "The file has no line left.",
        "Undo it in your editor, or take a fresh file with `course reset \(name)`."
      )
    case .severalMarks:
      ("Two choices are marked, but only one is right.", "Leave one [x] and make the other [ ].")
    case .noChoice(let line):
      (
        "`\(line)` is not one of the choices.",
        "Write `[x]` before one of the choices and leave their words as they are."
      )
    }
  }
}

/// What is wrong with a question of a scenario that is to be answered.
package enum QuestionProblem: Fact {
  case fewLines(Int, version: String)
  case decoyComes(String, version: String)
  case sameLine(String)
  case fewChoices(Int)
  case unknownOutcome(String, version: String)
  case unknownReason(String, meant: String?)
  case doesNotVary

  package var kind: Finding.Kind { .badLesson }

  package var sentences: Sentences {
    switch self {
    case .fewLines(let count, let version):
      (
        "On iOS \(version) the answer has \(count == 0 ? "no line" : "one line"), so there is no order to ask for.",
        "Name more events in `of:`, let the deed cause some, or ask with `choices:`."
      )
    case .decoyComes(let line, let version):
      ("The decoy `\(line)` does come on iOS \(version).", "Take another decoy.")
    case .sameLine(let line): ("`\(line)` is offered twice.", "Remove one of them.")
    case .fewChoices(let count):
      ("The question has \(count == 1 ? "one choice" : "no choices").", "Give it two or more.")
    case .unknownOutcome(let outcome, let version):
      (
        "On iOS \(version) `outcome:` returns “\(outcome)”, which is not one of the choices.",
        "Let it return one of the choices, word for word."
      )
    case .unknownReason(let line, let meant):
      (
        "`reasons:` names “\(line)”, which is not one of the lines or choices.",
        meant.map { "Write “\($0)”." } ?? "Write a line or a choice as it is offered."
      )
    case .doesNotVary:
      (
        "The question is the same with every seed.",
        "Add decoys or choices, so that it can be mixed in more than one way."
      )
    }
  }
}
