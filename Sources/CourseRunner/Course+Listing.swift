package import CourseModel

extension Course {
  /// Every part with how far the student came; of one lesson when it is named.
  package func listing(of lesson: Lesson? = nil) -> CourseListing {
    let current = current
    return CourseListing(
      lessons: catalog.lessons.filter { lesson == nil || $0.id == lesson?.id }.map { lesson in
        CourseListing.Lesson(
          id: lesson.id, title: lesson.title,
          parts: lesson.parts.map { part in
            let record = progress[part.id]
            return CourseListing.PartEntry(
              id: part.id, title: part.title, kind: part.kind, state: record.state,
              points: record.points, bestPoints: record.bestPoints, hintsUsed: record.hintsUsed,
              files: fileState(of: part), isCurrent: part == current,
              predictions: record.prediction.map {
                .init(answered: $0.answers.count, right: $0.answers.count { $0 })
              })
          })
      },
      findings: catalog.findings)
  }

  /// How the student's files of an exercise are now; nil for a scenario.
  func fileState(of part: Part) -> CourseListing.FileState? {
    guard part.kind == .exercise else { return nil }
    let record = progress[part.id]
    let files = workspace.digest(of: part)
    if files == nil { return record.location == nil ? .untouched : .missing }
    if let last = record.lastCheck, last.files == files {
      return last.points.map(CourseListing.FileState.checked) ?? .notBuilt
    }
    return files == (record.starter ?? (try? part.starter())?.digest) ? .untouched : .unchecked
  }
}
