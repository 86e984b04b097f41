package import CourseModel

extension GradeRecord {
  /// The record of an entry's work.
  package init(of entry: Plan.Entry, in header: Plan.Header, work: GradedWork) {
    let exercise = header.exercise(entry.exercise)
    self.init(
      index: entry.index, student: entry.student, exercise: entry.exercise, key: entry.key,
      outcome: work.outcome, checks: work.checks, possible: exercise?.possible ?? .zero,
      findings: entry.problems.map(\.finding) + work.findings, normalizedHash: work.normalizedHash,
      seed: header.seed(of: entry.exercise),
      tier: header.tier)
  }
}
