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

  /// The student's ID if no roster has the platform's own columns; nil for a student who is not on the
  /// roster.
  ///
  /// Nil for an ID that is blank or unsafe in a spreadsheet, as a formula or with control characters. No
  /// platform has such a login.
  func fallback(for student: Student) -> String? {
    let id = student.id
    let isStranger = hasRoster && student.rosterFields.isEmpty
    return isStranger || !Self.isLogin(id) ? nil : id
  }

  /// Whether a platform could have such a login.
  static func isLogin(_ id: String) -> Bool {
    !id.isFormula && id.shown == id && !id.allSatisfy(\.isWhitespace)
  }
}
