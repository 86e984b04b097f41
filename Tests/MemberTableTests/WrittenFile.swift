import Expectations
import Foundation

/// A file of the repo that is written from its sources.
enum WrittenFile {
  /// Expects that the file is as the sources say; `make members` writes it first.
  static func expectFresh(_ text: String, at file: URL) throws {
    if ProcessInfo.processInfo.environment["RENEW_MEMBERS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    expectEqual(
      try String(contentsOf: file, encoding: .utf8), text,
      "\(file.lastPathComponent) is stale. To renew it, run `make members`.")
  }
}
