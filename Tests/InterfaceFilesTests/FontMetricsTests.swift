import Expectations
import InterfaceFiles
import Testing

/// How large the letters of a font are, by its file.
@Suite("Measures of fonts")
struct FontMetricsTests {
  private static func two(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }
  private static func four(_ number: Int) -> [UInt8] { two(number >> 16, number) }
  private static func blank(_ count: Int, _ place: Int, _ numbers: Int...) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let said = numbers.flatMap { two($0) }
    bytes.replaceSubrange(place..<place + said.count, with: said)
    return bytes
  }

  /// The letters A to C, of which the last two have one width.
  private static let segments: [UInt8] =
    two(0, 1, 3, 1) + four(12)
    + two(4, 0, 0, 4, 0, 0, 0, 67, 0xFFFF, 0, 65, 0xFFFF, 0x10000 - 64, 1, 0, 0)
  private static let groups: [UInt8] =
    two(0, 1, 3, 10) + four(12) + two(12, 0) + four(28) + four(0) + four(1)
    + four(65) + four(67) + four(1)

  /// A font of a thousand units with these letters.
  private static func font(letters: [UInt8]) -> [UInt8] {
    let names = ["Fine", "Fine Bold", "Fine-Bold"].map { name in
      name.utf8.flatMap { (letter: UInt8) -> [UInt8] in [0, letter] }
    }
    var records: [UInt8] = []
    var offset = 0
    for (kind, name) in zip([1, 4, 6], names) {
      records += two(3, 1, 0x409, kind, name.count, offset)
      offset += name.count
    }
    let tables: [(String, [UInt8])] = [
      ("OS/2", two(2) + blank(94, 84, 510, 702)), ("cmap", letters),
      ("head", blank(54, 18, 1000)), ("hhea", blank(34, 4, 900, 0x10000 - 250, 30) + two(3)),
      ("hmtx", two(500, 0, 600, 0, 720, 0) + two(0)),
      ("name", two(0, 3, 6 + records.count) + records + names.flatMap { $0 }),
    ]
    var (head, rest) = ([0, 1, 0, 0] + two(tables.count, 0, 0, 0), [UInt8]())
    for (tag, bytes) in tables {
      head +=
        [UInt8](tag.utf8) + four(0) + four(12 + 16 * tables.count + rest.count)
        + four(bytes.count)
      rest += bytes
    }
    return head + rest
  }

  @Test("Names, heights and widths stand in the tables", arguments: [segments, groups])
  func tables(letters: [UInt8]) throws {
    let font = try #require(FontMetrics(Self.font(letters: letters)))
    expectEqual(
      [font.name, font.fullName, font.family], ["Fine-Bold", "Fine Bold", "Fine"])
    expectEqual(
      [font.above, font.below, font.xHeight, font.capHeight], [9000, 2500, 5100, 7020])
    expectEqual(font.widths, [65: 6000, 66: 7200, 67: 7200])
  }

  @Test("What is kept has the same measures, and is kept as it is")
  func kept() throws {
    let font = try #require(FontMetrics(Self.font(letters: Self.segments)))
    let again = try #require(FontMetrics(font.head))
    expectEqual(again, font)
    expectEqual(again.head, font.head)
    expect(font.head.count < 100)
  }

  @Test("What is cut off, or is no font, has no measures")
  func cut() {
    let whole = Self.font(letters: Self.segments)
    for count in stride(from: 0, to: whole.count, by: 7) {
      _ = FontMetrics(whole.prefix(count))
    }
    expectNil(FontMetrics(whole.prefix(whole.count / 2)))
    expectNil(FontMetrics("OTTO".utf8))
    let kept = "font of an app\n"
    for text in [
      "", "a\nb\nc\n", "a\nb\nc\n1 2 3\n", "a\nb\nc\n0 0 0 0\n65 1\n", "a\nb\nc\n9999999 1 1 1\n",
    ] {
      expectNil(FontMetrics((kept + text).utf8))
    }
    expectEqual(
      FontMetrics((kept + "a\nb\nc\n9 1 1 1\n4294967295 7\n65 x 8\n").utf8)?.widths, [65: 8])
  }
}
