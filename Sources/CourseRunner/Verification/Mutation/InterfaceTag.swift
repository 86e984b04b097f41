/// A tag of a file that Interface Builder wrote, with the places of its pieces.
struct InterfaceTag {
  enum Kind { case start, end, empty }

  let name: String
  let kind: Kind
  let range: Range<Int>
  /// Each attribute with its value, by its name.
  private(set) var attributes: [String: Range<Int>] = [:]

  /// All tags outside of comments, declarations and plain text, in the order of the file.
  static func all(in bytes: [UInt8]) -> [InterfaceTag] {
    var (tags, place): ([InterfaceTag], Int) = ([], 0)
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      if let (_, close) = asides.first(where: { bytes[start...].starts(with: $0.open.utf8) }) {
        place = end(of: close, in: bytes, from: start) ?? bytes.endIndex
      } else if let tag = InterfaceTag(bytes, at: start) {
        tags.append(tag)
        place = tag.range.upperBound
      } else {
        place = start + 1
      }
    }
    return tags
  }

  /// What begins like a tag and is none.
  private static let asides = [
    (open: "<!--", close: "-->"), (open: "<![CDATA[", close: "]]>"), (open: "<?", close: "?>"),
  ]

  private static func end(of close: String, in bytes: [UInt8], from start: Int) -> Int? {
    let close = Array(close.utf8)
    return bytes.indices[start...].first { bytes[$0...].starts(with: close) }.map {
      $0 + close.count
    }
  }

  /// Nil where the tag has no end.
  private init?(_ bytes: [UInt8], at start: Int) {
    let isEnd = bytes[start...].dropFirst().first == UInt8(ascii: "/")
    var place = start + (isEnd ? 2 : 1)
    func word() -> Range<Int> {
      let rest = bytes[place...].prefix { !" \t\r\n=/>".utf8.contains($0) }
      return rest.indices
    }
    let head = word()
    place = head.upperBound
    var found: [String: Range<Int>] = [:]
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      let attribute = word()
      place = attribute.upperBound
      guard !attribute.isEmpty, place + 1 < bytes.count, bytes[place] == UInt8(ascii: "="),
        let close = bytes[(place + 2)...].firstIndex(of: bytes[place + 1])
      else {
        place += 1
        continue
      }
      place = close + 1
      found[String(decoding: bytes[attribute], as: UTF8.self)] = attribute.lowerBound..<place
    }
    guard place < bytes.count else { return nil }
    name = String(decoding: bytes[head], as: UTF8.self)
    kind = isEnd ? .end : bytes[place - 1] == UInt8(ascii: "/") ? .empty : .start
    range = start..<(place + 1)
    attributes = found
  }
}
