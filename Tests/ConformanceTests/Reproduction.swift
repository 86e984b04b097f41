import EventTrace
import Testing

/// The versions to run a trace on; none when its file cannot be read, which another test says.
func versions(of trace: String) -> [IOSVersion] {
  (try? ObservedTrace(named: trace))?.versions ?? []
}

/// Runs the trace's little app and holds what happens against what was observed.
func reproduce(_ id: String, on iOS: IOSVersion) throws {
  let trace = try ObservedTrace(named: id)
  let failure = try ExpectedFailure.all().first { $0.covers(id, on: iOS) }
  let check = {
    guard let difference = try difference(from: trace, on: iOS) else { return }
    Issue.record("\(id) \(trace.title), iOS \(iOS)\n\(difference)")
  }
  guard let failure else { return try check() }
  withKnownIssue(Comment(rawValue: failure.reason)) { try check() }
}

/// What is not as it was observed, in words; nil when all is.
private func difference(from trace: ObservedTrace, on iOS: IOSVersion) throws -> String? {
  guard let drive = Drivers.named[trace.driver] else {
    return "There is no driver named \(trace.driver)."
  }
  let stage = TraceStage(iOS: iOS, device: trace.device)
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
    after    \(lines(divergence.matched.map(spelled)))
    expected \(lines(divergence.expected.map(\.description)))
    came     \(lines(divergence.actual.map(spelled)))
    """
}

private func spelled(_ event: Event) -> String {
  event.description + (event.text.map { " [\($0)]" } ?? "")
}
