import EventTrace
import Expectations
import Testing

/// A trace of callbacks, written as `A.viewDidLoad`.
private func trace(_ calls: String...) -> Trace {
  let events = calls.enumerated().map { index, call in
    let parts = call.split(separator: ".").map(String.init)
    return Event(
      sequence: index, instant: .zero, depth: 0, kind: .callback,
      subject: .init(name: parts[0], className: parts[0]), name: "\(parts[1])()")
  }
  return Trace(iOS: 6.0, device: "iPhone 5", events: events)
}

struct TraceExpectationTests {
  private let expected: [EventPattern] = [
    .viewDidLoad.on("A"), .viewWillAppear.on("A"), .viewDidAppear.on("A"),
  ]

  @Test("The expected order is no divergence, whatever else the author did not write about")
  func match() {
    let observed = trace(
      "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewWillLayoutSubviews",
      "A.viewDidAppear")
    expectNil(TraceExpectation(expected).firstDivergence(in: observed))
  }

  @Test("A missing event is found where it should have come")
  func missing() throws {
    let observed = trace("A.viewDidLoad", "A.viewDidAppear")
    let divergence = try #require(TraceExpectation(expected).firstDivergence(in: observed))
    expectEqual(divergence.cause, .missing)
    expectEqual(divergence.matched.map(\.sequence), [0])
    expectEqual(divergence.expected.first, expected[1])
    expectEqual(divergence.actual.map(\.sequence), [1])
  }

  @Test("A trace that ends too early lacks the next event")
  func tooShort() throws {
    let observed = trace("A.viewDidLoad")
    let divergence = try #require(TraceExpectation(expected).firstDivergence(in: observed))
    expectEqual(divergence.cause, .missing)
    expect(divergence.actual.isEmpty)
  }

  @Test("An event that comes twice is too much")
  func extra() throws {
    let observed = trace("A.viewDidLoad", "A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear")
    let divergence = try #require(TraceExpectation(expected).firstDivergence(in: observed))
    expectEqual(divergence.cause, .extra)
    expectEqual(divergence.actual.first?.sequence, 1)
  }

  @Test("Two events in the other order are out of order")
  func outOfOrder() throws {
    let observed = trace("A.viewDidLoad", "A.viewDidAppear", "A.viewWillAppear")
    let divergence = try #require(TraceExpectation(expected).firstDivergence(in: observed))
    expectEqual(divergence.cause, .outOfOrder)
  }

  @Test("Another object's event in its place is different")
  func different() throws {
    let observed = trace("B.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear")
    let divergence = try #require(TraceExpectation(expected).firstDivergence(in: observed))
    expectEqual(divergence.cause, .different)
  }

  @Test("A repeated pair of layout callbacks counts once, unless it is asked for")
  func layoutPairs() {
    let observed = trace(
      "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewWillLayoutSubviews",
      "A.viewDidLayoutSubviews", "A.viewDidAppear")
    let patterns: [EventPattern] = [
      .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear,
    ]
    expectNil(TraceExpectation(patterns).firstDivergence(in: observed))
    expect(
      TraceExpectation(patterns, collapsesRepeatedLayout: false).firstDivergence(in: observed)
        != nil)
  }

  @Test("Layout pairs of two controllers are not one")
  func layoutPairsOfTwo() {
    let observed = trace(
      "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "B.viewWillLayoutSubviews",
      "B.viewDidLayoutSubviews")
    let patterns: [EventPattern] = [.viewWillLayoutSubviews, .viewDidLayoutSubviews]
    expectEqual(TraceExpectation(patterns).firstDivergence(in: observed)?.cause, .extra)
  }

  @Test("The scope decides which events are compared at all")
  func scopes() {
    let observed = trace("A.loadView", "A.viewDidLoad")
    let patterns: [EventPattern] = [.viewDidLoad]
    expectNil(TraceExpectation(patterns).firstDivergence(in: observed))
    expectEqual(
      TraceExpectation(patterns, scope: .everything).firstDivergence(in: observed)?.cause, .extra)
    expectEqual(
      TraceExpectation(patterns, scope: .only(["viewDidLoad", "loadView"]))
        .firstDivergence(in: observed)?.cause, .extra)
    expectNil(TraceExpectation([], scope: .kinds([.console])).firstDivergence(in: observed))
  }
}
