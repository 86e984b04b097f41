/// A graded class: who, what, and how it came out. Every format and page is a pure function of it.
package struct Gradebook: Sendable {
  /// What the course is called.
  package let title: String
  /// In the order of the course.
  package let exercises: [Exercise]
  /// Sorted by id; who handed in nothing is among them.
  package let students: [Student]
  /// In the order of the plan; an exercise of a student without a record was not graded yet.
  package let records: [GradeRecord]
  /// Whether what was not handed in counts everywhere with no points, because the teacher named what is
  /// due; else a platform's own rule for missing work decides, where it has one.
  package let countsMissing: Bool
  /// The layout of the submissions, such as `Canvas download`; empty if unknown.
  package let layout: String
  private let places: [String: [String: Int]]

  /// An exercise as a column of the book.
  package struct Exercise: Hashable, Sendable {
    /// The full id, such as `containment/reveal-a-child`.
    package var id: String
    /// The title, as a reader sees it.
    package var title: String
    /// The points that all of its checks together are worth.
    package var possible: Fraction
    /// The source of each check, the code in its braces, by the check's name.
    package var checkCodes: [String: String]

    /// Makes an exercise.
    package init(
      id: String, title: String, possible: Fraction, checkCodes: [String: String] = [:]
    ) {
      self.checkCodes = checkCodes
      self.id = id
      self.title = title
      self.possible = possible
    }
  }

  /// Makes a gradebook.
  package init(
    title: String, exercises: [Exercise], students: [Student], records: [GradeRecord],
    countsMissing: Bool = false, layout: String = ""
  ) {
    self.layout = layout
    self.title = title
    self.exercises = exercises
    self.students = students
    self.records = records
    self.countsMissing = countsMissing
    var places: [String: [String: Int]] = [:]
    for (place, record) in records.enumerated() {
      // Of two copies of one exercise by one student the better counts, the first of equal ones.
      if let known = places[record.student]?[record.exercise],
        records[known].earned >= record.earned
      {
        continue
      }
      places[record.student, default: [:]][record.exercise] = place
    }
    self.places = places
  }

  /// What can be reached in all exercises together.
  package var possible: Fraction { exercises.reduce(.zero) { $0 + $1.possible } }

  /// What is known of a student's work on an exercise; nil where it was not graded yet.
  package func record(of student: String, on exercise: String) -> GradeRecord? {
    places[student]?[exercise].map { records[$0] }
  }

  /// A student's records, an exercise each in the order of the course, nil where there is none.
  package func records(of student: String) -> [(exercise: Exercise, record: GradeRecord?)] {
    exercises.map { ($0, record(of: student, on: $0.id)) }
  }

  /// What a student's work came to over all exercises.
  package func score(of student: String) -> Score {
    let records = records(of: student).map(\.record)
    // A fault of the machine costs nobody points: until all is graded there is no total.
    guard records.allSatisfy({ $0?.outcome.isGraded == true }) else { return .ungraded }
    if records.allSatisfy({ $0?.outcome == .missing }) { return .missing }
    return .points(records.reduce(.zero) { $0 + ($1?.earned ?? .zero) })
  }

  /// A student's sum over the exercises.
  package enum Score: Hashable, Sendable {
    /// The points that were earned.
    case points(Fraction)
    /// Nothing at all was handed in.
    case missing
    /// Something has no result yet.
    case ungraded

    /// The points; nil where there are none to speak of.
    package var points: Fraction? {
      if case .points(let points) = self { points } else { nil }
    }
  }

  /// The book of one student alone.
  package func only(_ student: Student) -> Gradebook {
    Gradebook(
      title: title, exercises: exercises, students: [student],
      records: exercises.compactMap { record(of: student.id, on: $0.id) },
      countsMissing: countsMissing, layout: layout)
  }
}
