import CourseModel
import EventTrace
import Expectations
import Testing

@testable import CourseKit

@Suite struct CheckTests {
  let fake = FakeApp()

  @Test("a result says how long the app ran on its own clock, waiting included")
  func appTime() {
    let fake = FakeApp()
    let result = Check("waits") { app in
      try app.launch()
      try app.advance(by: 1.5)
      try app.relaunch()
      try app.advance(by: 60)
    }.run(fake.proxy)
    expectEqual(result.appTime, VirtualInstant(nanoseconds: 61_500_000_000))
  }

  @Test("a check goes on after a failed assertion")
  func goingOn() {
    let result = Check("two", points: 2) { _ in
      XCTFail("first")
      XCTFail("second")
    }.run(fake.proxy)
    expectEqual(result.outcome, .failed)
    expectEqual(result.failures.map(\.message), ["first", "second"])
    expect((result.points, result.earned) == (2, 0))
  }

  @Test("A check that fails after a look at a place has the screen as it was then")
  func screen() {
    func screen(_ script: @escaping (XCUIApplication) throws -> Void) -> Snapshot? {
      Check("look") { app in
        try app.launch()
        try script(app)
      }.run(FakeApp().proxy).screen
    }
    expectNil(screen { XCTAssertEqual($0.screen.bounds.width, 320) })
    expectEqual(screen { XCTAssertEqual($0.screen.bounds.width, 1) }, fake.snapshot)
    expectNil(screen { XCTAssertEqual($0.state, .background) })
    // What was looked at before the app went on is another screen.
    expectNil(
      screen { app in
        _ = app.screen.bounds
        try app.advance(by: 1)
        XCTFail()
      })
  }

  @Test("a check without failures earns its points")
  func passing() {
    let result = Check("launch", points: 3) { try $0.launch() }.run(fake.proxy)
    expectEqual(result.outcome, .passed)
    expectEqual(result.earned, 3)
    expectEqual(
      result.trace, Trace(iOS: 6, device: "", events: [Sample.deed(0, "launch")]))
  }

  @Test("a check that counts with another one earns nothing while that one fails")
  func countingTogether() {
    let kept = Check("the door still opens", points: 2) { try $0.launch() }
      .counts(with: "it closes")
    func results(_ outcome: CheckResult.Outcome) -> [CheckResult] {
      [CheckResult(name: "it closes", points: 1, outcome: outcome)]
    }
    let failed = kept.run(fake.proxy, after: results(.failed))
    expect((failed.outcome, failed.earned) == (.failed, 0))
    expectEqual(
      failed.failures,
      [
        Failure(
          kind: .assertion,
          summary: "This check passes, but it counts only if “it closes” passes as well.")
      ])
    for outcome in [CheckResult.Outcome.passed, .skipped, .errored] {
      expectEqual(kept.run(fake.proxy, after: results(outcome)).earned, 2)
    }
  }

  @Test("a check that counts with another one says its own failures when it fails itself")
  func failingTogether() {
    let result = Check("the door still opens") { _ in XCTFail("It is stuck.") }
      .counts(with: "it closes").feedback("Oil it.") { _ in true }
      .run(fake.proxy, after: [CheckResult(name: "it closes", points: 1, outcome: .failed)])
    expectEqual(result.failures.map(\.message), ["It is stuck."])
    expectEqual(result.feedback.map(\.text), ["Oil it."])
  }

  @Test("the trace ends where the first failure was met, whatever was launched after it")
  func traceAtFailure() {
    let result = Check("turn") { app in
      try app.launch()
      self.fake.happens("first", on: "Root")
      XCTFail()
      self.fake.happens("second", on: "Root")
      XCTFail()
      try app.launch(iOS: 9)
    }
    .feedback("text") { app in
      try app.launch(iOS: 5)
      return true
    }
    .run(fake.proxy)
    expectEqual(result.trace?.iOS, 6)
    expectEqual(result.trace?.map(\.name), ["launch", "first"])
  }

  @Test("what ended the app is in the trace, even when it came after a failure")
  func traceOfEnd() {
    let result = Check("end") { app in
      try app.launch()
      XCTFail()
      self.fake.happens("last", on: "Root")
      self.fake.ends(.exited(code: 3))
    }
    .feedback("text") { app in
      try app.launch()
      return true
    }
    .run(fake.proxy)
    expectEqual(result.trace?.map(\.name), ["launch", "last"])
    expectEqual(result.end, .exited(code: 3))
  }

  @Test("a check that fails and then skips has failed")
  func failureBeforeSkip() {
    let result = Check("both") { _ in
      XCTFail()
      throw XCTSkip()
    }.run(fake.proxy)
    expectEqual(result.outcome, .failed)
  }

  @Test("a comparison says what was expected and what came")
  func sides() {
    let failures = fake.failures { _ in
      XCTAssertEqual(1, 2)
      XCTAssertGreaterThan(1, 2)
      XCTAssertTrue(false)
    }
    expectEqual(failures.map(\.expected), ["2", "> 2", nil])
    expectEqual(failures.map(\.actual), ["1", "1", nil])
  }

  @Test("feedback is given where its condition holds, and only to a check that failed")
  func feedback() {
    func texts(failing: Bool) -> [String] {
      Check("check") { app in
        try app.launch()
        XCTAssertFalse(failing)
      }
      .feedback("holds", provenBy: "Mistake") { $0.windows.isEmpty }
      .feedback("does not hold") { _ in false }
      .feedback("throws") { _ in throw Wrong() }
      .feedback("cannot read") { $0.root.className == "Root" }
      .run(fake.proxy).feedback.map(\.text)
    }
    expectEqual(texts(failing: true), ["holds"])
    expectEqual(texts(failing: false), [])
  }

  @Test("of the screen of an app that is gone no words are true, of its trace they may be")
  func feedbackAfterEnd() {
    let result = Check("check") { app in
      try app.launch()
      self.fake.happens("makeKeyAndVisible()", on: "UIWindow", kind: .call)
      self.fake.ends(.limit(.wallTime))
      XCTFail()
    }
    .feedback("no windows") { $0.windows.isEmpty }
    .feedback("no label") { !$0.labels["Hello"].exists }
    .feedback("a call") { $0.trace.contains { $0.name == "makeKeyAndVisible()" } }
    .run(fake.proxy)
    expectEqual(result.feedback.map(\.text), ["a call"])
  }

  @Test("a condition of feedback adds no failures")
  func mutedFeedback() {
    let result = Check("check") { app in
      try app.launch()
      XCTFail("the only one")
    }
    .feedback("text") { app in
      _ = app.root.className
      XCTFail("muted")
      return true
    }
    .run(fake.proxy)
    expectEqual(result.failures.map(\.message), ["the only one"])
    expectEqual(result.feedback, [FeedbackDescription(text: "text", mistake: nil)])
  }

  @Test("a host that is gone is not the app's fault, even when the script swallows the error")
  func hostLost() {
    fake.loss = HostLost(.closed)
    let result = Check("check") { app in
      XCTAssertThrowsError(try app.launch())
      try? app.launch()
    }.run(fake.proxy)
    expectEqual(result.outcome, .errored)
    expectEqual(result.failures.map(\.summary), ["the app host is gone"])
  }

  @Test("how the app ended is told when that was its own doing", arguments: [true, false])
  func ownEnd(isOwn: Bool) {
    let result = Check("check") { app in
      try app.launch()
      if isOwn { self.fake.ends(.exited(code: 3)) } else { try app.kill() }
    }.run(fake.proxy)
    expectEqual(result.end, (isOwn ? .exited(code: 3) : nil))
  }
}
