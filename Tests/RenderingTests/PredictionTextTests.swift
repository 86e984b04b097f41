import CourseModel
import EventTrace
import Foundation
import Expectations
import Testing

@testable import Rendering

@Suite struct PredictionTextTests {
  private let key = AnswerKey(
    form: .order, truth: ["Map loadView", "Map viewDidLoad", "Map viewWillAppear"],
    offered: ["Map viewDidLoad", "Map viewDidUnload", "Map viewWillAppear", "Map loadView"],
    explanation: "A view is made before it is loaded.",
    reasons: ["Map viewDidUnload": "Nothing was unloaded."])
  private let part = PartReference(id: "launch/tap", title: "A map", kind: .scenario)

  private func text(_ answer: [String], width: Int = 100) -> String {
    TextRenderer(style: TextStyle(width: width))
      .text(PredictionOutcome(question: "What comes?", key: key, answer: answer))
  }

  @Test("An answer stands beside what happened, with the first difference and its reason")
  func wrongOrder() {
    expectEqual(
      text(["Map loadView", "Map viewDidUnload", "Map viewDidLoad", "Map viewWillAppear"]),
      """
      ✗ Not what happened: What comes?

        Your answer             What happened
         1 Map loadView          1 Map loadView
      »  2 Map viewDidUnload     2 Map viewDidLoad
         3 Map viewDidLoad       3 Map viewWillAppear
         4 Map viewWillAppear

      Line 2: you expected `Map viewDidUnload`, but `Map viewDidLoad` came. It did not come at all.

      Nothing was unloaded.

      A view is made before it is loaded.

      """)
  }

  @Test("The first difference is told whatever it is")
  func differences() {
    expect(
      text(["Map viewDidLoad", "Map loadView", "Map viewWillAppear"]).contains(
        "Line 1: you expected `Map viewDidLoad`, but `Map loadView` came. It came later, as line 2."
      ))
    expect(
      text(["Map loadView", "Map viewDidLoad"]).contains(
        "Line 3: `Map viewWillAppear` came, but you expected nothing else."))
    expect(
      text(key.truth + ["Map viewDidUnload"]).contains(
        "Line 4: you expected `Map viewDidUnload`, but nothing else came. It did not come at all."
      ))
  }

  @Test("Where there is no room for two columns one stands below the other")
  func narrow() {
    let text = text(["Map viewDidLoad"], width: 38)
    expect(
      text.contains(
        "Your answer:\n»  1 Map viewDidLoad\nWhat happened:\n»  1 Map loadView\n"))
    expect(text.split(separator: "\n").allSatisfy { $0.count <= 38 })
  }

  @Test("A right answer is confirmed with what came and why")
  func right() {
    expectEqual(
      text(key.truth),
      """
      ✓ Right: What comes?

         1 Map loadView
         2 Map viewDidLoad
         3 Map viewWillAppear

      A view is made before it is loaded.

      """)
  }

  @Test("A choice that does not hold has its own reason, and so has the one that does")
  func choice() {
    let key = AnswerKey(
      form: .choice, truth: ["It turns."], offered: ["It turns.", "It stays."],
      reasons: ["It turns.": "All agree.", "It stays.": "Nobody says no."])
    expectEqual(
      TextRenderer().text(
        PredictionOutcome(question: "What now?", key: key, answer: ["It stays."])),
      """
      ✗ Not what happened: What now?

      Your answer:
        It stays.
      What happened:
        It turns.

      Nobody says no.

      All agree.

      """)
  }

  private func report(_ question: OpenQuestion?) -> PredictionReport {
    let story = Recording(
      scenario: .init(title: "A map", versions: [6], device: nil),
      runs: [.init(iOS: 6, steps: [.narration("Before.")])])
    return PredictionReport(
      outcome: nil, story: story, whole: nil, question: question, answered: 2, right: 1, count: 2)
  }

  @Test("An open question says where its answer goes, and whether it is still missing")
  func open() {
    let question = OpenQuestion(
      question: "What now?", form: .choice, offered: ["It turns.", "It stays."],
      file: "Workspace/a/Prediction-1.txt", isUnanswered: false)
    let text = TextRenderer().pieces(report(question), of: part).map(\.text).joined()
    expect(text.hasPrefix("A map (iOS 6.0)\n\nBefore.\n\n"))
    expect(
      text.hasSuffix(
        """

        ? What now?

          [ ] It turns.
          [ ] It stays.

        Your answer goes into this file:
          Workspace/a/Prediction-1.txt

        `course show tap` shows the app's code. Mark your answer in the file, save it, and run `course
        next`.

        """))
    var missing = question
    missing.isUnanswered = true
    expect(
      TextRenderer().pieces(report(missing), of: part).map(\.text).joined()
        .contains("You have not answered yet: the file is unchanged."))
  }

  @Test("On a page a story keeps its paragraphs, its lists and its lines of code")
  func storyOnAPage() {
    let text = """
      viewWillAppear(_:) comes, then viewDidAppear(_:).

      Look at `view`:

          house
          └ guest

      - one
      """
    let story = Recording(
      scenario: .init(title: "A map", versions: [6], device: nil),
      runs: [.init(iOS: 6, steps: [.narration(text)])])
    expect(
      RecordingPage(story).text.contains(
        """
        <p>viewWillAppear(_:) comes, then viewDidAppear(_:).</p>
        <p>Look at <code>view</code>:</p>
        <pre>house
        └ guest</pre>
        <ul>
        <li><p>one</p>
        </li>
        </ul>
        """))
  }

  @Test("The end tells how many were right, and how to be asked again")
  func end() {
    expect(
      TextRenderer().pieces(report(nil), of: part).map(\.text).joined().hasSuffix(
        "\n1 of 2 predictions were right. `course reset tap` asks again, in another order.\n"))
  }

  @Test("A page keeps the answer closed below what is offered")
  func page() {
    let recording = Recording(
      scenario: .init(title: "A map", versions: [6], device: nil),
      runs: [.init(iOS: 6, steps: [.prediction(question: "What <comes>?", answer: [], key: key)])])
    expect(
      RecordingPage(recording).text.contains(
        """
        <p>What &lt;comes&gt;?</p>
        <ul>
        <li>Map viewDidLoad</li>
        <li>Map viewDidUnload</li>
        <li>Map viewWillAppear</li>
        <li>Map loadView</li>
        </ul>
        <details class="advice">
        <summary>The answer</summary>
        <ol>
        <li>Map loadView</li>
        """))
  }

  @Test("On a page the story goes on closed after a question, for it tells the answer")
  func storyAfterQuestion() throws {
    let question = Recording.Step.prediction(question: "What comes?", answer: [], key: key)
    let recording = Recording(
      scenario: .init(title: "A map", versions: [6], device: nil),
      runs: [
        .init(
          iOS: 6, steps: [.narration("First."), question, .narration("Second."), question],
          output: "Third.")
      ])
    let page = RecordingPage(recording).text
    let opening = "<summary>How it goes on</summary>"
    let parts = page.components(separatedBy: opening)
    try #require(parts.count == 3)
    expect(parts[0].contains("<p>First.</p>") && !parts[0].contains("Second."))
    expect(parts[1].hasPrefix("\n<p>Second.</p>") && !parts[1].contains("Third."))
    expect(parts[2].contains("Third."))
    expectEqual(
      page.components(separatedBy: "<details").count,
      page.components(separatedBy: "</details>").count)
  }
}
