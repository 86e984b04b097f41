/// What a student's answer to a question of a scenario is compared with: it comes from the run.
public struct AnswerKey: Codable, Hashable, Sendable {
  /// How the question is answered.
  public var form: Form
  /// The lines in the order in which they came, or the one choice that holds.
  public var truth: [String]
  /// What the student is offered, in an order that follows from the seed: for an order the true lines and
  /// others that do not come, else every choice.
  public var offered: [String]
  /// The author's words for whoever has seen the answer; may be empty.
  public var explanation: String
  /// Why a line or a choice is true or not, by its words.
  public var reasons: [String: String]
  /// The line of the question in the author's file.
  public var line: Int?

  /// Makes a key.
  public init(
    form: Form, truth: [String], offered: [String], explanation: String = "",
    reasons: [String: String] = [:], line: Int? = nil
  ) {
    self.form = form
    self.truth = truth
    self.offered = offered
    self.explanation = explanation
    self.reasons = reasons
    self.line = line
  }

  /// How a question is answered.
  public enum Form: String, Codable, Hashable, Sendable {
    /// Lines are put into their order, and those that do not come are removed.
    case order
    /// One of several sentences is chosen.
    case choice
  }
}
