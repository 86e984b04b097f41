package import CourseModel

extension Gradebook {
  /// The book of a plan's results.
  ///
  /// - Parameter checkCodes: The sources of an exercise's checks by their names, for its full id.
  package init(
    title: String, plan: Plan, records: [GradeRecord],
    checkCodes: (String) -> [String: String] = { _ in [:] }
  ) {
    self.init(
      title: title,
      exercises: plan.header.exercises.map {
        Exercise(
          id: $0.id, title: $0.title, possible: $0.possible, checkCodes: checkCodes($0.id))
      },
      students: plan.students, records: records, countsMissing: plan.header.due != nil,
      layout: plan.header.layout)
  }
}
