import CourseModel

/// The columns of the roster that a gradebook's students came with.
struct RosterColumns {
  private let hasRoster: Bool
  /// Whether it has columns as Canvas exports them.
  let isCanvas: Bool

  init(_ book: Gradebook) {
    hasRoster = book.students.contains { !$0.rosterFields.isEmpty }
    let titles = Set(book.students.flatMap { $0.rosterFields.keys.map { $0.lowercased() } })
    isCanvas =
      !titles.isDisjoint(with: ["sis login id", "sis user id"])
      || titles.isSuperset(of: ["id", "section"])
  }

  /// What the roster says of a student under that title, in any case; nil where it says nothing.
  func cell(_ title: String, of student: Student) -> String? {
    let wanted = title.lowercased()
    // Of titles that differ in case alone the first in order counts.
    let found = student.rosterFields.keys.sorted().first { $0.lowercased() == wanted }
    return found.flatMap { student.rosterFields[$0] }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The student's id, where no roster has the platform's own columns; none for who is not on it.
  ///
  /// None for an id that is blank, that a spreadsheet would take for a formula or that has control
  /// characters: no platform has such a login, and nobody is to open the file with it.
  func fallback(for student: Student) -> String? {
    let id = student.id
    let isStranger = hasRoster && student.rosterFields.isEmpty
    return isStranger || id.isFormula || id.shown != id || id.allSatisfy(\.isWhitespace) ? nil : id
  }
}
