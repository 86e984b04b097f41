package import CourseModel

extension Gradebook {
  /// What a merged batch came to.
  package init(title: String, merge: Merge) throws {
    self.init(
      title: title,
      exercises: merge.plan.header.exercises.map {
        Exercise(id: $0.id, title: $0.title, possible: $0.possible)
      },
      students: merge.plan.students, records: try merge.records())
  }
}
