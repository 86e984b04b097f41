package import Foundation

/// What the asset catalogs of an app hold, by name: how large pictures are, and what colours are
/// (rule 248).
package nonisolated struct AssetCatalog: Sendable {
  /// A picture without its pixels.
  package struct Picture: Hashable, Sendable {
    /// In pixels.
    package var width: Int
    /// In pixels.
    package var height: Int
    /// How many pixels a point has.
    package var scale: Int

    /// Makes one of what its file says.
    package init(width: Int, height: Int, scale: Int) {
      (self.width, self.height, self.scale) = (width, height, scale)
    }

    /// How the file of that name, with those bytes at its beginning, is to be shown; nil where the
    /// bytes are no PNG or JPEG.
    package init?(file name: String, _ bytes: some Collection<UInt8>) {
      guard let size = Self.size([UInt8](bytes.prefix(65_536))) else { return nil }
      let scale = name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1
      self.init(width: size.width, height: size.height, scale: scale)
    }

    private static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
      let number = { (place: Int, count: Int) in
        bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
      }
      if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        return (number(16, 4), number(20, 4))
      }
      guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
      var place = 2
      while place + 9 <= bytes.count, bytes[place] == 0xFF {
        let marker = bytes[place + 1]
        // The frames are those markers that are no tables.
        if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
          return (number(place + 7, 2), number(place + 5, 2))
        }
        place += 2 + number(place + 2, 2)
      }
      return nil
    }
  }

  /// Red, green, blue and opacity, each from 0 to 1.
  package typealias Parts = [Double]

  /// The variants of each picture.
  package var pictures: [String: [Picture]] = [:]
  /// The bytes of each data set, and how its file's name ends.
  package var data: [String: (bytes: [UInt8], ending: String)] = [:]
  /// Each colour in the light appearance, and in the dark one where it is another.
  package var colors: [String: (light: Parts, dark: Parts?)] = [:]

  /// Makes one in which nothing is.
  package init() {}

  /// Takes in what the `Contents.json` of a colour's folder says.
  package mutating func add(color name: String, _ contents: Data) {
    guard let list = try? JSONDecoder().decode(ColorList.self, from: contents) else { return }
    let usual = list.colors.filter { $0.idiom == nil || $0.idiom == "universal" }
    guard let light = usual.first(where: { !$0.isDark })?.parts else { return }
    colors[name] = (light, usual.first(where: \.isDark)?.parts)
  }

  /// A colour's `Contents.json`, as Xcode writes it.
  private struct ColorList: Decodable {
    var colors: [Entry]

    struct Entry: Decodable {
      var idiom: String?
      var appearances: [Appearance]?
      var color: Color?

      var isDark: Bool {
        appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
      }

      var parts: Parts? {
        guard let components = color?.components else { return nil }
        let part = { (name: String) in components[name].flatMap(Self.number) }
        guard let white = part("white") else {
          return [part("red") ?? 0, part("green") ?? 0, part("blue") ?? 0, part("alpha") ?? 1]
        }
        return [white, white, white, part("alpha") ?? 1]
      }

      /// Xcode writes `0.5`, `128` or `0x80`.
      private static func number(_ text: String) -> Double? {
        if text.hasPrefix("0x") {
          return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = Double(text) else { return nil }
        return text.contains(".") ? number : number > 1 ? number / 255 : number
      }
    }

    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    struct Color: Decodable {
      var components: [String: String]?
    }
  }
}
