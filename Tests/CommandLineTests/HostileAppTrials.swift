import CourseRunner
import Expectations
import Testing

/// Apps that want points for what they cannot do: the judge believes data, and only what was asked.
@Suite struct HostileAppTrials {
  private static let work = "Workspace/03-Words/01-say-it/SpeakerViewController.swift"

  private func course() throws -> CourseOnDisk { try SpeakerCourse.make() }

  @Test("An app that does what it is asked has all points")
  func honest() throws {
    let course = try course()
    _ = try course.call("reset", "say-it")
    try course.write(SpeakerCourse.speaker(say: "label.text = word", add: "a + b"), to: Self.work)
    let answer = try course.call("check", "say-it")
    expect(
      answer.output.hasPrefix("✓ words/say-it passes: 4 of 4 points"),
      "\(answer.output)\(answer.complaint)")
  }

  /// A way to get points for nothing.
  struct Attack: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
  }

  private static let anyEqual = """
    struct AnyEqual: Equatable, Hashable, Codable, CustomStringConvertible,
      CustomDebugStringConvertible, ExpressibleByIntegerLiteral
    {
      init(integerLiteral value: Int) {}
      init() {}
      static func == (left: AnyEqual, right: AnyEqual) -> Bool { true }
      var description: String { "1000" }
      var debugDescription: String { "1000" }
    }
    """

  /// Bytes to whatever is open, as an app's own side of the channel would send them.
  private static func frames(_ payloads: [String]) -> String {
    """
    @_silgen_name("write")
    func put(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int

    @MainActor func forge() {
      for payload in \(payloads) {
        let bytes = Array(payload.utf8)
        let length = (0..<4).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) }
        for kind in [UInt8(1), 2] {
          for descriptor in Int32(3)..<32 {
            _ = put(descriptor, [kind] + length + bytes, bytes.count + 5)
          }
        }
      }
    }
    """
  }

  static let attacks = [
    Attack(
      testDescription: "assertions of the app's own that always hold",
      source: SpeakerCourse.speaker(
        """
        public func XCTAssertEqual(_ a: [String], _ b: [String], _ message: String = "") {}
        public func XCTAssertEqual<T: Equatable>(
          _ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T,
          _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
          line: UInt = #line
        ) {}
        public func XCTAssertTrue(_ expression: Bool) {}
        """)),
    Attack(
      testDescription: "a part of a lesson of the app's own",
      source: SpeakerCourse.speaker(
        """
        @_cdecl("course_part") public func coursePart() -> UnsafeMutableRawPointer? { nil }
        public func exportPart(_ any: Any) -> UnsafeMutableRawPointer? { nil }
        public let exercise = 1
        """)),
    Attack(
      testDescription: "operators that call everything equal",
      source: SpeakerCourse.speaker(
        """
        public func == (a: [String], b: [String]) -> Bool { true }
        public func == (a: String?, b: String?) -> Bool { true }
        public func == (a: Int, b: Int) -> Bool { true }
        public func == <T>(a: T, b: T) -> Bool { true }
        """)),
    Attack(
      testDescription: "a class of the app's own under the name of UIKit's",
      source: SpeakerCourse.speaker(
        "class UILabel: UIView { var text: String? }", say: "label.text = word")),
    Attack(
      testDescription: "an accessor that says what nobody sees",
      source: SpeakerCourse.speaker(
        """
        class LyingLabel: UILabel {
          var lie: String?
          override var text: String? { get { lie } set {} }
        }
        """, label: "LyingLabel()", say: "label.lie = word")),
    Attack(
      testDescription: "a value that equals everything",
      source: SpeakerCourse.speaker(anyEqual, add: "AnyEqual()")),
    Attack(
      testDescription: "many values that equal everything",
      source: SpeakerCourse.speaker(anyEqual, add: "[AnyEqual(), AnyEqual()] as [Any]")),
    Attack(
      testDescription: "every answer at once",
      source: SpeakerCourse.speaker(
        say: "label.text = (0..<999).map(String.init).joined()", add: "Array(0...2000)")),
    Attack(
      testDescription: "an answer of a hundred megabytes",
      source: SpeakerCourse.speaker(add: "String(repeating: \"1\", count: 100 << 20)")),
    Attack(
      testDescription: "an answer nested a thousand times",
      source: SpeakerCourse.speaker(add: "(0..<1000).reduce(0 as Any) { inner, _ in [inner] }")),
    Attack(
      testDescription: "an answer of no number", source: SpeakerCourse.speaker(add: "Double.nan")),
    Attack(
      testDescription: "frames with answers, verdicts and nonsense on every descriptor",
      source: SpeakerCourse.speaker(
        frames([
          #"{"reply":{"_0":{"value":{"_0":1000}}}}"#,
          #"{"reply":{"_0":{"done":{}}}}"#,
          #"{"verdict":{"_0":{"checks":[],"exercise":"words/say-it","outcome":"passed"}}}"#,
          #"{"ended":{}}"#, "nonsense",
        ]), say: "forge()", add: "{ forge(); return 1000 }()")),
    Attack(
      testDescription: "what was right at another time", source: SpeakerCourse.speaker(add: "1000")),
  ]

  @Test("What an app claims to be true gains nothing", arguments: attacks)
  func attack(_ attack: Attack) throws {
    let course = try course()
    _ = try course.call("reset", "say-it")
    try course.write(attack.source, to: Self.work)
    let answer = try course.call("check", "say-it")
    expect(
      answer.output.hasPrefix("✗ words/say-it does not pass yet: 0 of 4 points"),
      "\(answer.output)\(answer.complaint)")
    expectEqual(answer.code, 1)
  }

  @Test("An answer that was learned by heart passes practice, and no other seed")
  func overfitting() throws {
    let course = try course()
    _ = try course.call("reset", "say-it")
    try course.write(SpeakerCourse.speaker(say: "label.text = word"), to: Self.work)
    let practice = try course.call("check", "say-it")
    let expected = try #require(practice.output.firstMatch(of: /Expected +\S*?(\d+)/))
    try course.write(
      SpeakerCourse.speaker(say: "label.text = word", add: "\(expected.output.1)"), to: Self.work)
    expect(try course.call("check", "say-it").output.contains("4 of 4 points"))
    let graded = try course.call("check", "say-it", "--seed", "2")
    expect(graded.output.hasPrefix("✗ words/say-it does not pass yet: 2 of 4 points"))
    expect(
      graded.output.contains("Inputs    drawn at random; `course check say-it --seed 2` repeats"))
    expectEqual(try course.call("check", "say-it", "--seed", "2"), graded)
    expect(try course.call("check", "say-it").output.contains("4 of 4 points"))
  }
}
