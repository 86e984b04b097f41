extension GradeRecord {
  /// Whether the other record of the same work gives other points, or for another reason.
  ///
  /// What else is in a record may differ between two runs, such as the line at which an app was
  /// stopped.
  package func contradicts(_ other: GradeRecord) -> Bool {
    outcome != other.outcome || possible != other.possible
      || checks.map(\.score) != other.checks.map(\.score)
  }
}

extension GradedCheck {
  fileprivate var score: Score { Score(points: points, outcome: result.outcome) }

  fileprivate struct Score: Equatable {
    var points: Fraction
    var outcome: CheckResult.Outcome
  }
}
