/// How large a picture is, by the beginning of its file.
///
/// It is read for catalogs and loose files alike: a picture's pixels count for nobody, its size decides
/// how large image views and buttons are.
package struct PictureSize: Hashable, Sendable {
  /// In pixels; of a drawing in lines, in points.
  package let width: Int
  /// In pixels; of a drawing in lines, in points.
  package let height: Int

  /// Behind so many bytes no size is looked for.
  package static let reach = 1 << 18
  /// No screen shows more.
  private static let limit = 1 << 20

  package init?(width: Int, height: Int) {
    guard (1...Self.limit).contains(width), (1...Self.limit).contains(height) else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// Reads the size of a PNG, JPEG, GIF or HEIC, or of a drawing in PDF or SVG; nil for anything else.
  package init?(_ bytes: some Collection<UInt8>) {
    let bytes = [UInt8](bytes.prefix(Self.reach))
    if let size = Self.pixels(bytes) ?? Self.drawing(bytes) {
      self = size
    } else {
      return nil
    }
  }

  /// A file of a few bytes that has this size: all that an app keeps of a picture.
  package var head: [UInt8] {
    Self.png + [0, 0, 0, 13] + [UInt8]("IHDR".utf8) + Self.four(width) + Self.four(height)
  }

  private static func four(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  // MARK: Pixels

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func pixels(_ bytes: [UInt8]) -> PictureSize? {
    if bytes.starts(with: png.prefix(4)), bytes.count >= 24 {
      return PictureSize(width: number(bytes, 16, 4), height: number(bytes, 20, 4))
    }
    if bytes.starts(with: "GIF8".utf8), bytes.count >= 10 {
      return PictureSize(
        width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
    if bytes.count > 12, bytes[4..<8].elementsEqual("ftyp".utf8) { return heic(bytes) }
    return nil
  }

  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func jpeg(_ bytes: [UInt8]) -> PictureSize? {
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      // The frames are those markers that are no tables.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return PictureSize(
          width: number(bytes, place + 7, 2), height: number(bytes, place + 5, 2))
      }
      place += 2 + number(bytes, place + 2, 2)
    }
    return nil
  }

  /// The largest of its parts is the whole.
  private static func heic(_ bytes: [UInt8]) -> PictureSize? {
    var largest: PictureSize?
    for place in places(of: "ispe", in: bytes) where place + 16 <= bytes.count {
      let size = PictureSize(
        width: number(bytes, place + 8, 4), height: number(bytes, place + 12, 4))
      if let size, size.width * size.height > (largest.map { $0.width * $0.height } ?? 0) {
        largest = size
      }
    }
    return largest
  }

  private static func places(of word: String, in bytes: [UInt8]) -> [Int] {
    let word = [UInt8](word.utf8)
    guard bytes.count >= word.count, let first = word.first else { return [] }
    return (0...(bytes.count - word.count)).filter {
      bytes[$0] == first && bytes[$0..<($0 + word.count)].elementsEqual(word)
    }
  }

  // MARK: Drawings

  private static func drawing(_ bytes: [UInt8]) -> PictureSize? {
    bytes.starts(with: "%PDF".utf8) ? pdf(bytes) : svg(bytes)
  }

  /// The box of the first page: `/MediaBox [0 0 24 30]`.
  private static func pdf(_ bytes: [UInt8]) -> PictureSize? {
    for place in places(of: "/MediaBox", in: bytes) {
      let text = String(decoding: bytes[place...].prefix(120), as: UTF8.self)
      guard let start = text.firstIndex(of: "["),
        let end = text[start...].firstIndex(of: "]")
      else { continue }
      let sides = text[text.index(after: start)..<end].split(whereSeparator: \.isWhitespace)
        .compactMap { Double($0) }
      if sides.count == 4, let size = whole(sides[2] - sides[0], sides[3] - sides[1]) {
        return size
      }
    }
    return nil
  }

  /// The width and height of the tag, else those of the box that it shows.
  private static func svg(_ bytes: [UInt8]) -> PictureSize? {
    guard let place = places(of: "<svg", in: bytes).first else { return nil }
    let tag = String(decoding: bytes[place...].prefix(4_000).prefix { $0 != 0x3E }, as: UTF8.self)
    func said(_ name: String) -> Substring? {
      let parts = tag.split(whereSeparator: { $0 == "\"" || $0 == "'" })
      guard
        let index = parts.firstIndex(where: { part in
          part.filter { !$0.isWhitespace }.hasSuffix("\(name)=")
            && (part.dropLast(while: { $0 == "=" || $0.isWhitespace }).dropLast(name.count).last?
              .isWhitespace ?? false)
        }), index + 1 < parts.count
      else { return nil }
      return parts[index + 1]
    }
    func length(_ name: String) -> Double? {
      said(name).flatMap { Double($0.hasSuffix("px") || $0.hasSuffix("pt") ? $0.dropLast(2) : $0) }
    }
    if let width = length("width"), let height = length("height"),
      let size = whole(width, height)
    {
      return size
    }
    let box =
      said("viewBox")?.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? whole(box[2], box[3]) : nil
  }

  /// A part of a point takes a whole one.
  private static func whole(_ width: Double, _ height: Double) -> PictureSize? {
    guard (0...Double(limit)).contains(width), (0...Double(limit)).contains(height) else {
      return nil
    }
    return PictureSize(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
  }
}

extension Substring {
  fileprivate func dropLast(while isDropped: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isDropped(last) { rest = rest.dropLast() }
    return rest
  }
}
