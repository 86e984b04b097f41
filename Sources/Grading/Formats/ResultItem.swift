import CourseModel
import EventTrace
import Rendering

/// A line of a student's results: a check, or an exercise of which no check could run.
struct ResultItem {
  var exercise: Gradebook.Exercise
  /// `2.1` for the first check of the second exercise; `2` for an exercise as a whole.
  var number: String
  /// On one line, at most 1,000 bytes, never blank.
  var name: String
  var points: Fraction
  var status: Status
  var visibility: CheckVisibility
  /// Why it did not pass, escaped, of any length; empty where there is nothing to say.
  var explanation: String
  /// How long the app ran on its own clock.
  var appSeconds = Fraction.zero
  /// Whether it is a check, and not an exercise as a whole.
  var isOfCheck = true

  enum Status {
    case passed, failed
    /// It could not come to a verdict because the app did not compile, crashed or was stopped.
    case errored
    case skipped
    /// It has no result yet, by no fault of the student's.
    case ungraded
  }

  var earned: Fraction { status == .passed ? points : .zero }
}

extension Gradebook {
  /// A student's results in the order of the course; checks that are hidden are as the book has them.
  func items(of student: Student) -> [ResultItem] {
    records(of: student.id).enumerated().flatMap { place, pair in
      items(of: pair.record, on: pair.exercise, number: place + 1)
    }
  }

  /// The results of one exercise, counted from one.
  func items(of record: GradeRecord?, on exercise: Exercise, number: Int) -> [ResultItem] {
    let renderer = TextRenderer()
    guard let record, record.outcome.isGraded, !record.checks.isEmpty else {
      let isGraded = record?.outcome.isGraded ?? false
      return [
        ResultItem(
          exercise: exercise, number: "\(number)",
          name: exercise.title.named("Exercise", "\(number)"),
          points: exercise.possible, status: isGraded ? .errored : .ungraded, visibility: .visible,
          explanation: record.map { renderer.explanation(of: $0) }
            ?? renderer.words(for: .infra) ?? "",
          isOfCheck: false)
      ]
    }
    return record.checks.enumerated().map { place, check in
      let number = "\(number).\(place + 1)"
      return ResultItem(
        exercise: exercise, number: number, name: check.result.name.named("Check", number),
        points: check.points, status: .init(of: check.result), visibility: check.visibility,
        explanation: renderer.explanation(of: check, in: record),
        appSeconds: Fraction(milliseconds: check.result.appTime))
    }
  }
}

extension Fraction {
  /// A span in seconds, to the millisecond; one that no lesson comes near counts as a year.
  fileprivate init(milliseconds span: VirtualInstant?) {
    let most: Int64 = 365 * 86_400_000
    self.init(Int(max(0, min(most, (span?.nanoseconds ?? 0) / 1_000_000))), 1000)
  }
}

extension ResultItem.Status {
  init(of result: CheckResult) {
    switch result.outcome {
    case .passed: self = .passed
    case .skipped: self = .skipped
    case .errored: self = .errored
    case .failed:
      let ended = result.failures.contains { if case .appEnded = $0.kind { true } else { false } }
      self = ended ? .errored : .failed
    }
  }
}

extension String {
  /// The text as a name on one line; where it is blank, `kind` and `number`, as readers want names.
  fileprivate func named(_ kind: String, _ number: String) -> String {
    let name = onOneLine.cut(toBytes: 1000, sign: " …")
    return name.allSatisfy(\.isWhitespace) ? "\(kind) \(number)" : name
  }

  /// At most so many bytes of UTF-8, cut between characters, with a sign that it was.
  func cut(toBytes limit: Int, sign: String = "\n… (shortened)") -> String {
    guard utf8.count > limit else { return self }
    let space = Swift.max(0, limit - sign.utf8.count)
    var end = utf8.index(startIndex, offsetBy: space)
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil {
      end = utf8.index(before: end)
    }
    return String(self[..<end]) + sign
  }
}
