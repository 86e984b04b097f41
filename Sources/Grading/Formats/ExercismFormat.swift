package import CourseModel
import Rendering
import Words

/// Exercism's `results.json`, version 3: a file for each student and exercise.
///
/// The tests are in the author's order, each with its code as it is in the lesson now. Of hidden
/// checks students read only how many pass. Messages are shortened until the file has at most 500 kB; an
/// app's own output has at most 500 characters.
/// What was not graded has no file, nor what was not handed in: there was no run. What is due by the
/// teacher's word has a file all the same, which says so.
package struct ExercismFormat: ResultFormat {
  package static let name = "exercism"

  package init() {}

  package func files(of book: Gradebook) throws(Finding) -> [ResultFile] {
    let book = book.published
    let names = book.fileNames
    var files: [ResultFile] = []
    for student in book.students {
      for (place, (exercise, record)) in book.records(of: student.id).enumerated() {
        guard let record, record.outcome.isGraded,
          record.outcome != .missing || book.countsMissing, let name = names[student.id]
        else { continue }
        files.append(
          ResultFile(
            path: "\(name)/\(place + 1)-\(exercise.id.fileNameStem)/results.json",
            text: try text(
              of: record, items: book.items(of: record, on: exercise, number: place + 1))))
      }
    }
    return files
  }

  private static let fileLimit = 500_000
  private static let messageLimit = 65_535

  private func text(of record: GradeRecord, items: [ResultItem]) throws(Finding) -> String {
    var limit = Self.messageLimit
    while true {
      let text = try jsonText(Results(record, items, messageLimit: limit))
      if text.utf8.count <= Self.fileLimit || limit < 64 { return text }
      limit /= 2
    }
  }

  private struct Results: Encodable {
    var version = 3
    var status: String
    var message: String?
    var tests: [Test]?

    init(_ record: GradeRecord, _ items: [ResultItem], messageLimit: Int) {
      guard !record.checks.isEmpty else {
        status = "error"
        message = items[0].explanation.cut(toBytes: messageLimit)
        return
      }
      let tests = zip(record.checks, items).filter { $1.status != .skipped }
        .map { Test($0, $1, messageLimit: messageLimit) }
      self.tests = tests
      if tests.allSatisfy({ $0.status == "pass" }) {
        status = "pass"
      } else if tests.allSatisfy({ $0.status == "error" }) {
        status = "error"
        message = TextRenderer().words(for: record) ?? FormatWords.noneEnded
      } else {
        status = "fail"
      }
    }
  }

  private struct Test: Encodable {
    var name: String
    var status: String
    var message: String?
    var output: String?
    var test_code: String?

    init(_ check: GradedCheck, _ item: ResultItem, messageLimit: Int) {
      name = item.name
      if check.visibility == .visible {
        test_code = item.exercise.checkCodes[check.result.name]?.cut(toBytes: 4000)
      }
      switch item.status {
      case .passed: status = "pass"
      case .errored, .ungraded: status = "error"
      case .failed, .skipped: status = "fail"
      }
      if status != "pass" {
        let words = item.explanation.isEmpty ? FormatWords.doesNotPass : item.explanation
        message = words.cut(toBytes: messageLimit)
      }
      let written = check.result.output.escaped
      if !written.isEmpty {
        let scalars = written.unicodeScalars
        output =
          scalars.count <= 500 ? written : String(scalars.prefix(480)) + "\n… (shortened)"
      }
    }
  }
}
