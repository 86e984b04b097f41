import EventTrace
import Expectations
import Testing

/// The suite itself: files, drivers and expected failures belong together.
struct SuiteTests {
  @Test("Every trace holds for at least one version, and its calls can be read")
  func everyTraceCanBeRun() throws {
    for trace in try ObservedTrace.all() {
      expect(!trace.versions.isEmpty, "\(trace.id)")
      expect(!trace.expected.isEmpty, "\(trace.id)")
      expect(!trace.rules.isEmpty, "\(trace.id)")
      for call in trace.expected.map(ObservedCall.init) {
        expectEqual(call.pattern.subject?.isEmpty, false, "\(trace.id)")
      }
    }
  }

  @Test("Every driver is used, and every expected failure names a trace that is there")
  func nothingIsLeftOver() throws {
    let traces = try ObservedTrace.all()
    expectEqual(Set(Drivers.named.keys).subtracting(traces.map(\.driver)), [])
    for failure in try ExpectedFailure.all() {
      expect(traces.contains { $0.id == failure.trace }, "\(failure.trace)")
    }
  }

  @Test("A call is written with arguments, a note and an answer, each where it matters")
  func notation() {
    let cases: [(String, EventPattern)] = [
      ("A.viewDidLoad", EventPattern(subject: "A", name: "viewDidLoad")),
      (
        "A.viewWillAppear(true)",
        EventPattern(subject: "A", name: "viewWillAppear(_:)", arguments: ["true"])
      ),
      (
        "C.willMove(toParent: nil)",
        EventPattern(subject: "C", name: "willMove(toParent:)", arguments: ["nil"])
      ),
      (
        "AD.application(_:open:options:)[inactive]",
        EventPattern(subject: "AD", name: "application(_:open:options:)", text: "inactive")
      ),
      (
        "One.allowedChildrenForUnwinding → []",
        EventPattern(subject: "One", name: "allowedChildrenForUnwinding", answer: "[]")
      ),
    ]
    for (text, pattern) in cases { expectEqual(ObservedCall(text).pattern, pattern) }
  }
}
