/// The tables of a font's file; what lies outside of the file is nothing.
struct FontTables {
  private let bytes: [UInt8]
  private var tables: [String: Int] = [:]

  /// Letters of alphabets, signs and the pictures of fonts of icons; others are as wide as usual.
  private static let letters: [ClosedRange<UInt32>] = [
    0x20...0x52F, 0x590...0x6FF, 0xE00...0xE7F, 0x1E00...0x1EFF, 0x2010...0x206F, 0x20A0...0x20BF,
    0x2100...0x22FF, 0xE000...0xF8FF,
  ]
  /// So many letters are looked up at most, however often a file names them.
  private static let most = 20_000

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard
      bytes.starts(with: [0, 1, 0, 0]) || bytes.starts(with: "OTTO".utf8)
        || bytes.starts(with: "true".utf8), let count = number(at: 4)
    else { return nil }
    for table in 0..<count {
      let entry = 12 + table * 16
      guard entry + 16 <= bytes.count, let start = long(at: entry + 8) else { break }
      tables[String(decoding: bytes[entry..<entry + 4], as: UTF8.self)] = start
    }
  }

  // MARK: Numbers

  private func number(at place: Int) -> Int? {
    guard place >= 0, place + 2 <= bytes.count else { return nil }
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  private func long(at place: Int) -> Int? {
    guard let high = number(at: place), let low = number(at: place + 2) else { return nil }
    return high << 16 | low
  }

  func number(_ table: String, _ place: Int) -> Int? {
    tables[table].flatMap { number(at: $0 + place) }
  }

  func signed(_ table: String, _ place: Int) -> Int? {
    number(table, place).map { $0 < 0x8000 ? $0 : $0 - 0x10000 }
  }

  // MARK: Names

  /// The name of that kind, in English where there are several.
  func name(_ kind: Int) -> String? {
    guard let start = tables["name"], let count = number(at: start + 2),
      let texts = number(at: start + 4)
    else { return nil }
    var found: String?
    for record in 0..<count {
      let place = start + 6 + record * 12
      guard let said = number(at: place + 6) else { break }
      guard said == kind, let platform = number(at: place), let language = number(at: place + 4),
        let length = number(at: place + 8), let offset = number(at: place + 10)
      else { continue }
      let begin = start + texts + offset
      guard begin + length <= bytes.count else { continue }
      let isEnglish = platform != 3 || language == 0x409
      if found == nil || isEnglish { found = text(bytes[begin..<begin + length], platform) }
      if isEnglish { break }
    }
    return found
  }

  private func text(_ bytes: ArraySlice<UInt8>, _ platform: Int) -> String {
    // The names have two bytes to a letter but on the old Macintosh.
    let text =
      platform == 1
      ? String(decoding: bytes, as: UTF8.self)
      : String(
        decoding: stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2)
          .map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }, as: UTF16.self)
    return String(text.filter { !$0.isNewline && $0 != "\0" }.prefix(200))
  }

  // MARK: Widths

  /// How wide letters are, in the units of the file.
  func widths() -> [UInt32: Int] {
    guard let all = number("hhea", 34), all > 0, let start = tables["hmtx"],
      start + 4 * all <= bytes.count
    else { return [:] }
    var widths: [UInt32: Int] = [:]
    for (letter, glyph) in glyphs() where glyph > 0 {
      widths[letter] = number(at: start + 4 * min(glyph, all - 1))
    }
    return widths
  }

  /// The pictures of letters, by their numbers.
  private func glyphs() -> [UInt32: Int] {
    guard let start = tables["cmap"], let count = number(at: start + 2) else { return [:] }
    // Of the tables for Unicode the one with most letters comes last.
    var (short, long): (Int?, Int?)
    for record in 0..<count {
      let place = start + 4 + record * 8
      guard let platform = number(at: place), let offset = self.long(at: place + 4) else { break }
      guard platform == 0 || platform == 3 else { continue }
      switch number(at: start + offset) {
      case 4?: short = start + offset
      case 12?: long = start + offset
      default: continue
      }
    }
    return long.map(glyphsInGroups) ?? short.map(glyphsInSegments) ?? [:]
  }

  /// The letters of a range that are kept.
  private static func kept(_ first: Int, _ last: Int) -> [UInt32] {
    guard first <= last else { return [] }
    return letters.flatMap { range -> [UInt32] in
      let (from, to) = (max(first, Int(range.lowerBound)), min(last, Int(range.upperBound)))
      return from <= to ? (from...to).map { UInt32($0) } : []
    }
  }

  private func glyphsInGroups(at place: Int) -> [UInt32: Int] {
    var glyphs: [UInt32: Int] = [:]
    var rest = Self.most
    for group in 0..<min(long(at: place + 12) ?? 0, bytes.count / 12) where rest > 0 {
      let entry = place + 16 + group * 12
      guard let first = long(at: entry), let last = long(at: entry + 4),
        let glyph = long(at: entry + 8)
      else { break }
      let letters = Self.kept(first, last).prefix(rest)
      rest -= letters.count
      for letter in letters { glyphs[letter] = glyph + Int(letter) - first }
    }
    return glyphs
  }

  private func glyphsInSegments(at place: Int) -> [UInt32: Int] {
    guard let double = number(at: place + 6) else { return [:] }
    var glyphs: [UInt32: Int] = [:]
    var rest = Self.most
    for segment in stride(from: 0, to: double, by: 2) where rest > 0 {
      let starts = place + 16 + double + segment
      guard let last = number(at: place + 14 + segment), let first = number(at: starts),
        let delta = number(at: starts + double), let offset = number(at: starts + 2 * double)
      else { break }
      let letters = Self.kept(first, last).prefix(rest)
      rest -= letters.count
      for letter in letters {
        let code = Int(letter)
        guard offset != 0 else {
          glyphs[letter] = (code + delta) & 0xFFFF
          continue
        }
        let glyph = number(at: starts + 2 * double + offset + 2 * (code - first)) ?? 0
        glyphs[letter] = glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
      }
    }
    return glyphs
  }
}
