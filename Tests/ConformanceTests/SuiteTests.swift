import EventTrace
import Foundation
import Testing

/// The suite itself: files, tests, drivers and expected failures belong together.
struct SuiteTests {
  @Test("Every trace has a test under its own name and title")
  func everyTraceIsTested() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "TraceTests.swift")
    let tests = try String(contentsOf: file, encoding: .utf8)
    for name in try ObservedTrace.allNames() {
      let trace = try ObservedTrace(named: name)
      #expect(trace.id == name)
      #expect(tests.contains("\"\(trace.id) \(trace.title)\""), "\(name) has no test")
      #expect(tests.contains("reproduce(\"\(trace.id)\""), "\(name) is not reproduced")
    }
  }

  @Test("Every trace holds for at least one version, and its calls can be read")
  func everyTraceCanBeRun() throws {
    for name in try ObservedTrace.allNames() {
      let trace = try ObservedTrace(named: name)
      #expect(!trace.versions.isEmpty, "\(name)")
      #expect(!trace.expected.isEmpty, "\(name)")
      #expect(!trace.rules.isEmpty, "\(name)")
      for call in trace.expected.map(ObservedCall.init) {
        #expect(call.pattern.subject?.isEmpty == false, "\(name)")
      }
    }
  }

  @Test("Every driver is used, and every expected failure names a trace that is there")
  func nothingIsLeftOver() throws {
    let names = try ObservedTrace.allNames()
    let used = try Set(names.map { try ObservedTrace(named: $0).driver })
    #expect(Set(Drivers.named.keys).subtracting(used) == [])
    for failure in try ExpectedFailure.all() {
      #expect(names.contains(failure.trace), "\(failure.trace)")
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
    for (text, pattern) in cases { #expect(ObservedCall(text).pattern == pattern) }
  }
}
