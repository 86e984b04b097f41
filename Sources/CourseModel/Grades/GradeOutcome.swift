/// What one submission's work on one exercise came to.
package enum GradeOutcome: Hashable, Sendable {
  /// All checks passed.
  case passed
  /// At least one check did not pass.
  case failed
  /// The compiler refused the sources.
  case compileError
  /// The app or the compiler used more than it may; when that was time in which it did not even
  /// compute, on a second try too.
  case limit(Limit)
  /// The app was ended by that signal, on a second try too.
  case crashed(signal: Int)
  /// The gate refused the sources before anything ran; the rule's name says why.
  case rejected(rule: String)
  /// Nothing was handed in for the exercise.
  case missing
  /// The starter was handed in as it is: nothing was run, and there are no points.
  case untouched
  /// The machine, the sandbox or the checks failed: it is tried again and never costs points.
  case infra

  /// What may be used up.
  package enum Limit: String, Codable, Hashable, Sendable, CaseIterable {
    /// In records: `cpu`, `wall`, `memory`, `output` and `messages` are of the app, `compile` of
    /// the compiler.
    case cpu, wall, memory, output, messages, compile
  }

  /// Whether a busy machine may be the reason, so that a second run has to decide.
  ///
  /// Limits of processor time, memory, output and the compiler do not depend on how busy the
  /// machine is.
  package var mayBeOfTheMachine: Bool {
    switch self {
    case .limit(.wall), .crashed, .infra: true
    case .passed, .failed, .compileError, .rejected, .missing, .untouched, .limit: false
    }
  }

  /// Whether it says something about the submission, rather than about the machine.
  package var isGraded: Bool { self != .infra }
}

extension GradeOutcome: Codable, CustomStringConvertible {
  /// As records and tables have it: `passed`, `compile-error`, `limit(wall)`, `crashed(11)`.
  package var description: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .compileError: "compile-error"
    case .limit(let limit): "limit(\(limit.rawValue))"
    case .crashed(let signal): "crashed(\(signal))"
    case .rejected(let rule): "rejected(\(rule))"
    case .missing: "missing"
    case .untouched: "untouched"
    case .infra: "infra"
    }
  }

  /// Reads what ``description`` wrote; nil for anything else.
  package init?(_ text: String) {
    let plain: [GradeOutcome] = [.passed, .failed, .compileError, .missing, .untouched, .infra]
    if let outcome = plain.first(where: { $0.description == text }) {
      self = outcome
      return
    }
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let detail = String(text[text.index(after: open)...].dropLast())
    switch text[..<open] {
    case "limit":
      guard let limit = Limit(rawValue: detail) else { return nil }
      self = .limit(limit)
    case "crashed":
      guard let signal = Int(detail) else { return nil }
      self = .crashed(signal: signal)
    case "rejected": self = .rejected(rule: detail)
    default: return nil
    }
  }

  /// Reads the value as ``encode(to:)`` writes it.
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let outcome = GradeOutcome(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "`\(text)` is no outcome."))
    }
    self = outcome
  }

  /// Writes the value as ``init(from:)`` reads it.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
