import CourseModel
import EventTrace
import Rendering

/// Classes of several sizes and manners.
enum ReportSample {
  static let exercises = [
    Gradebook.Exercise(
      id: "launch/the-delegate", title: "The app gets a delegate", possible: Fraction(6)),
    Gradebook.Exercise(
      id: "containment/reveal-a-child", title: "Reveal a child", possible: Fraction(5)),
  ]

  /// A class of that size; every fifth does not compile, every seventh handed in nothing, of the
  /// third one piece is not graded.
  static func book(
    _ count: Int, title: String = "How an iOS app comes to life", names: [String] = [],
    foreign: String? = nil
  ) -> Gradebook {
    let students = (0..<count).map { place in
      Student(
        id: names.indices.contains(place) ? names[place] : "student-\(place + 1000)",
        name: names.isEmpty ? "Robin Example \(place + 1)" : nil,
        isExpected: place != 4)
    }
    var records: [GradeRecord] = []
    for (place, student) in students.enumerated() {
      for (number, exercise) in exercises.enumerated() where place != 2 || number == 0 {
        records.append(
          record(records.count, student.id, exercise, place: place, foreign: foreign))
      }
    }
    return Gradebook(title: title, exercises: exercises, students: students, records: records)
  }

  private static func record(
    _ index: Int, _ student: String, _ exercise: Gradebook.Exercise, place: Int, foreign: String?
  ) -> GradeRecord {
    let outcome: GradeOutcome =
      place % 7 == 6
      ? .missing
      : place % 5 == 4
        ? .compileError : place % 3 == 1 ? .failed : place % 11 == 9 ? .limit(.wall) : .passed
    let hasRun = [.passed, .failed, .limit(.wall)].contains(outcome)
    return GradeRecord(
      index: index, student: student, exercise: exercise.id, key: "k\(index)", outcome: outcome,
      checks: hasRun ? checks(outcome, exercise.possible, foreign: foreign) : [],
      possible: exercise.possible,
      findings: outcome == .compileError
        ? [
          Finding(
            .compileError, foreign ?? "cannot find 'windw' in scope",
            at: SourcePlace(
              file: foreign ?? "AppDelegate.swift", line: 12, column: 5,
              sourceLine: foreign ?? "    windw = UIWindow(frame: UIScreen.main.bounds)"))
        ] : [],
      normalizedHash: outcome == .missing ? nil : place % 9 == 3 ? "same" : "hash \(student)",
      seed: 7, tier: "limits")
  }

  private static func checks(
    _ outcome: GradeOutcome, _ possible: Fraction, foreign: String?
  ) -> [GradedCheck] {
    let isPassed = outcome == .passed
    let end: LaunchEnd? = outcome == .limit(.wall) ? .limit(.wallTime) : nil
    let divergence = CheckResult(
      name: foreign ?? "the child hears of its appearance in the right order", points: 2,
      outcome: isPassed ? .passed : .failed,
      failures: isPassed
        ? []
        : [
          Failure(
            kind: end.map { .appEnded($0) } ?? .assertion,
            summary: foreign ?? "XCTAssertTrace failed",
            message: foreign ?? "viewWillAppear comes before viewDidAppear.",
            divergence: end == nil ? Sample.divergence : nil,
            place: SourcePlace(
              file: "Reveal.swift", line: 31, column: 3,
              sourceLine: foreign ?? "  addSubview(child.view)"))
        ],
      feedback: isPassed
        ? []
        : [.init(text: foreign ?? "Tell the child before you add its view.", mistake: "Late")],
      trace: Trace(
        iOS: 6, device: "iPhone 5",
        events: Sample.launch.map { event in
          var event = event
          if event.kind == .console { event.text = foreign ?? event.text }
          return event
        }), output: isPassed ? "" : foreign ?? "loaded\n", end: end)
    let plain = CheckResult(
      name: foreign ?? "the window is on screen", points: 2, outcome: .passed)
    let hidden = CheckResult(
      name: "SECRET NAME", points: 1, outcome: isPassed ? .passed : .failed,
      failures: [Failure(kind: .assertion, summary: "SECRET WORDS")], output: "SECRET OUTPUT")
    return [
      GradedCheck(points: Fraction(2), result: divergence),
      GradedCheck(points: possible - Fraction(3), result: plain),
      GradedCheck(visibility: .hidden, points: Fraction(1), result: hidden),
    ]
  }

  /// What strangers may call themselves.
  static let hostileNames = [
    "<script>document.title='forged'</script>", "../../../etc/passwd", "\u{202E}gpj.exe",
    "a\"b'c&d",
    "👩‍👩‍👧‍👦🏳️‍🌈", "\u{1B}[2J\u{7}", "]]>", "", "CON", "con", "名前　姓", "=cmd|' /C calc'!A0",
    String(repeating: "long", count: 5000), "<img src=https://example.org/x.png onerror=alert(1)>",
    "javascript:alert(1)", "line\nbreak", "\u{0}", "\u{FFFE}",
  ]

  static let hostileText =
    "</pre></svg></style><script>document.title='forged'</script><img src=\"https://example.org/x\">"
    + "\u{1B}[2J\u{202E}]]>&amp;{{7*7}}\u{0}" + String(repeating: "x", count: 500)

  /// Every page by its path.
  static func pages(_ book: Gradebook) -> [String: String] {
    var pages: [String: String] = [:]
    ReportSite(book).forEachPage { pages[$0] = $1 }
    return pages
  }
}
