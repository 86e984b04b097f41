/// An order of events that a trace is held against.
public struct TraceExpectation: Hashable, Codable, Sendable {
  /// What is expected, in order.
  public var patterns: [EventPattern]
  /// Which events are compared at all.
  public var scope: Scope
  /// Whether a pair of layout callbacks that comes again at once counts as one: how often UIKit
  /// lays out is not promised (rule 69).
  public var collapsesRepeatedLayout: Bool

  /// Creates an expectation.
  public init(
    _ patterns: [EventPattern], scope: Scope = .namedEvents, collapsesRepeatedLayout: Bool = true
  ) {
    self.patterns = patterns
    self.scope = scope
    self.collapsesRepeatedLayout = collapsesRepeatedLayout
  }

  /// Which events of the trace are compared at all.
  public enum Scope: Hashable, Codable, Sendable {
    /// Every event.
    case everything
    /// Events of the names that the patterns mention: what the author did not write about, he
    /// did not observe.
    case namedEvents
    /// Events of these names.
    case only([String])
    /// Events of these kinds.
    case kinds([Event.Kind])
  }
}

extension TraceExpectation {
  /// The first place at which `trace` is not what was expected; nil when it is.
  public func firstDivergence(in trace: Trace) -> Divergence? {
    var observed = trace.events.filter(isCompared)
    if collapsesRepeatedLayout { observed = Self.collapsingRepeatedLayout(observed) }
    let common = zip(patterns, observed).prefix { $0.matches($1) }.count
    if common == patterns.count, common == observed.count { return nil }
    return Divergence(
      matched: Array(observed.prefix(common)),
      expected: Array(patterns.dropFirst(common)),
      actual: Array(observed.dropFirst(common)))
  }

  private func isCompared(_ event: Event) -> Bool {
    switch scope {
    case .everything: true
    case .namedEvents:
      patterns.contains { pattern in
        guard let name = pattern.name else { return pattern.kind == event.kind }
        return event.isNamed(name) && (pattern.kind ?? event.kind) == event.kind
      }
    case .only(let names): names.contains { event.isNamed($0) }
    case .kinds(let kinds): kinds.contains(event.kind)
    }
  }

  /// `events` without those layout pairs that follow an equal pair at once.
  package static func collapsingRepeatedLayout(_ events: [Event]) -> [Event] {
    var kept: [Event] = []
    var index = 0
    while index < events.count {
      if index + 1 < events.count, kept.count >= 2,
        isLayoutPair(events[index], events[index + 1]),
        isLayoutPair(kept[kept.count - 2], kept[kept.count - 1]),
        kept[kept.count - 1].subject == events[index].subject
      {
        index += 2
      } else {
        kept.append(events[index])
        index += 1
      }
    }
    return kept
  }

  private static func isLayoutPair(_ first: Event, _ second: Event) -> Bool {
    first.kind == .callback && second.kind == .callback && first.subject == second.subject
      && first.isNamed("viewWillLayoutSubviews") && second.isNamed("viewDidLayoutSubviews")
  }
}
