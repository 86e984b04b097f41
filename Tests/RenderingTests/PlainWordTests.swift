import CourseModel
import EventTrace
import Expectations
import Testing

@testable import Rendering

@Suite struct PlainWordTests {
  private let renderer = TextRenderer()

  @Test(
    "A failed assertion is told without the names of XCTest",
    arguments: [
      ("XCTAssertFalse failed", "", "A value that the check looked at is wrong."),
      ("XCTAssertTrue failed", "A label should say Hello.", ""),
      ("failed", "It is black.", ""),
      ("failed", "", "The check failed, and its author did not say why."),
      (
        "XCTAssertThrowsError did not throw error", "", "No error was thrown, but one was expected."
      ),
      (
        "XCTUnwrap failed: expected non-nil value of type \"Int\"", "",
        "There is nothing, but a value was expected."
      ),
      ("XCTUnwrap failed: expected non-nil value of type \"Int\"", "There is a label.", ""),
      ("XCTAssertNoThrow failed: threw error \"no luck\"", "", "no luck"),
      ("XCTAssertEqual threw error \"no luck\"", "", "no luck"),
      ("threw error \"two\nlines\"", "", "two\nlines"),
      ("there is no window", "A window.", "There is no window"),
    ])
  func assertions(summary: String, message: String, words: String) {
    expectEqual(
      renderer.plainWords(for: Failure(kind: .assertion, summary: summary, message: message)), words
    )
  }

  @Test("Plain data, rectangles and refusals read as words, and not as Swift's debugger shows them")
  func descriptions() {
    let value: PlainValue = ["a": [1, 2.5, nil, true], "b": "Ada", "c": [:]]
    expectEqual("\(value)", "[\"a\": [1, 2.5, nil, true], \"b\": \"Ada\", \"c\": [:]]")
    expectEqual("\(PlainValue.int(0)) \(PlainValue.null)", "0 nil")
    expectEqual(
      "\(Rectangle(y: 260, width: 480, height: 40.5))", "x: 0, y: 260, width: 480, height: 40.5")
    expectEqual("\(Refusal(.elementDisabled, "Play"))", "The element Play is disabled.")
    expectEqual(
      "\(Refusal(.elementUnreachable, "Play: its isUserInteractionEnabled is false"))",
      "A touch does not reach the element Play: its isUserInteractionEnabled is false.")
    expectEqual(
      "\(Refusal(.noSuchElement, "there is no button “Play”"))", "There is no button “Play”.")
    expectEqual("\(Refusal(.noSuchElement, "Play"))", "There is no element Play on screen.")
  }

  @Test("A member that is newer than the device is the reason, and not an unknown selector")
  func newer() {
    let reason = "`setTintColor:` exists from iOS 7.0 on, and this is iOS 6.0."
    let events = [
      Sample.event(0, .diagnosis, nil, "newerThanDevice", text: reason),
      Sample.event(
        1, .exception, nil, "NSInvalidArgumentException",
        text: "-[UIWindow setTintColor:]: unrecognized selector sent to instance <UIWindow>"),
    ]
    let check = CheckResult(
      name: "it launches", points: 1, outcome: .failed,
      failures: [
        Failure(
          kind: .uncaughtException(name: "NSInvalidArgumentException", reason: "…"), summary: "")
      ], trace: Trace(iOS: 6, device: "iPhone 5", events: events),
      end: .crashed(.init(signal: 6)))
    expectEqual(
      renderer.text(check, of: "a/b"),
      """
      it launches

        What happened (iOS 6.0, iPhone 5)
          ~ newerThanDevice: `setTintColor:` exists from iOS 7.0 on, and this is iOS 6.0.
          ! NSInvalidArgumentException: -[UIWindow setTintColor:]: unrecognized selector sent to
            instance <UIWindow>
          Nobody caught the exception, so it ended the app.

        Failure   `setTintColor:` exists from iOS 7.0 on, and this is iOS 6.0.
        Next      `course hint b` gives you a hint.

      """)
  }

  @Test("What the compiler would write stands below its caret")
  func suggestion() {
    let finding = Finding(
      .compileError, "value of type 'UIView' has no member 'hiden'; did you mean 'isHidden'?",
      at: SourcePlace(
        file: "A.swift", line: 3, column: 10, sourceLine: "    view.hiden = true",
        suggestion: "         isHidden"))
    expectEqual(
      renderer.text(finding),
      """
      error: value of type 'UIView' has no member 'hiden'; did you mean 'isHidden'?
        A.swift:3:10
              view.hiden = true
                   ^
                   isHidden

      """)
  }

  @Test("`course ios` with one version says that it compares two")
  func versions() {
    expectEqual(
      renderer.text(UsageProblem.onlyOneVersion("5.0")),
      """
      error: `course ios` needs two versions to compare; only 5.0 was given.
        To go on: Write the other one too, such as `course ios 5.0 26`, or none for the whole table.

      """)
  }
}
