package import CourseModel

/// Why nothing could be answered, for tools.
package struct ErrorReport: Codable, Hashable, Sendable {
  package var findings: [Finding]
  package var problem: UsageProblem?

  package init(findings: [Finding] = [], problem: UsageProblem? = nil) {
    self.findings = findings
    self.problem = problem
  }
}
