package import CourseRunner

/// One student's work on one exercise, as bytes: nothing in it says where it was.
package struct Submission: Hashable, Sendable {
  /// The student's id, as the layout says it.
  package var student: String
  /// The exercise's full id.
  package var exercise: String
  /// Where it was found, for messages: a path below the batch's folder, escaped for showing.
  package var shownPlace: String
  /// The files that may be part of an app, by their paths in it.
  package var files: FileSet
  /// What was left out or refused, and why.
  package var problems: [Problem]

  /// A file or archive that is not taken: the rule's name is the outcome's, the words are the student's.
  package struct Problem: Codable, Hashable, Sendable {
    /// The rule's name, such as `symbolic-link`.
    package var rule: String
    package var shownPath: String
    /// Whether the whole submission is refused for it, rather than the one file left out.
    package var isFatal: Bool

    package init(rule: String, shownPath: String, isFatal: Bool) {
      self.rule = rule
      self.shownPath = shownPath
      self.isFatal = isFatal
    }
  }

  package init(
    student: String, exercise: String, shownPlace: String, files: FileSet,
    problems: [Problem] = []
  ) {
    self.student = student
    self.exercise = exercise
    self.shownPlace = shownPlace
    self.files = files
    self.problems = problems
  }
}
