import EventTrace
import Foundation
import Expectations
import Testing

@testable import HeadlessUIKit

/// Files with slips in them: whatever stands in an attribute, nothing crashes or goes on for ever.
@Suite("Files with slips")
@MainActor
struct MutatedDocumentTests {
  /// How many slips are tried; `SLIPS` in the environment asks for more.
  private nonisolated static let count =
    ProcessInfo.processInfo.environment["SLIPS"].flatMap { Int($0) } ?? 60

  @Test("No slip crashes the runtime or keeps it busy")
  func slips() throws {
    var numbers = Slips(state: 7)
    let samples = DocumentGalleryTests.all
    var longest = 0.0
    for number in 0..<Self.count {
      let sample = samples[number % samples.count]
      let text = numbers.slipped(sample.text)
      if ProcessInfo.processInfo.environment["SLIPS"] != nil {
        try text.write(toFile: "/tmp/slip.xml", atomically: false, encoding: .utf8)
      }
      let start = ProcessInfo.processInfo.systemUptime
      let iOS: IOSVersion = [17, 9, 6, 5][number / samples.count % 4]
      _ = try? DocumentSample("slip", text).show(iOS: iOS, model: nil)
      longest = max(longest, ProcessInfo.processInfo.systemUptime - start)
    }
    // A second is long for these files even on a machine with much to do.
    expect(longest < 10)
  }
}
