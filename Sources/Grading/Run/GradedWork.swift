package import CourseModel
import CourseRunner
import EventTrace

/// What grading a set of files came to, whoever handed them in.
package struct GradedWork: Codable, Hashable, Sendable {
  package var outcome: Outcome
  package var checks: [GradedCheck]
  package var findings: [Finding]
  package var normalizedHash: String?

  package init(
    outcome: Outcome, checks: [GradedCheck] = [], findings: [Finding] = [],
    normalizedHash: String? = nil
  ) {
    self.outcome = outcome
    self.checks = checks
    self.findings = findings
    self.normalizedHash = normalizedHash
  }
}

extension GradeRecord {
  /// The record of an entry's work.
  package init(of entry: Plan.Entry, in header: Plan.Header, work: GradedWork) {
    let exercise = header.exercises.first { $0.id == entry.exercise }
    self.init(
      index: entry.index, student: entry.student, exercise: entry.exercise, key: entry.key,
      outcome: work.outcome, checks: work.checks, possible: exercise?.possible ?? .zero,
      findings: entry.problems.map(\.finding) + work.findings, normalizedHash: work.normalizedHash,
      seed: header.seed(of: entry.exercise),
      tier: header.tier)
  }
}
