package import CourseModel
import Foundation
import Words

/// Classroom 50's `result.json`, for the one student whose repository is graded.
///
/// Its numbers are whole. Where all points are, they stay; else all are scaled by their least common
/// denominator, or by 100 where that is larger, and rounded once, cumulatively, so that the weights
/// add up to the rounded maximum; a check then earns its whole weight or nothing. Whose work it is
/// comes from the runner's environment. Hidden checks are there without their names. When something
/// is ungraded no file is written: then the run counts as a fault of the machine.
package struct Classroom50Format: ResultFormat {
  package static let name = "classroom50"
  private let environment: [String: String]

  /// - Parameter environment: As the runner sets it: `CLASSROOM`, `ASSIGNMENT`, `OWNER`,
  ///   `SUBMISSION_TAG`, `COMMIT_URL`, `RELEASE_URL`; `REVIEW_URL`, without which the commit is the
  ///   review; `ASSIGNMENT_TYPE`; and `SUBMISSION_DATETIME` where the tag does not say when.
  package init(environment: [String: String]) {
    self.environment = environment
  }

  package func check(_ students: [Student]) throws(Finding) {
    guard students.count == 1 else {
      throw Finding(ResultsProblem.oneStudentOnly(count: students.count))
    }
    _ = try Result(environment)
  }

  package func files(of book: Gradebook) throws(Finding) -> [ResultFile] {
    try check(book.students)
    var result = try Result(environment)
    let student = book.students[0]
    guard book.score(of: student.id) != .ungraded else { return [] }
    let items = book.published.items(of: student).filter { $0.status != .skipped }
    let weights = Self.wholeWeights(items.map(\.points))
    result.tests = zip(items, weights).map { item, weight in
      Test(
        name: item.name.cut(toBytes: 100, sign: " …"), passed: item.status == .passed,
        score: item.status == .passed ? weight : 0, maximum: weight, exercise: item.exercise.id,
        output: item.explanation.isEmpty ? nil : item.explanation.cut(toBytes: 2000))
    }
    result.score = result.tests.reduce(0) { $0 + $1.score }
    result.maximum = weights.reduce(0, +)
    return [ResultFile(path: "result.json", text: try jsonText(result))]
  }

  /// Whole numbers in the proportions of `points`, as the type's description says.
  package static func wholeWeights(_ points: [Fraction]) -> [Int] {
    let scale =
      (1...100).first { scale in points.allSatisfy { scale % $0.denominator == 0 } } ?? 100
    var sum = Fraction.zero
    var given = 0
    return points.map { weight in
      sum = sum + weight * Fraction(scale)
      let whole = Int(sum.decimal(places: 0)) ?? given
      defer { given = whole }
      return whole - given
    }
  }

  private struct Result: Encodable {
    var schema = "classroom50/result/v1"
    var classroom: String
    var assignment: String
    var owner: String
    var assignmentType: String
    var submission: String
    var commit: String
    var release: String
    var review: String
    var datetime: String
    var score = 0
    var maximum = 0
    var tests: [Test] = []

    init(_ environment: [String: String]) throws(Finding) {
      func value(_ name: String) throws(Finding) -> String {
        if let value = environment[name], !value.isEmpty { return value }
        throw Finding(ResultsProblem.environment(missing: name))
      }
      classroom = try value("CLASSROOM")
      assignment = try value("ASSIGNMENT")
      owner = try value("OWNER")
      submission = try value("SUBMISSION_TAG")
      commit = try value("COMMIT_URL")
      release = try value("RELEASE_URL")
      review = environment["REVIEW_URL"].flatMap { $0.isEmpty ? nil : $0 } ?? commit
      assignmentType = environment["ASSIGNMENT_TYPE"] ?? "individual"
      if let instant = Self.instant(in: submission) {
        datetime = instant
      } else {
        datetime = try value("SUBMISSION_DATETIME")
      }
    }

    /// When it was handed in, by a tag such as `submit/2026-08-03T14-30-05Z-abcdef0`: that stays the
    /// same however often it is graded.
    private static func instant(in tag: String) -> String? {
      tag.wholeMatch(of: /submit\/(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)-.+/)
        .map { "\($0.1)\($0.2):\($0.3):\($0.4)" }
    }

    enum CodingKeys: String, CodingKey {
      case schema, classroom, assignment, owner, submission, commit, release, review, datetime
      case score, tests
      case assignmentType = "assignment_type"
      case maximum = "max-score"
    }
  }

  private struct Test: Encodable {
    var name: String
    var passed: Bool
    var score: Int
    var maximum: Int
    var exercise: String
    var output: String?

    enum CodingKeys: String, CodingKey {
      case name = "test-name"
      case maximum = "max-score"
      case passed, score, exercise, output
    }
  }
}
