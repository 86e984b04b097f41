import CourseModel

extension Plan {
  /// What differs from an earlier plan, and how much work is graded again because of it.
  func changes(since former: Plan) -> PlanReport.Changes {
    let exercises = Dictionary(
      uniqueKeysWithValues: former.header.exercises.map { ($0.id, $0.digest) })
    let changed = header.exercises.filter { exercise in
      guard let digest = exercises[exercise.id] else { return false }
      return digest != exercise.digest
        || former.header.seed(of: exercise.id) != header.seed(of: exercise.id)
    }
    let known = Dictionary(
      former.entries.map { (Work($0), $0.key) }, uniquingKeysWith: { first, _ in first })
    let again = entries.count { entry in
      guard entry.foregone == nil, let key = known[Work(entry)] else { return false }
      return key != entry.key
    }
    return PlanReport.Changes(
      formerTier: former.header.tier == header.tier ? nil : former.header.tier,
      isOtherGrader: former.header.grader != header.grader, exercises: changed.map(\.id),
      again: again)
  }

  /// What makes work of one student the same as last time.
  private struct Work: Hashable {
    var student: String
    var exercise: String
    var files: String?
    var place: String

    init(_ entry: Entry) {
      (student, exercise, files) = (entry.student, entry.exercise, entry.files)
      place = entry.shownPlace
    }
  }
}
