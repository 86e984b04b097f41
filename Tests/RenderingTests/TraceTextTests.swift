import CourseModel
import EventTrace
import Expectations
import Testing

@testable import Rendering

@Suite struct TraceTextTests {
  private let renderer = TextRenderer()

  @Test("A trace is a tree in which callbacks, calls and console lines have signs of their own")
  func tree() {
    expectEqual(
      renderer.text(Sample.trace),
      """
      iOS 6.0, iPhone 5

        0.000  > AppDelegate application(app, didFinishLaunchingWithOptions: nil) → true
        0.000    - UIWindow rootViewController = Root
        0.000    > Root viewDidLoad()
        0.000      | print: loaded
        0.350  > Root viewDidAppear(false)

      > UIKit called the app   ? UIKit asked   - the app called   | console   * notification   ! exception
      ~ noticed by the runtime   ▶ the script

      """)
  }

  @Test("A remark names its rule, and the legend says once how to look it up")
  func rules() {
    let events = [
      Sample.event(0, .diagnosis, nil, "pageTwice", text: "Nothing was shown."),
      Sample.event(1, .diagnosis, nil, "nilPushed", text: "Nothing was done.", rule: "M11c"),
      Sample.event(2, .diagnosis, nil, "blackScreen", text: "The screen stays black.", rule: 26),
    ]
    expectEqual(
      renderer.tree(events),
      [
        "  ~ pageTwice: Nothing was shown.", "  ~ nilPushed (M11c): Nothing was done.",
        "  ~ blackScreen (rule 26): The screen stays black.",
      ])
    expect(
      renderer.legend(of: events).hasSuffix(
        "\n(M11c) is an entry of the rule book: course ios --rule M11c\n"))
    expect(!renderer.legend(of: [events[0]]).contains("rule book"))
  }

  @Test("Every kind of event has another sign")
  func signs() {
    let signs = Set(Event.Kind.allCases.map(TextRenderer.sign))
    expectEqual(signs.count, Event.Kind.allCases.count)
  }

  @Test("Times are shown only where some has passed")
  func times() {
    let early = Sample.event(0, .callback, "Root", "viewDidLoad()")
    var late = Sample.event(1, .callback, "Root", "viewDidAppear(_:)", arguments: ["true"])
    late.instant = VirtualInstant(nanoseconds: 350_000_000)
    expectEqual(renderer.tree([early]), ["  > Root viewDidLoad()"])
    expectEqual(
      renderer.tree([early, late]),
      [
        "  0.000  > Root viewDidLoad()", "  0.350  > Root viewDidAppear(true)",
      ])
  }

  @Test("A console line of many lines and letters stays in its place")
  func longLine() {
    let event = Sample.event(
      0, .console, nil, "NSLog", text: String(repeating: "word ", count: 25) + "\nend")
    expectEqual(
      renderer.tree([event]),
      [
        """
          | NSLog: word word word word word word word word word word word word word word word word word
            word word word word word word word word ⏎end
        """
      ])
  }

  @Test("Two versions stand side by side, and the arrow at the first difference")
  func comparison() {
    let six = Recording.Run(iOS: 6, steps: [.events(Sample.launch, launch: 0)])
    var events = Sample.launch
    events.insert(
      Sample.event(9, .callback, "Root", "viewIsAppearing(_:)", arguments: ["false"]), at: 4)
    let seventeen = Recording.Run(iOS: 17, steps: [.events(events, launch: 0)])
    expectEqual(
      renderer.comparison(of: six, with: seventeen),
      """
        iOS 6.0                                            iOS 17.0
        …
          - UIWindow rootViewController = Root               - UIWindow rootViewController = Root
          > Root viewDidLoad()                               > Root viewDidLoad()
            | print: loaded                                    | print: loaded
      »                                                 >  > Root viewIsAppearing(false)
        > Root viewDidAppear(false)                        > Root viewDidAppear(false)

      """)
  }

  @Test("Two runs alike are said to be")
  func alike() {
    let run = Recording.Run(iOS: 6, steps: [.events(Sample.launch, launch: 0)])
    expect(renderer.comparison(of: run, with: run).hasSuffix("  The same happens on both.\n"))
  }

  @Test("What is told on a later version alone is read below its comparison")
  func narrationsOfLaterVersions() {
    let recording = Recording(
      scenario: .init(title: "A launch", versions: [5, 9], device: nil),
      runs: [(5, "It complains."), (9, "It ends.")].map { version, text in
        Recording.Run(
          iOS: version,
          steps: [
            .narration("An app is launched."), .events([Sample.launch[0]], launch: 0),
            .narration(text),
          ])
      })
    let below = """
        iOS 5.0                                            iOS 9.0
        The same happens on both.

      On iOS 9.0: It ends.

      > UIKit called the app   ? UIKit asked   - the app called   | console   * notification   ! exception
      ~ noticed by the runtime   ▶ the script

      """
    expectEqual(renderer.comparison(recording), "A launch\n\n" + below)
    expectEqual(
      renderer.text(recording),
      """
      A launch (iOS 5.0)

      An app is launched.

        > AppDelegate application(app, didFinishLaunchingWithOptions: nil) → true

      It complains.


      """ + below)
  }

  @Test("A recording waits after a question, before its answer")
  func pieces() {
    let recording = Recording(
      scenario: .init(title: "A launch", versions: [6, 7], device: nil),
      runs: [6, 7].map { version in
        Recording.Run(
          iOS: version,
          steps: [
            .narration("An app is launched."),
            .prediction(question: "Which comes first?", answer: [Sample.launch[0]]),
            .end(.exited(code: 0)),
          ])
      })
    expectEqual(
      renderer.pieces(recording).map(\.pause),
      [
        .none, .none, .question, .step, .none, .none, .none,
      ])
    expectEqual(
      renderer.text(recording),
      """
      A launch (iOS 6.0)

      An app is launched.

      ? Which comes first?

        > AppDelegate application(app, didFinishLaunchingWithOptions: nil) → true

        The app ended.

      On iOS 7.0 the same happens.

      > UIKit called the app   ? UIKit asked   - the app called   | console   * notification   ! exception
      ~ noticed by the runtime   ▶ the script

      """)
  }
}
