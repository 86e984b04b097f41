public import EventTrace

/// Fails at the first place at which the trace is not in the expected order.
///
/// - Parameter scope: Which events are compared at all: those of the names that `patterns`
///   mention, where nothing else is said.
public func XCTAssertTrace(
  _ trace: @autoclosure () throws -> Trace, _ patterns: [EventPattern],
  scope: TraceExpectation.Scope = .namedEvents, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) {
  evaluate("XCTAssertTrace", message, file, line) {
    let expectation = TraceExpectation(patterns, scope: scope)
    guard let divergence = expectation.firstDivergence(in: try trace()) else { return .holds }
    return .diverges(divergence.details, divergence)
  }
}

/// Fails when an event that matches does not occur; several must occur in that order, with
/// anything between them.
public func XCTAssertTraceContains(
  _ trace: @autoclosure () throws -> Trace, _ patterns: EventPattern...,
  message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  evaluate("XCTAssertTraceContains", message, file, line) {
    let events = try trace().events
    var rest = events[...]
    var found: [Event] = []
    for (index, pattern) in patterns.enumerated() {
      guard let place = rest.firstIndex(where: pattern.matches) else {
        let place = found.last.map { " after (\"\($0)\")" } ?? ""
        // No other event took its place: that it is missing is known only at the end of the trace.
        return .diverges(
          "(\"\(pattern)\") does not occur\(place)",
          Divergence(matched: events, expected: Array(patterns[index...]), actual: []))
      }
      found.append(rest[place])
      rest = rest[rest.index(after: place)...]
    }
    return .holds
  }
}

/// Fails when an event that matches one of the patterns occurs.
public func XCTAssertTraceLacks(
  _ trace: @autoclosure () throws -> Trace, _ patterns: EventPattern...,
  message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  evaluate("XCTAssertTraceLacks", message, file, line) {
    let events = try trace().events
    guard let place = events.firstIndex(where: { event in patterns.contains { $0.matches(event) } })
    else { return .holds }
    return .diverges(
      "(\"\(events[place])\") occurs",
      Divergence(matched: Array(events[..<place]), expected: [], actual: Array(events[place...])))
  }
}

extension Divergence {
  /// The difference in one line, in the manner of XCTest.
  fileprivate var details: String {
    switch (expected.first, actual.first) {
    case (let wanted?, let came?): "(\"\(came)\") came and not (\"\(wanted)\")"
    case (let wanted?, nil): "the trace ends before (\"\(wanted)\")"
    case (nil, let came?): "(\"\(came)\") was not expected"
    case (nil, nil): "the trace differs"
    }
  }
}

extension Trace {
  /// What happened to the only object of that class, or to the one whose name has a number, as in
  /// `Root#2`.
  ///
  /// Objects are numbered as they are made, and an app may make one that nobody sees before the one that
  /// is shown. So if the trace has several objects of the class, it is unclear which is meant, and an
  /// assertion that reads the trace fails. For what is shown, use `app.root.trace` or
  /// `app.controllers["Root"].trace`.
  public func of(subject name: String) -> Trace {
    if name.contains("#") { return of(object: name) }
    let found = filter { $0.subject?.className == name }
    var objects: [String] = []
    for case let object? in found.lazy.map(\.subject?.name) where !objects.contains(object) {
      objects.append(object)
    }
    if objects.count > 1 {
      ScriptRun.current?.record(
        MissingElement(
          "something happened to \(objects.count) objects of \(name) and not to one alone: "
            + objects.prefix(5).joined(separator: ", "), isAmbiguous: true))
    }
    return found
  }
}

/// What conditions of feedback ask of a trace.
extension Trace {
  /// Whether an event that matches occurs.
  public func contains(_ pattern: EventPattern) -> Bool { contains(where: pattern.matches) }

  /// How many events match.
  public func count(of pattern: EventPattern) -> Int { count(where: pattern.matches) }

  /// The events that match.
  public func of(_ pattern: EventPattern) -> Trace { filter(pattern.matches) }
}
