/// What the letters of a font measure, by its file.
///
/// Nothing is drawn with a font: how wide its letters are decides how large labels and buttons are.
package struct FontMetrics: Hashable, Sendable {
  /// The name by which code finds it, as `Lato-Bold`.
  package var name: String
  /// Its name for people, as `Lato Bold`.
  package var fullName: String
  package var family: String
  /// How far lines reach above the baseline and below it, in parts of the type.
  package var above: Int
  package var below: Int
  /// How high capitals and an x are; 0 where the font does not say it.
  package var capHeight: Int
  package var xHeight: Int
  /// How wide letters are, by their numbers.
  package var widths: [UInt32: Int]

  /// So many parts are as long as the type is high.
  package static let parts = 10_000
  /// Behind so many bytes nothing of a font is looked for.
  package static let reach = 1 << 22

  /// Reads a font of TrueType or OpenType, or what is kept of one; nil for anything else.
  package init?(_ bytes: some Collection<UInt8>) {
    let bytes = [UInt8](bytes.prefix(Self.reach))
    if bytes.starts(with: Self.mark.utf8) {
      self.init(kept: String(decoding: bytes, as: UTF8.self))
    } else {
      self.init(file: FontTables(bytes))
    }
  }

  /// The name by which code finds a font, also of one whose letters are not understood.
  package static func name(of bytes: some Collection<UInt8>) -> String? {
    FontMetrics(bytes)?.name ?? FontTables([UInt8](bytes.prefix(reach)))?.name(6)
  }

  private init?(file: FontTables?) {
    guard let file, let size = file.number("head", 18), size > 0,
      let name = file.name(6), !name.isEmpty
    else { return nil }
    func part(_ number: Int?) -> Int { (number ?? 0) * Self.parts / size }
    self.name = name
    family = file.name(16) ?? file.name(1) ?? name
    fullName = file.name(4) ?? name
    (above, below) = (part(file.signed("hhea", 4)), -part(file.signed("hhea", 6)))
    if above == 0, below == 0 {
      (above, below) = (part(file.signed("OS/2", 68)), -part(file.signed("OS/2", 70)))
    }
    let sane = 0..<10 * Self.parts
    guard above > 0, sane.contains(above), sane.contains(below) else { return nil }
    func height(_ place: Int) -> Int {
      let said = (file.number("OS/2", 0) ?? 0) < 2 ? 0 : part(file.signed("OS/2", place))
      return sane.contains(said) ? said : 0
    }
    (xHeight, capHeight) = (height(86), height(88))
    widths = file.widths().mapValues { part($0) }
    guard !widths.isEmpty else { return nil }
  }

  // MARK: What is kept

  private static let mark = "font of an app\n"

  /// A short file that has these measures: all that an app keeps of a font.
  package var head: [UInt8] {
    var text = Self.mark
    for line in [name, fullName, family] { text += "\(line)\n" }
    text += "\(above) \(below) \(capHeight) \(xHeight)\n"
    var next: UInt32?
    for (letter, width) in widths.sorted(by: { $0.key < $1.key }) {
      if letter != next { text += "\(next == nil ? "" : "\n")\(letter)" }
      text += " \(width)"
      next = letter + 1
    }
    return [UInt8]((text + "\n").utf8)
  }

  private init?(kept text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let said = lines.prefix(3).map(String.init)
    let heights = lines.dropFirst(3).first?.split(separator: " ").compactMap { Int($0) } ?? []
    guard said.count == 3, heights.count == 4, heights[0] > 0,
      heights.allSatisfy({ (0..<10 * Self.parts).contains($0) })
    else { return nil }
    (name, fullName, family) = (said[0], said[1], said[2])
    (above, below, capHeight, xHeight) = (heights[0], heights[1], heights[2], heights[3])
    widths = [:]
    for line in lines.dropFirst(4) {
      let numbers = line.split(separator: " ").compactMap { UInt32($0) }
      // No letter has a greater number.
      guard let first = numbers.first, first < 0x110000 else { continue }
      for (letter, width) in zip(first..., numbers.dropFirst()) { widths[letter] = Int(width) }
    }
  }
}
