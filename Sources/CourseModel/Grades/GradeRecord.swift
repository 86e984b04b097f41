/// All that is known of one student's work on one exercise: every format and page is made of it.
///
/// It holds no time, machine, process or path, so the same submission gives the same bytes wherever
/// and however often it is graded.
package struct GradeRecord: Codable, Hashable, Sendable {
  /// The place in the plan, counted from zero.
  package var index: Int
  /// The student's id, as the layout of the submissions says it.
  package var student: String
  /// The exercise's full id, such as `containment/reveal-a-child`.
  package var exercise: String
  /// The digest of everything that decides the outcome; equal for equal work.
  package var key: String
  /// What the work came to.
  package var outcome: GradeOutcome
  /// In the author's order, hidden ones behind public ones; empty when nothing could run, with the
  /// points still in ``possible``.
  package var checks: [GradedCheck]
  /// The points that all checks together are worth.
  package var possible: Fraction
  /// Errors of the compiler and of the gate, and what was noticed besides.
  package var findings: [Finding]
  /// Equal for sources that are the same after renaming; nil where there are none.
  package var normalizedHash: String?
  /// What random inputs were drawn from: the same for every student.
  package var seed: UInt64
  /// The sandbox that held it: the name of a tier.
  package var tier: String

  /// The points of the checks that passed.
  package var earned: Fraction { checks.reduce(.zero) { $0 + $1.earned } }

  /// Makes a grade record.
  package init(
    index: Int, student: String, exercise: String, key: String, outcome: GradeOutcome,
    checks: [GradedCheck] = [], possible: Fraction, findings: [Finding] = [],
    normalizedHash: String? = nil, seed: UInt64, tier: String
  ) {
    self.index = index
    self.student = student
    self.exercise = exercise
    self.key = key
    self.outcome = outcome
    self.checks = checks
    self.possible = possible
    self.findings = findings
    self.normalizedHash = normalizedHash
    self.seed = seed
    self.tier = tier
  }
}

/// One check of a graded exercise.
package struct GradedCheck: Hashable, Sendable {
  /// Who may see it, and what came of it.
  package var visibility: CheckVisibility
  /// What it is worth.
  package var points: Fraction
  /// Name, outcome, failures, feedback, output; its trace is cut to the part around the failure.
  package var result: CheckResult

  /// All of its points when it passed, else none.
  package var earned: Fraction { result.outcome == .passed ? points : .zero }

  /// Makes a graded check.
  package init(visibility: CheckVisibility = .visible, points: Fraction, result: CheckResult) {
    self.visibility = visibility
    self.points = points
    self.result = result
  }
}
