import EventTrace

/// Records as `results.jsonl` has them: points stand in one place and in one spelling, and what was
/// earned need not be added up. `Records.md` of `Grading` describes every member.
extension GradeRecord {
  private enum CodingKeys: String, CodingKey {
    case index, student, exercise, key, outcome, checks, earned, possible, findings
    case normalizedHash, seed, tier
  }

  /// Reads the value as ``encode(to:)`` writes it.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      index: try values.decode(Int.self, forKey: .index),
      student: try values.decode(String.self, forKey: .student),
      exercise: try values.decode(String.self, forKey: .exercise),
      key: try values.decode(String.self, forKey: .key),
      outcome: try values.decode(GradeOutcome.self, forKey: .outcome),
      checks: try values.decode([GradedCheck].self, forKey: .checks),
      possible: try values.decode(Fraction.self, forKey: .possible),
      findings: try values.decode([Finding].self, forKey: .findings),
      normalizedHash: try values.decodeIfPresent(String.self, forKey: .normalizedHash),
      seed: try values.decode(UInt64.self, forKey: .seed),
      tier: try values.decode(String.self, forKey: .tier))
  }

  /// Writes the value as ``init(from:)`` reads it.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(index, forKey: .index)
    try values.encode(student, forKey: .student)
    try values.encode(exercise, forKey: .exercise)
    try values.encode(key, forKey: .key)
    try values.encode(outcome, forKey: .outcome)
    try values.encode(checks, forKey: .checks)
    try values.encode(earned, forKey: .earned)
    try values.encode(possible, forKey: .possible)
    try values.encode(findings, forKey: .findings)
    try values.encodeIfPresent(normalizedHash, forKey: .normalizedHash)
    try values.encode(seed, forKey: .seed)
    try values.encode(tier, forKey: .tier)
  }
}

extension GradedCheck: Codable {
  private enum CodingKeys: String, CodingKey {
    case visibility, points, earned, result
  }

  private enum ResultKeys: String, CodingKey {
    case name, outcome, failures, feedback, trace, screen, output, end, skipReason, seed
  }

  /// Reads the value as ``encode(to:)`` writes it.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let result = try values.nestedContainer(keyedBy: ResultKeys.self, forKey: .result)
    let points = try values.decode(Fraction.self, forKey: .points)
    self.init(
      visibility: try values.decode(CheckVisibility.self, forKey: .visibility), points: points,
      result: CheckResult(
        name: try result.decode(String.self, forKey: .name),
        points: points.numerator / points.denominator,
        outcome: try result.decode(CheckResult.Outcome.self, forKey: .outcome),
        failures: try result.decode([Failure].self, forKey: .failures),
        feedback: try result.decode([FeedbackDescription].self, forKey: .feedback),
        trace: try result.decodeIfPresent(Trace.self, forKey: .trace),
        screen: try result.decodeIfPresent(Snapshot.self, forKey: .screen),
        output: try result.decode(String.self, forKey: .output),
        end: try result.decodeIfPresent(LaunchEnd.self, forKey: .end),
        skipReason: try result.decodeIfPresent(String.self, forKey: .skipReason),
        seed: try result.decodeIfPresent(UInt64.self, forKey: .seed)))
  }

  /// Writes the value as ``init(from:)`` reads it.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(visibility, forKey: .visibility)
    try values.encode(points, forKey: .points)
    try values.encode(earned, forKey: .earned)
    var result = values.nestedContainer(keyedBy: ResultKeys.self, forKey: .result)
    try result.encode(self.result.name, forKey: .name)
    try result.encode(self.result.outcome, forKey: .outcome)
    try result.encode(self.result.failures, forKey: .failures)
    try result.encode(self.result.feedback, forKey: .feedback)
    try result.encodeIfPresent(self.result.trace, forKey: .trace)
    try result.encodeIfPresent(self.result.screen, forKey: .screen)
    try result.encode(self.result.output, forKey: .output)
    try result.encodeIfPresent(self.result.end, forKey: .end)
    try result.encodeIfPresent(self.result.skipReason, forKey: .skipReason)
    try result.encodeIfPresent(self.result.seed, forKey: .seed)
  }
}
