import EventTrace
import Foundation

/// A trace that does not come out yet, and why; one entry of `ExpectedFailures.json`.
struct ExpectedFailure: Decodable, Sendable {
  var trace: String
  /// The versions on which it fails; nil for all on which the trace holds.
  var since: IOSVersion?
  var before: IOSVersion?
  var reason: String

  /// The whole list. Who makes a trace come out takes its line away: an unexpected pass fails.
  static func all() throws -> [ExpectedFailure] {
    let file = ObservedTrace.folder.deletingLastPathComponent()
      .appending(path: "ExpectedFailures.json")
    return try JSONDecoder().decode([ExpectedFailure].self, from: Data(contentsOf: file))
  }

  func covers(_ trace: String, on version: IOSVersion) -> Bool {
    trace == self.trace && version >= since ?? version
      && version < before ?? IOSVersion(Int.max)
  }
}
