#if !canImport(ObjectiveC)
  import CourseModel
  import Expectations
  import Testing

  @testable import CourseKit

  /// Every text, beside the one that the toolchain's own XCTest writes for the same call.
  @Suite struct XCTestParityTests {
    @Test("an assertion that fails says what XCTest says")
    func failing() {
      expectEqual(CourseKitCalls.failing.map(\.name), XCTestCalls.failing.map(\.name))
      for (ours, theirs) in zip(CourseKitCalls.failing, XCTestCalls.failing) {
        let expected = XCTestTexts.failures(of: theirs.body)
        expect(!expected.isEmpty, "XCTest lets “\(theirs.name)” pass")
        expectEqual(texts(ours), expected, "\(ours.name)")
      }
    }

    @Test("an assertion that holds for XCTest holds")
    func holding() {
      expectEqual(CourseKitCalls.holding.map(\.name), XCTestCalls.holding.map(\.name))
      for (ours, theirs) in zip(CourseKitCalls.holding, XCTestCalls.holding) {
        expectEqual(XCTestTexts.failures(of: theirs.body), [], "\(theirs.name)")
        expectEqual(texts(ours), [], "\(ours.name)")
      }
    }

    @Test("a skip says what XCTest says, and is no failure")
    func skipping() {
      expectEqual(CourseKitCalls.skipping.map(\.name), XCTestCalls.skipping.map(\.name))
      for (ours, theirs) in zip(CourseKitCalls.skipping, XCTestCalls.skipping) {
        let result = run(ours)
        expectEqual(result.outcome, .skipped, "\(ours.name)")
        expectEqual(result.failures, [], "\(ours.name)")
        expectEqual(result.skipReason, XCTestTexts.skip(of: theirs.body), "\(ours.name)")
      }
    }

    @Test("a condition that asks for no skip lets the script go on")
    func noSkip() {
      let script = AssertionCall("") {
        try XCTSkipIf(false)
        try XCTSkipUnless(true)
        XCTFail("came here")
      }
      expectEqual(texts(script), ["failed - came here"])
    }

    private func run(_ call: AssertionCall) -> CheckResult {
      Check("check") { _ in try call.body() }.run(FakeApp().proxy)
    }

    private func texts(_ call: AssertionCall) -> [String] {
      run(call).failures.map(\.fullText)
    }
  }
#endif
