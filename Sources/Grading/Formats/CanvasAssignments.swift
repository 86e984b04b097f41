import CourseModel

/// The assignments at Canvas into which scores go, by the titles that Canvas's own export has:
/// `Homework 3 (1234)`, where the number is what Canvas goes by.
package struct CanvasAssignments: Hashable, Sendable {
  /// For the sum.
  package var sum: String?
  /// For each exercise, by its full id.
  package var byExercise: [String: String]

  package init(sum: String? = nil, byExercise: [String: String] = [:]) {
    self.sum = sum
    self.byExercise = byExercise
  }

  /// Reads `TITLE (NUMBER)` for the sum and `NAME=TITLE (NUMBER)` for an exercise, several with a comma
  /// between them.
  ///
  /// - Parameter exercise: The full id of the exercise of that name.
  /// - Returns: Nil when something in it is neither, or is said twice.
  package init?(_ text: String, exercise: (String) throws -> String) rethrows {
    self.init()
    // A title may have commas of its own: it ends with its number.
    var rest = text[...]
    while !rest.isEmpty {
      guard let match = rest.prefixMatch(of: /\s*(?:([A-Za-z0-9\/._-]+)=)?(.+?\s\(\d+\))(?:,|$)/)
      else { return nil }
      rest = rest[match.range.upperBound...]
      let title = String(match.2)
      if let name = match.1 {
        guard byExercise.updateValue(title, forKey: try exercise(String(name))) == nil else {
          return nil
        }
      } else if sum == nil {
        sum = title
      } else {
        return nil
      }
    }
    if sum == nil, byExercise.isEmpty { return nil }
  }
}
