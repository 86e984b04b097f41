/// How far a scenario with questions was told, and what came of the last answer.
public struct PredictionReport: Codable, Hashable, Sendable {
  /// The answer that was compared; nil where none was.
  public var outcome: PredictionOutcome?
  /// The story from the last answer to the open question or to its end, in one run.
  public var story: Recording
  /// The whole story on all versions, at its end; nil before.
  public var whole: Recording?
  /// What is to be answered now; nil at the end.
  public var question: OpenQuestion?
  /// How many questions were answered so far.
  public var answered: Int
  /// How many of them rightly.
  public var right: Int
  /// How many there are.
  public var count: Int

  /// Makes a report.
  public init(
    outcome: PredictionOutcome?, story: Recording, whole: Recording?, question: OpenQuestion?,
    answered: Int, right: Int, count: Int
  ) {
    self.outcome = outcome
    self.story = story
    self.whole = whole
    self.question = question
    self.answered = answered
    self.right = right
    self.count = count
  }
}

/// A question that waits for the student's answer.
public struct OpenQuestion: Codable, Hashable, Sendable {
  /// The author's words.
  public var question: String
  /// How it is answered.
  public var form: AnswerKey.Form
  /// The lines or the choices, in the order of the file.
  public var offered: [String]
  /// The file for the answer, relative to the course.
  public var file: String
  /// Whether the file was there already, as it was written.
  public var isUnanswered: Bool

  /// Makes an open question.
  public init(
    question: String, form: AnswerKey.Form, offered: [String], file: String, isUnanswered: Bool
  ) {
    self.question = question
    self.form = form
    self.offered = offered
    self.file = file
    self.isUnanswered = isUnanswered
  }
}

/// A student's answer to a question of a scenario, beside what happened.
public struct PredictionOutcome: Codable, Hashable, Sendable {
  /// The author's words.
  public var question: String
  /// What happened.
  public var key: AnswerKey
  /// What the student expected: lines in their order, or one choice.
  public var answer: [String]

  /// Makes an outcome.
  public init(question: String, key: AnswerKey, answer: [String]) {
    self.question = question
    self.key = key
    self.answer = answer
  }

  /// Whether the answer is what happened.
  public var isRight: Bool { answer == key.truth }

  /// The first line at which the answer is not what happened, counted from zero; nil for a right one.
  public var divergence: Int? {
    if isRight { return nil }
    return zip(answer, key.truth).prefix { $0 == $1 }.count
  }
}
