import EventTrace
import Foundation
import Testing

@testable import HeadlessUIKit

/// Files with slips in them: whatever stands in an attribute, nothing crashes or goes on for ever.
@Suite("Files with slips")
@MainActor
struct MutatedDocumentTests {
  /// Each run takes the same numbers.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 31)
    }
  }

  /// How many slips are tried; `SLIPS` in the environment asks for more.
  private nonisolated static let count =
    ProcessInfo.processInfo.environment["SLIPS"].flatMap { Int($0) } ?? 60

  private static let values = [
    "", "YES", "NO", "-1", "0", "1e308", "nan", "99999999999999999999", "x", "first", "-2", "self",
    "vertical", "scaleToFill", "../a", "Main", "UIView", "UIViewController", "UITableViewCell",
    "id",
  ]

  /// The text with other values, without some attributes, and with some elements called otherwise.
  private func slipped(_ text: String, _ numbers: inout Numbers) -> String {
    var text = text
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      let attributes = text.ranges(of: /[A-Za-z]+="[^"]*"/).dropFirst(12)
      guard let range = attributes.randomElement(using: &numbers) else { break }
      let attribute = text[range]
      let name = attribute.prefix { $0 != "=" }
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: text.replaceSubrange(range, with: "")
      case 1:
        // What another attribute says.
        let other = attributes.randomElement(using: &numbers).map { text[$0] } ?? attribute
        let value = other.drop { $0 != "\"" }
        text.replaceSubrange(range, with: "\(name)=\(value)")
      case 2:
        let names = text.ranges(of: /<[a-z][A-Za-z]+/).dropFirst(4)
        guard let from = names.randomElement(using: &numbers),
          let to = names.randomElement(using: &numbers)
        else { break }
        let (old, new) = (text[from].dropFirst(), text[to].dropFirst())
        text = text.replacing("<\(old) ", with: "<\(new) ")
          .replacing("</\(old)>", with: "</\(new)>")
      default:
        let value = Self.values.randomElement(using: &numbers) ?? ""
        text.replaceSubrange(range, with: "\(name)=\"\(value)\"")
      }
    }
    return text
  }

  @Test("No slip crashes the runtime or keeps it busy")
  func slips() throws {
    var numbers = Numbers(state: 7)
    let samples = DocumentGalleryTests.all
    var longest = 0.0
    for number in 0..<Self.count {
      let sample = samples[number % samples.count]
      let text = slipped(sample.text, &numbers)
      if ProcessInfo.processInfo.environment["SLIPS"] != nil {
        try text.write(toFile: "/tmp/slip.xml", atomically: false, encoding: .utf8)
      }
      let start = ProcessInfo.processInfo.systemUptime
      let iOS: IOSVersion = [17, 9, 6, 5][number / samples.count % 4]
      _ = try? DocumentSample("slip", text).show(iOS: iOS, model: nil)
      longest = max(longest, ProcessInfo.processInfo.systemUptime - start)
    }
    // A second is long for these files even on a machine with much to do.
    #expect(longest < 10)
  }
}
