package import CourseModel
import CourseRunner
import EventTrace

/// What grading a set of files came to, whoever handed them in.
package struct GradedWork: Codable, Hashable, Sendable {
  package var outcome: GradeOutcome
  package var checks: [GradedCheck]
  package var findings: [Finding]
  package var normalizedHash: String?

  package init(
    outcome: GradeOutcome, checks: [GradedCheck] = [], findings: [Finding] = [],
    normalizedHash: String? = nil
  ) {
    self.outcome = outcome
    self.checks = checks
    self.findings = findings
    self.normalizedHash = normalizedHash
  }
}
