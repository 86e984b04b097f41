import Foundation

/// Spoils files; each run takes the same numbers.
struct Slips: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }

  /// The file cut off, with other bytes, with parts twice, or with slips in what it says.
  mutating func slipped(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > 10 else { return bytes }
    switch Int.random(in: 0..<10, using: &self) {
    case 0: return Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &self)))
    case 1:
      var bytes = bytes
      for _ in 0..<Int.random(in: 1...20, using: &self) {
        bytes[Int.random(in: 0..<bytes.count, using: &self)] = UInt8.random(
          in: 0...255, using: &self)
      }
      return bytes
    case 2:
      return lines(of: bytes) { lines, numbers in
        let line = Int.random(in: 0..<lines.count, using: &numbers)
        lines.remove(at: line)
      }
    case 3:
      return lines(of: bytes) { lines, numbers in
        let (from, to) = (
          Int.random(in: 0..<lines.count, using: &numbers),
          Int.random(in: 0..<lines.count, using: &numbers)
        )
        lines.swapAt(from, to)
      }
    default: return [UInt8](slipped(String(decoding: bytes, as: UTF8.self)).utf8)
    }
  }

  private mutating func lines(
    of bytes: [UInt8], _ change: (inout [ArraySlice<UInt8>], inout Slips) -> Void
  ) -> [UInt8] {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    change(&lines, &self)
    return Array(lines.joined(separator: [10]))
  }

  private static let values = [
    "", "YES", "NO", "-1", "0", "1e308", "nan", "99999999999999999999", "x", "first", "-2", "self",
    "vertical", "scaleToFill", "../a", "Main", "UIView", "UIViewController", "UITableViewCell",
    "id", "relationship", "embed", "unwind", "custom", "show", "view", "tableView",
  ]

  /// The text with other values and other ids, without some attributes, and with some elements called
  /// otherwise.
  mutating func slipped(_ text: String) -> String {
    var text = text
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      let attributes = text.ranges(of: /[A-Za-z]+="[^"]*"/).dropFirst(12)
      guard let range = attributes.randomElement(using: &self) else { break }
      let attribute = text[range]
      let name = attribute.prefix { $0 != "=" }
      switch Int.random(in: 0..<6, using: &self) {
      case 0: text.replaceSubrange(range, with: "")
      case 1:
        // What another attribute says.
        let other = attributes.randomElement(using: &self).map { text[$0] } ?? attribute
        text.replaceSubrange(range, with: "\(name)=\(other.drop { $0 != "\"" })")
      case 2:
        // One id or destination for another.
        let ids = attributes.filter {
          text[$0].hasPrefix("id=") || text[$0].hasPrefix("destination=")
        }
        guard let from = ids.randomElement(using: &self), let to = ids.randomElement(using: &self)
        else { break }
        let start = text[from].prefix { $0 != "=" }
        text.replaceSubrange(from, with: "\(start)=\(text[to].drop { $0 != "\"" })")
      case 3:
        let names = text.ranges(of: /<[a-z][A-Za-z]+/).dropFirst(4)
        guard let from = names.randomElement(using: &self),
          let to = names.randomElement(using: &self)
        else { break }
        let (old, new) = (text[from].dropFirst(), text[to].dropFirst())
        text = text.replacing("<\(old) ", with: "<\(new) ")
          .replacing("</\(old)>", with: "</\(new)>")
      default:
        let value = Self.values.randomElement(using: &self) ?? ""
        text.replaceSubrange(range, with: "\(name)=\"\(value)\"")
      }
    }
    return text
  }
}
