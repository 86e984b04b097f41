import EventTrace
import Testing

/// The call orders in `Traces`, each on every version for which it holds and on which it can differ.
struct TraceTests {
  @Test("What was observed comes out again", arguments: try await TraceRun.all())
  func reproduce(_ run: TraceRun) throws {
    let failure = try ExpectedFailure.all().first { $0.covers(run.trace.id, on: run.iOS) }
    let check = {
      if let difference = try run.difference() { Issue.record("\(run)\n\(difference)") }
    }
    guard let failure else { return try check() }
    withKnownIssue(Comment(rawValue: failure.reason)) { try check() }
  }
}
