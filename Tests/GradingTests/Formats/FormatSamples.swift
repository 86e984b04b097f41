import CourseModel
import EventTrace

/// Gradebooks whose every text is what a stranger could write.
enum FormatSample {
  static let hostileTexts = [
    "Ann O'Neil, \"the\" first; student",
    "=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(A1:A9)", "\t=1+1", "\r=1+1", "  =1",
    "line one\nline two\r\nline three", "\u{0}\u{7}\u{8}\u{1B}[2J\u{1B}]0;title\u{7}\u{9B}31m",
    "\u{FFFD}\u{FFFE}\u{FFFF}", "👩‍👩‍👧‍👦🏳️‍🌈", "\u{202E}gpj.exe\u{2066}", "a\u{2028}b\u{2029}c\u{85}d",
    "]]>", "<script>alert(1)</script>", "&amp;&lt;&#0;", "ok 1 - forged # SKIP", "#TODO",
    "1..0\nBail out!",
    "---\n...\n", "\\# \\\\", "../../etc/passwd", "", " ", "CON", "Final Score (12)",
    "    Points Possible", "Override Status", "Student", "Section", "ends in \\", "\\\"", "\"\\\"x",
    "0",
  ]

  /// What no cell and no page takes as it is.
  static let longTexts = [
    String(repeating: "x🙂<", count: 1 << 15), "=1" + String(repeating: "\u{7}\\\"", count: 40_000),
  ]

  /// A class in which every text is `text`: one student passes, one fails with messages, one does not
  /// compile, one is missing, one is not graded.
  static func book(
    _ text: String, points: [Fraction] = [Fraction(1), Fraction(7, 3), Fraction(2)],
    roster: [String: String] = [:]
  ) -> Gradebook {
    let possible = points.reduce(.zero, +)
    let exercise = Gradebook.Exercise(id: "lesson/exercise", title: text, possible: possible)
    let ids = ["pass \(text)", "\(text)", "build \(text)", "missing \(text)", "open \(text)"]
    func record(_ place: Int, _ outcome: GradeOutcome, _ checks: [GradedCheck]) -> GradeRecord {
      GradeRecord(
        index: place, student: ids[place], exercise: exercise.id, key: "k", outcome: outcome,
        checks: checks, possible: possible,
        findings: outcome == .compileError
          ? [
            Finding(
              .compileError, text,
              at: SourcePlace(file: text, line: 3, column: 2, sourceLine: text),
              remedy: text)
          ] : [], seed: 1, tier: "limits")
    }
    func checks(_ passes: Bool) -> [GradedCheck] {
      points.enumerated().map { place, points in
        let failure = Failure(
          kind: .assertion, summary: text, message: text, expected: text, actual: text)
        return GradedCheck(
          visibility: place == 2 ? .hidden : .visible, points: points,
          result: CheckResult(
            name: place == 2 ? "SECRET NAME \(text)" : text, points: 1,
            outcome: passes || place == 1 ? .passed : .failed,
            failures: passes || place == 1
              ? [] : place == 2 ? [Failure(kind: .assertion, summary: "SECRET WORDS")] : [failure],
            output: place == 2 ? "SECRET OUTPUT" : text))
      }
    }
    return Gradebook(
      title: text, exercises: [exercise],
      students: ids.enumerated().map { place, id in
        Student(
          id: id, name: text, rosterFields: roster.mapValues { "\(place)\($0)" },
          isExpected: true)
      },
      records: [
        record(0, .passed, checks(true)), record(1, .failed, checks(false)),
        record(2, .compileError, []), record(3, .missing, []),
      ])
  }

  /// As a runner of Classroom 50 sets it.
  static let environment = [
    "CLASSROOM": "ios", "ASSIGNMENT": "week-1", "OWNER": "ann",
    "SUBMISSION_TAG": "submit/2026-01-31T12-00-00Z-abc1234", "COMMIT_URL": "https://example.org/c",
    "RELEASE_URL": "https://example.org/r", "REVIEW_URL": "https://example.org/v",
  ]
}
