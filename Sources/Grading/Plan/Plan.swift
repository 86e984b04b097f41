package import CourseModel
import CourseRunner
import Foundation

/// What is to be graded: made once, and the same for every machine that runs a share of it.
///
/// As a file it is JSON Lines: the header, a line for each student, a line for each entry. Its id is
/// the digest of those bytes; results belong to the plan of their id and to no other.
package struct Plan: Hashable, Sendable {
  package var header: Header
  /// Sorted by id.
  package var students: [Student]
  /// Sorted by student and then in the order of the course; each knows its place.
  package var entries: [Entry]

  package init(header: Header, students: [Student], entries: [Entry]) {
    self.header = header
    self.students = students
    self.entries = entries
  }

  /// What holds for all entries.
  package struct Header: Codable, Hashable, Sendable {
    /// The version of this format.
    package var format = Plan.format
    /// What tells this grader from another: the runner's build and the compiler's version.
    package var grader: String
    /// The exercises that count, in the order of the course, with what decides about each.
    package var exercises: [PlannedExercise]
    /// The ids of those that the teacher named as due, who then are ``exercises``; nil where those count
    /// for which anybody handed something in.
    package var due: [String]?
    /// What random inputs are drawn from, by exercise.
    package var seeds: [String: UInt64]
    /// The weakest sandbox in which results of this plan may come about.
    package var tier: String
    /// The layout of the submissions, such as `Moodle download`.
    package var layout: String

    package init(
      grader: String, exercises: [PlannedExercise], due: [String]? = nil,
      seeds: [String: UInt64], tier: String, layout: String
    ) {
      self.grader = grader
      self.exercises = exercises
      self.due = due
      self.seeds = seeds
      self.tier = tier
      self.layout = layout
    }

    /// The exercise of that id; nil for one that does not count.
    func exercise(_ id: String) -> PlannedExercise? { exercises.first { $0.id == id } }

    /// What the random inputs of an exercise of the plan are drawn from.
    package func seed(of exercise: String) -> UInt64 { seeds[exercise] ?? 0 }
  }

  /// One student's work on one exercise.
  package struct Entry: Codable, Hashable, Sendable {
    /// The place in the plan, counted from zero.
    package var index: Int
    package var student: String
    package var exercise: String
    /// The digest of the files, under which ``SubmissionStore`` has them; nil when there are none.
    package var files: String?
    /// The digest of everything that decides the outcome: equal work has equal keys.
    package var key: String
    /// Where the work was found, for readers.
    package var shownPlace: String
    /// What was refused or left out on the way in.
    package var problems: [Submission.Problem]
    /// Whether the files are the exercise's starter as it is.
    package var isUntouched: Bool

    package init(
      index: Int, student: String, exercise: String, files: String?, key: String,
      shownPlace: String, problems: [Submission.Problem] = [], isUntouched: Bool = false
    ) {
      self.index = index
      self.student = student
      self.exercise = exercise
      self.files = files
      self.key = key
      self.shownPlace = shownPlace
      self.problems = problems
      self.isUntouched = isUntouched
    }

    /// The outcome that is known without running anything: nothing was handed in, or nothing but the
    /// starter, or it was refused.
    package var foregone: GradeOutcome? {
      if let fatal = problems.first(where: \.isFatal) { return .rejected(rule: fatal.rule) }
      if files == nil { return .missing }
      return isUntouched ? .untouched : nil
    }
  }
}

/// An exercise of a plan: what its work is worth, also where it never ran, and what decides about it.
package struct PlannedExercise: Codable, Hashable, Sendable {
  /// The full id.
  package var id: String
  package var title: String
  package var checks: [PlannedCheck]
  /// The digest of the starter, the stage, and all checks, public and hidden.
  package var digest: String

  package var possible: Fraction { checks.reduce(.zero) { $0 + $1.points } }

  package init(id: String, title: String, checks: [PlannedCheck], digest: String) {
    self.id = id
    self.title = title
    self.checks = checks
    self.digest = digest
  }

  /// A check as it is known before it runs.
  package struct PlannedCheck: Codable, Hashable, Sendable {
    package var name: String
    package var points: Fraction
    package var visibility: CheckVisibility

    package init(name: String, points: Fraction, visibility: CheckVisibility) {
      self.name = name
      self.points = points
      self.visibility = visibility
    }
  }
}
