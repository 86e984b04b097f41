import EventTrace

/// An observed trace on one version of iOS.
struct TraceRun: Sendable, CustomStringConvertible {
  var trace: ObservedTrace
  var iOS: IOSVersion

  /// Every trace on its versions.
  @MainActor
  static func all() throws -> [TraceRun] {
    try ObservedTrace.all().flatMap { trace in
      trace.versions.map { TraceRun(trace: trace, iOS: $0) }
    }
  }

  nonisolated var description: String { "\(trace.id) \(trace.title), iOS \(iOS)" }

  /// Runs the trace's little app and holds what happens against what was observed.
  ///
  /// - Returns: what is not as it was observed, in words; nil when all is.
  func difference() throws -> String? {
    guard let drive = Drivers.named[trace.driver] else {
      return "There is no driver named \(trace.driver)."
    }
    let stage = TraceApp(iOS: iOS, device: trace.device)
    try drive(stage)
    let calls = trace.expected.map { ObservedCall($0).pattern }
    let names = calls.compactMap(\.name) + (trace.absent ?? [])
    let subjects = trace.subjects ?? calls.compactMap(\.subject)
    let heard = stage.heard { event in
      names.contains { event.isNamed($0) }
        && subjects.contains { $0 == event.subject?.name || $0 == event.subject?.className }
    }
    guard
      let divergence = TraceExpectation(calls, scope: .everything).firstDivergence(in: heard)
    else { return nil }
    let lines = { (calls: [String]) in calls.isEmpty ? "nothing" : calls.joined(separator: ", ") }
    return """
      after    \(lines(divergence.matched.map(Self.spelled)))
      expected \(lines(divergence.expected.map(\.description)))
      came     \(lines(divergence.actual.map(Self.spelled)))
      """
  }

  private static func spelled(_ event: Event) -> String {
    event.description + (event.text.map { " [\($0)]" } ?? "")
  }
}
