package import CourseModel
import Foundation

/// Gradescope's `results.json`, a file for each student.
///
/// The score is the exact sum, rounded once to hundredths; it is at the top and so overrides the
/// tests' own. Hidden checks are there with Gradescope's own visibility, which hides them, and with
/// them the total. There is no `execution_time`: records hold no time. For a student of whom
/// something is ungraded no file is written, and Gradescope tells the staff.
package struct GradescopeFormat: ResultFormat {
  package static let name = "gradescope"

  package init() {}

  package func files(of book: Gradebook) throws(Finding) -> [ResultFile] {
    try filePerStudent(of: book, extension: "json") { student, book throws(Finding) in
      let score: Fraction
      switch book.score(of: student.id) {
      case .points(let points): score = points
      case .missing: score = .zero
      case .ungraded: return nil
      }
      return try jsonText(
        Results(score: score.hundredths, tests: book.items(of: student).map(Test.init)))
    }
  }

  private struct Results: Encodable {
    var score: Decimal
    var output_format = "text"
    var test_output_format = "text"
    var test_name_format = "text"
    var visibility = "visible"
    var stdout_visibility = "hidden"
    var tests: [Test]
  }

  private struct Test: Encodable {
    var name: String
    var number: String
    var score: Decimal?
    var max_score: Decimal?
    var status: String
    var output: String?
    var output_format = "text"
    var visibility: String
    var tags: [String]

    init(_ item: ResultItem) {
      name = item.name
      number = item.number
      // What the author's script skipped is there to be read and counts for nothing.
      let counts = item.status != .skipped
      score = counts ? item.earned.hundredths : nil
      max_score = counts ? item.points.hundredths : nil
      status = item.status == .passed || !counts ? "passed" : "failed"
      output = item.explanation.isEmpty ? nil : item.explanation.cut(toBytes: 1 << 16)
      visibility = item.visibility.rawValue
      tags = [item.exercise.id]
    }
  }
}
