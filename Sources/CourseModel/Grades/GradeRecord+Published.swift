extension GradeRecord {
  /// The record as its student may read it: of checks that are not visible to everybody, only that
  /// they are there and whether they passed.
  ///
  /// When a due date has passed or grades are published is known to a learning platform alone, so
  /// checks that wait for it are hidden too.
  package var published: GradeRecord {
    var record = self
    var hidden = 0
    for place in checks.indices where checks[place].visibility != .visible {
      hidden += 1
      let result = checks[place].result
      record.checks[place].result = CheckResult(
        name: "Hidden check \(hidden)", points: result.points, outcome: result.outcome)
    }
    // What is wrong with the course or the machine is for the teacher.
    record.findings = findings.filter(\.kind.isOfSources)
    return record
  }
}

extension Gradebook {
  /// The book as students may read it.
  package var published: Gradebook {
    Gradebook(
      title: title, exercises: exercises, students: students, records: records.map(\.published),
      countsMissing: countsMissing, layout: layout)
  }
}
