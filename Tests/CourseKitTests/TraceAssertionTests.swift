import CourseModel
import EventTrace
import Testing

@testable import CourseKit

@Suite struct TraceAssertionTests {
  let trace = Trace(
    iOS: 6, device: "iPhone 5",
    events: ["loadView", "viewDidLoad", "viewWillAppear"].enumerated().map { sequence, name in
      Event(
        sequence: sequence, instant: .zero, depth: 0, kind: .callback,
        subject: .init(name: "Root", className: "Root"), name: name)
    })

  @Test("the first divergence is the failure")
  func divergence() throws {
    let failures = FakeApp().failures { _ in
      XCTAssertTrace(self.trace, [.viewDidLoad, .loadView, .viewWillAppear], "In UIKit's order.")
    }
    let failure = try #require(failures.first)
    #expect(failures.count == 1)
    #expect(
      failure.fullText
        == "XCTAssertTrace failed: (\"Root loadView\") came and not (\"viewDidLoad\")"
        + " - In UIKit's order.")
    #expect((failure.expected, failure.actual) == ("viewDidLoad", "Root loadView"))
    #expect(failure.divergence?.cause == .outOfOrder)
  }

  @Test("each way to leave the order has its text")
  func texts() {
    let failures = FakeApp().failures { _ in
      XCTAssertTrace(self.trace, [.loadView, .viewDidLoad, .viewDidAppear])
      XCTAssertTrace(self.trace, [.loadView], scope: .everything)
      XCTAssertTraceContains(self.trace, .viewDidAppear)
      XCTAssertTraceContains(self.trace, .viewDidLoad, .loadView)
      XCTAssertTraceLacks(self.trace, .viewDidAppear, .viewDidLoad.on("Root"))
    }
    #expect(
      failures.map(\.summary) == [
        "XCTAssertTrace failed: the trace ends before (\"viewDidAppear\")",
        "XCTAssertTrace failed: (\"Root viewDidLoad\") was not expected",
        "XCTAssertTraceContains failed: (\"viewDidAppear\") does not occur",
        "XCTAssertTraceContains failed: (\"loadView\") does not occur after (\"Root viewDidLoad\")",
        "XCTAssertTraceLacks failed: (\"Root viewDidLoad\") occurs",
      ])
  }

  @Test("a trace as expected is no failure")
  func holding() {
    let failures = FakeApp().failures { _ in
      XCTAssertTrace(self.trace, [.loadView, .viewDidLoad])
      XCTAssertTraceContains(self.trace, .loadView, .viewWillAppear)
      XCTAssertTraceLacks(self.trace, .viewDidAppear)
    }
    #expect(failures == [])
  }

  @Test("a trace answers questions about patterns")
  func questions() {
    #expect(trace.contains(.viewDidLoad))
    #expect(!trace.contains(.viewDidLoad.on("Other")))
    #expect(trace.count(of: .callback("loadView", on: "Root")) == 1)
    #expect(trace.of(.viewDidLoad).map(\.sequence) == [1])
  }
}
