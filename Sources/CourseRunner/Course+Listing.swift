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
            return CourseListing.Part(
              id: part.id, title: part.title, kind: part.kind, state: record.state,
              points: record.points, bestPoints: record.bestPoints, hintsUsed: record.hintsUsed,
              isCurrent: part == current)
          })
      },
      findings: catalog.findings)
  }
}
