import CourseModel
import EventTrace
import Expectations
import Testing

@testable import Rendering

@Suite struct ExcerptTests {
  /// A launch of so many layouts, an early remark, and a tap after which a label moves.
  private var events: [Event] {
    var events = [
      Sample.event(-1, .script, nil, "launch", text: "launch"),
      Sample.event(0, .callback, "Delegate", "didFinish()"),
      Sample.event(
        1, .diagnosis, nil, "windowReleased", depth: 1, text: "UIWindow is gone.", rule: 276),
      Sample.event(2, .notification, nil, "Active"),
    ]
    events += (3..<20).map { Sample.event($0, .callback, "Root", "layout\($0)()") }
    events += [
      Sample.event(-2, .script, nil, "tap", text: "tap \"Go\""),
      Sample.event(20, .callback, "Root", "go()"),
      Sample.event(21, .call, "Label", "frame", depth: 1, arguments: ["0"]),
      Sample.event(22, .call, "Label", "text", depth: 1, arguments: ["x"]),
    ]
    events += (23..<40).map { Sample.event($0, .callback, "Root", "layout\($0)()") }
    return events
  }

  private func text(_ divergence: Divergence?, _ events: [Event]? = nil) -> String {
    let check = CheckResult(
      name: "a", points: 1, outcome: .failed,
      failures: [
        Failure(
          kind: .assertion, summary: "", expected: divergence == nil ? "1" : nil,
          actual: divergence == nil ? "2" : nil, divergence: divergence)
      ], trace: Trace(iOS: 6, device: "iPhone 5", events: events ?? self.events))
    return String(
      TextRenderer().text(check, of: "a/b").split(
        separator: "\n\n", omittingEmptySubsequences: false)[1])
  }

  @Test(
    "Around the cause: what it happened inside of, what the script did, what was noticed before")
  func around() {
    let call = events.first { $0.sequence == 22 }!
    expectEqual(
      text(Divergence(matched: [], expected: [], actual: [call])),
      """
        What happened (iOS 6.0, iPhone 5)
          …
            ~ windowReleased (rule 276): UIWindow is gone.
          …
          > Root layout19()
          ▶ tap "Go"
          > Root go()
            - Label frame = 0
        »   - Label text = x
          > Root layout23()
          > Root layout24()
          …
      """)
  }

  @Test("A check says once how to look up the rule that a remark in the excerpt names")
  func lookUp() {
    let check = CheckResult(
      name: "a", points: 1, outcome: .failed,
      trace: Trace(iOS: 6, device: "iPhone 5", events: events))
    expect(
      TextRenderer().text(check, of: "a/b").hasSuffix(
        """

          Next      `course hint b` gives you a hint.
          Look up   (rule 276) is an entry of the rule book: course ios --rule 276

        """))
  }

  @Test("Without a place in the trace it is the end, with the script's last deed")
  func end() {
    expectEqual(
      text(nil),
      """
        What happened (iOS 6.0, iPhone 5)
          …
            ~ windowReleased (rule 276): UIWindow is gone.
          …
          ▶ tap "Go"
          …
      \((30..<40).map { "    > Root layout\($0)()" }.joined(separator: "\n"))
      """)
  }

  @Test("A comparison of nothing shows the end of the trace, and never nothing")
  func empty() {
    let divergence = Divergence(matched: [], expected: [.viewDidLoad], actual: [])
    expectEqual(
      text(divergence, Array(Sample.launch.prefix(2))),
      """
        What happened (iOS 6.0, iPhone 5)
          > AppDelegate application(app, didFinishLaunchingWithOptions: nil) → true
            - UIWindow rootViewController = Root
        » end of the trace: no more compared events
      """)
    expect(text(divergence, []).hasSuffix("    Nothing in the app."))
  }
}
