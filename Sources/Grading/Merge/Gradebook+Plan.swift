package import CourseModel

extension Gradebook {
  /// The book of a plan's results.
  package init(title: String, plan: Plan, records: [GradeRecord]) {
    self.init(
      title: title,
      exercises: plan.header.exercises.map {
        Exercise(id: $0.id, title: $0.title, possible: $0.possible)
      },
      students: plan.students, records: records, countsMissing: plan.header.due != nil)
  }
}
