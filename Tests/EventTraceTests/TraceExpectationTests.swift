import EventTrace
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
    #expect(TraceExpectation(expected).firstDivergence(in: observed) == nil)
  }

  @Test("A missing event is found where it should have come")
  func missing() throws {
    let observed = trace("A.viewDidLoad", "A.viewDidAppear")
    let divergence = try #require(TraceExpectation(expected).firstDivergence(in: observed))
    #expect(divergence.cause == .missing)
    #expect(divergence.matched.map(\.sequence) == [0])
    #expect(divergence.expected.first == expected[1])
    #expect(divergence.actual.map(\.sequence) == [1])
  }

  @Test("A trace that ends too early lacks the next event")
  func tooShort() throws {
    let observed = trace("A.viewDidLoad")
    let divergence = try #require(TraceExpectation(expected).firstDivergence(in: observed))
    #expect(divergence.cause == .missing)
    #expect(divergence.actual.isEmpty)
  }

  @Test("An event that comes twice is too much")
  func extra() throws {
    let observed = trace("A.viewDidLoad", "A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear")
    let divergence = try #require(TraceExpectation(expected).firstDivergence(in: observed))
    #expect(divergence.cause == .extra)
    #expect(divergence.actual.first?.sequence == 1)
  }

  @Test("Two events in the other order are out of order")
  func outOfOrder() throws {
    let observed = trace("A.viewDidLoad", "A.viewDidAppear", "A.viewWillAppear")
    let divergence = try #require(TraceExpectation(expected).firstDivergence(in: observed))
    #expect(divergence.cause == .outOfOrder)
  }

  @Test("Another object's event in its place is different")
  func different() throws {
    let observed = trace("B.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear")
    let divergence = try #require(TraceExpectation(expected).firstDivergence(in: observed))
    #expect(divergence.cause == .different)
  }

  @Test("A repeated pair of layout callbacks counts once, unless it is asked for")
  func layoutPairs() {
    let observed = trace(
      "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewWillLayoutSubviews",
      "A.viewDidLayoutSubviews", "A.viewDidAppear")
    let patterns: [EventPattern] = [
      .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear,
    ]
    #expect(TraceExpectation(patterns).firstDivergence(in: observed) == nil)
    #expect(
      TraceExpectation(patterns, collapsesRepeatedLayout: false).firstDivergence(in: observed)
        != nil)
  }

  @Test("Layout pairs of two controllers are not one")
  func layoutPairsOfTwo() {
    let observed = trace(
      "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "B.viewWillLayoutSubviews",
      "B.viewDidLayoutSubviews")
    let patterns: [EventPattern] = [.viewWillLayoutSubviews, .viewDidLayoutSubviews]
    #expect(TraceExpectation(patterns).firstDivergence(in: observed)?.cause == .extra)
  }

  @Test("The scope decides which events are compared at all")
  func scopes() {
    let observed = trace("A.loadView", "A.viewDidLoad")
    let patterns: [EventPattern] = [.viewDidLoad]
    #expect(TraceExpectation(patterns).firstDivergence(in: observed) == nil)
    #expect(
      TraceExpectation(patterns, scope: .everything).firstDivergence(in: observed)?.cause
        == .extra)
    #expect(
      TraceExpectation(patterns, scope: .only(["viewDidLoad", "loadView"]))
        .firstDivergence(in: observed)?.cause == .extra)
    #expect(TraceExpectation([], scope: .kinds([.console])).firstDivergence(in: observed) == nil)
  }
}
