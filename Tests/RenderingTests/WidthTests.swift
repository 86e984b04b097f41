import CourseModel
import EventTrace
import Expectations
import Testing

@testable import Rendering

@Suite struct WidthTests {
  @Test(
    "Wide letters and emoji take two columns, marks on letters none",
    arguments: [
      ("abc", 3), ("日本", 4), ("한", 2), ("👍", 2), ("👩‍👩‍👧", 2), ("❤️", 2), ("e\u{301}", 1), ("é", 1),
      ("…", 1), ("→", 1), ("ｗ", 2), ("\u{301}", 0), ("", 0),
    ])
  func columns(text: String, columns: Int) {
    expectEqual(text.columns, columns)
  }

  @Test("Text breaks at blanks before its columns are full, wide letters counted as two")
  func wrapping() {
    expectEqual("one two three".wrapped(to: 7), ["one two", "three"])
    expectEqual("日本 日本 日本".wrapped(to: 9), ["日本 日本", "日本"])
    expectEqual("日本語日本語".wrapped(to: 5), ["日本", "語日", "本語"])
    expectEqual("日本語".fitted(to: 5), "日本…")
    expectEqual("日本語".fitted(to: 8), "日本語  ")
  }

  @Test("A terminal's width counts from 40 to 200 columns, and 80 where it does not say")
  func widths() {
    expectEqual(
      [nil, 20, 40, 137, 1000].map { TextStyle.terminal(columns: $0, isColored: false).width },
      [80, 40, 40, 137, 200])
    expectEqual(TextStyle().width, 100)
  }

  /// Reports of every sort, with long and wide words in them.
  private func texts(_ renderer: TextRenderer) -> [String] {
    let long =
      "A sentence with 日本語 in it that is longer than any of the terminals here are wide, 👍👍."
    let event = Sample.event(1, .console, nil, "NSLog", depth: 3, text: long)
    let run = Recording.Run(iOS: 6, steps: [.narration(long), .events([event], launch: 0)])
    let other = Recording.Run(
      iOS: 9, steps: [.narration(long + long), .events([event, Sample.launch[0]], launch: 0)])
    let failure = Failure(
      kind: .assertion, summary: "", message: long, expected: long, actual: long)
    let check = CheckResult(
      name: long, points: 2, outcome: .failed, failures: [failure, failure],
      feedback: [.init(text: long, mistake: nil)],
      trace: Trace(iOS: 6, device: long, events: [event]),
      output: long, seed: .max)
    var entry = BookEntry(code: "M9b", title: long, chapter: "Launch", text: "\(long)\n\n* \(long)")
    (entry.kind, entry.open, entry.sources) = (long, long, ["a-source-with-a-very-long-code", "A"])
    var rule = RuleReport(
      entry: entry, related: [.init(code: 9, title: long)],
      behaviors: [
        .init(name: "hiddenViewsUnload", citing: [46], since: 2, before: 6, summary: long)
      ])
    rule.modelling = RuleModelling(files: ["HeadlessUIKit/\(long)"], tests: [long])
    let listing = CourseListing(
      lessons: [
        .init(
          id: "a", title: long,
          parts: [
            .init(
              id: "a/a-name-of-usual-length-here", title: long, kind: .exercise, state: .seen,
              points: 10, bestPoints: 10, hintsUsed: 0, files: .unchecked, isCurrent: true)
          ])
      ])
    return [
      renderer.text(
        Recording(scenario: .init(title: "A", versions: [6, 9], device: nil), runs: [run, other])),
      renderer.text(
        Verdict(
          exercise: "launch-sequence/repair-the-speaker-clock", outcome: .failed,
          checks: [check, check])),
      renderer.text(listing),
      renderer.text(HintReport(exercise: "a/b", number: 1, count: 1, hint: long)),
      renderer.text(
        BehaviorReport(
          behaviors: [
            .init(name: "hiddenViewsUnload", citing: [46], since: 2, before: 6, summary: long)
          ])),
      renderer.text(rule),
      renderer.text(
        RuleListing(chapters: [.init(name: "Launch", rules: [.init(code: 9, title: long)])])),
      renderer.text(Finding(.advice, long, remedy: long)),
      renderer.text(EditorReport(files: 3, server: "/usr/bin/sourcekit-lsp")),
      renderer.text(UsageProblem.unknownName(long, nearest: [long])),
      renderer.text(
        Reading(title: "", markdown: "# \(long)\n\n* \(long)\n  1. \(long)\n\n> \(long)\n")),
    ]
  }

  @Test("No line of any report is wider than the terminal", arguments: [40, 48, 80, 120, 200])
  func everyReport(width: Int) {
    let renderer = TextRenderer(style: .terminal(columns: width, isColored: false))
    for line in texts(renderer).joined().split(separator: "\n") where line.columns > width {
      Issue.record("\(line.columns) of \(width): \(line)")
    }
  }

  @Test("Columns of a list are as wide as what stands in them, and long titles go on below")
  func list() {
    func part(
      _ name: String, _ title: String, _ files: CourseListing.FileState
    ) -> CourseListing.PartEntry {
      .init(
        id: "a/\(name)", title: title, kind: .exercise, state: .seen, points: 3, bestPoints: 2,
        hintsUsed: 0, files: files, isCurrent: false)
    }
    let listing = CourseListing(lessons: [
      .init(
        id: "a", title: "Windows",
        parts: [
          part("keep-it", "Keep the window", .checked(points: 2)),
          part("lift-the-veil", "A veil over the whole screen while the app is away", .unchecked),
          part("a", "日本語", .checked(points: 1)), part("b", "B", .notBuilt),
        ])
    ])
    expectEqual(
      TextRenderer(style: TextStyle(width: 64)).text(listing),
      """
      Windows
        · keep-it        Keep the window     2/3
        · lift-the-veil  A veil over the     changed, was 2/3
                         whole screen while
                         the app is away
        · a              日本語              1/3, was 2/3
        · b              B                   does not compile, was 2/3

      ✓ done   · begun   » next

      """)
    expectEqual(
      TextRenderer(style: TextStyle(width: 48)).text(listing),
      """
      Windows
        · keep-it        2/3
            Keep the window
        · lift-the-veil  changed, was 2/3
            A veil over the whole screen while the app
            is away
        · a              1/3, was 2/3
            日本語
        · b              does not compile, was 2/3
            B

      ✓ done   · begun   » next

      """)
  }

  private func runs() -> (Recording.Run, Recording.Run) {
    func run(_ iOS: IOSVersion, _ status: String) -> Recording.Run {
      Recording.Run(
        iOS: iOS,
        steps: [
          .events(
            [
              Sample.event(0, .callback, "Root", "viewDidLoad()"),
              Sample.event(
                1, .console, nil, "NSLog", depth: 1,
                text: "the frame of the view of the controller is now \(status)"),
            ], launch: 0)
        ])
    }
    return (run(5, "20 points lower"), run(7, "the screen's"))
  }

  @Test("A comparison breaks long lines and never cuts what differs")
  func comparison() {
    let (five, seven) = runs()
    expectEqual(
      TextRenderer(style: TextStyle(width: 80)).comparison(of: five, with: seven),
      """
        iOS 5.0                                  iOS 7.0
        > Root viewDidLoad()                     > Root viewDidLoad()
      »   | NSLog: the frame of the view of   <
            the controller is now 20 points
            lower
                                              >    | NSLog: the frame of the view of
                                                     the controller is now the
                                                     screen's

      """)
  }

  @Test("On a narrow terminal a comparison has one column, with a sign for each version")
  func narrowComparison() {
    let (five, seven) = runs()
    expectEqual(
      TextRenderer(style: TextStyle(width: 48)).comparison(of: five, with: seven),
      """
        < only on iOS 5.0   > only on iOS 7.0
          > Root viewDidLoad()
      » <   | NSLog: the frame of the view of the
              controller is now 20 points lower
        >   | NSLog: the frame of the view of the
              controller is now the screen's

      """)
  }
}
