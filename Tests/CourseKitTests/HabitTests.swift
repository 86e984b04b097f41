import CourseModel
import EventTrace
import Expectations
import Testing

@testable import CourseKit

/// What checks of many lessons ask of an app beside its task.
@Suite struct HabitTests {
  let fake = FakeApp()

  /// What a check says of the app, launched and asked by that script.
  func result(
    of check: (Check) -> Check, script: @escaping (XCUIApplication) throws -> Void
  ) -> CheckResult {
    check(
      Check("habits") { app in
        try app.launch()
        try script(app)
      }
    ).run(fake.proxy)
  }

  @Test("an override that leaves super out fails the check, with words for it")
  func leavingSuperOut() {
    func result() -> CheckResult {
      self.result(of: { $0.feedbackOnLeavingSuperOut() }) { XCTAssertCallsSuper($0) }
    }
    expectEqual(result().outcome, .passed)
    fake.onLaunch = { app in
      app.happens("missingSuper", on: "Root", kind: .diagnosis)
      return .done
    }
    let failed = result()
    expectEqual(
      failed.failures.map(\.message),
      [
        "An override of one of UIKit's callbacks should call super."
      ])
    expectEqual(failed.feedback.map(\.mistake), ["WithoutSuper"])
  }

  @Test("a view that moves after the layout fails the check, with words for it")
  func placingLate() {
    func result(resized: @escaping () -> Void = {}) -> CheckResult {
      self.result(of: { $0.feedbackOnPlacingLate(provenBy: "Late") { _ in resized() } }) {
        XCTAssertPlacesAtOnce($0, "In a smaller view")
      }
    }
    fake.onCommand = { _, _ in .value(false) }
    expectEqual(result().outcome, .passed)
    fake.onCommand = { _, _ in .value(true) }
    var count = 0
    let failed = result { count += 1 }
    expectEqual(
      failed.failures.map(\.message),
      [
        "In a smaller view everything should be in place as soon as the layout is over."
      ])
    expectEqual(failed.feedback.map(\.mistake), ["Late"])
    expectEqual(count, 1)
  }
}
