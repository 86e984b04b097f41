import CourseModel
import EventTrace
import Expectations
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
    expectEqual(failures.count, 1)
    expectEqual(
      failure.fullText,
      "XCTAssertTrace failed: (\"Root loadView\") came and not (\"viewDidLoad\")"
        + " - In UIKit's order.")
    expect((failure.expected, failure.actual) == ("viewDidLoad", "Root loadView"))
    expectEqual(failure.divergence?.cause, .outOfOrder)
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
    expectEqual(
      failures.map(\.summary),
      [
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
    expectEqual(failures, [])
  }

  /// A `Page` that nobody sees appears as it should, and one that was made later does not.
  private func pages(_ names: [String]) -> Trace {
    let events = names.flatMap { name in
      (name == "Page" ? ["viewDidLoad", "viewDidAppear"] : ["viewDidLoad"]).map { (name, $0) }
    }
    return Trace(
      iOS: 6, device: "iPhone 5",
      events: events.enumerated().map { sequence, event in
        Event(
          sequence: sequence, instant: .zero, depth: 0, kind: .callback,
          subject: .init(name: event.0, className: "Page"), name: event.1)
      })
  }

  @Test("of two objects of a class none is meant, whether an event is asked for or its absence")
  func decoy() {
    let trace = pages(["Page", "Page#2"])
    let failures = FakeApp().failures { _ in
      XCTAssertTrace(trace.of(subject: "Page"), [.viewDidLoad, .viewDidAppear])
      XCTAssertTraceContains(
        trace.of(subject: "Page"), .viewDidAppear, message: "The page should appear.")
    }
    let lacking = FakeApp().failures { _ in
      XCTAssertTraceLacks(trace.of(subject: "Page"), .viewWillDisappear)
    }
    let counting = FakeApp().failures { _ in
      XCTAssertEqual(trace.of(subject: "Page").count(of: .viewDidAppear), 1)
    }
    let words = "something happened to 2 objects of Page and not to one alone: Page, Page#2"
    for failures in [failures, lacking, counting] {
      expectEqual(failures.map(\.summary), [words])
      expectEqual(failures.first?.assertion?.file, "TraceAssertionTests.swift")
    }
  }

  @Test("the only object of a class may have any number, and each object has a trace of its own")
  func onlyObject() {
    let failures = FakeApp().failures { _ in
      XCTAssertTrace(self.pages(["Page#2"]).of(subject: "Page"), [.viewDidLoad])
      let trace = self.pages(["Page", "Page#2"])
      XCTAssertTrace(trace.of(object: "Page"), [.viewDidLoad, .viewDidAppear])
      XCTAssertTrace(trace.of(subject: "Page#2"), [.viewDidLoad])
      XCTAssertTraceLacks(trace.of(object: "Page#2"), .viewDidAppear)
    }
    expectEqual(failures, [])
  }

  @Test("a trace answers questions about patterns")
  func questions() {
    expect(trace.contains(.viewDidLoad))
    expect(!trace.contains(.viewDidLoad.on("Other")))
    expectEqual(trace.count(of: .callback("loadView", on: "Root")), 1)
    expectEqual(trace.of(.viewDidLoad).map(\.sequence), [1])
  }
}
