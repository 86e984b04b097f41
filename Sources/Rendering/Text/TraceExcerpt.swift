import EventTrace

/// The part of a trace that a reader needs: around the cause, with what the script did and what the
/// runtime noticed before it.
struct TraceExcerpt: Hashable {
  /// In the order of the trace.
  var events: [Event]
  /// The number of the first event that was not as expected; nil if it is the end or unknown.
  var marked: Int?
  /// The places in ``events`` before which others were left out.
  var gaps: Set<Int>
}

extension TextRenderer {
  /// How much of the trace is shown where nothing in it says which part matters.
  private static let shownAtTheEnd = 10
  /// How many remarks of the runtime that came earlier are shown beside it.
  private static let shownRemarks = 3

  /// The part of the trace around the first event that was not as expected; without a divergence the
  /// end. Empty only where nothing happened.
  static func excerpt(of events: [Event], around divergence: Divergence?) -> TraceExcerpt {
    let marked = divergence?.actual.first
    let anchor = marked ?? divergence?.matched.last
    let place = anchor.flatMap { anchor in
      events.firstIndex { $0.sequence == anchor.sequence && $0.name == anchor.name }
    }
    if let divergence, place == nil, anchor != nil {
      // The trace was cut elsewhere: what was compared is all that is known.
      let known = Array(divergence.matched.suffix(4) + divergence.actual.prefix(3))
      return TraceExcerpt(events: known, marked: marked?.sequence, gaps: [])
    }
    let window =
      place.map { max(0, $0 - (marked == nil ? 6 : 4))..<min(events.count, $0 + 3) }
      ?? max(0, events.count - shownAtTheEnd)..<events.count
    let shown = chosen(around: window, of: events).sorted()
    var gaps: Set<Int> = []
    for (row, place) in shown.enumerated() where place != (row == 0 ? 0 : shown[row - 1] + 1) {
      gaps.insert(row)
    }
    if let last = shown.last, last < events.count - 1 { gaps.insert(shown.count) }
    return TraceExcerpt(
      events: shown.map { events[$0] }, marked: place == nil ? nil : marked?.sequence, gaps: gaps)
  }

  /// The window, what it happened inside of, the script's last deed before it, and what the runtime
  /// noticed in the whole trace.
  private static func chosen(around window: Range<Int>, of events: [Event]) -> Set<Int> {
    var chosen = Set(window)
    guard let first = window.first else { return chosen }
    var depth = events[first].depth
    for place in events.indices[..<first].reversed() {
      if depth == 0 { break }
      guard events[place].depth < depth, events[place].kind != .script else { continue }
      depth = events[place].depth
      chosen.insert(place)
    }
    if !window.contains(where: { events[$0].kind == .script }),
      let deed = events.indices[..<first].last(where: { events[$0].kind == .script })
    {
      chosen.insert(deed)
    }
    let remarks = events.indices.filter { [.diagnosis, .exception].contains(events[$0].kind) }
    chosen.formUnion(remarks.suffix(shownRemarks))
    return chosen
  }
}
