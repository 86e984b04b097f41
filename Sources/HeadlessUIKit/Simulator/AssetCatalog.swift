import InterfaceFiles

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
    /// The kind of device that alone has it, as `Contents.json` calls it: `iphone`; nil for all.
    package var idiom: String?

    /// Makes one of what its file says.
    package init(width: Int, height: Int, scale: Int, idiom: String? = nil) {
      (self.width, self.height, self.scale, self.idiom) = (width, height, scale, idiom)
    }

    /// How the file of that name, with those bytes at its beginning, is to be shown; nil where the
    /// bytes are no picture.
    package init?(file name: String, _ bytes: some Collection<UInt8>) {
      guard let size = PictureSize(bytes) else { return nil }
      let scale = name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1
      self.init(width: size.width, height: size.height, scale: scale)
    }
  }

  /// Red, green, blue and opacity, each from 0 to 1.
  package typealias Parts = [Double]

  /// The variants of each picture.
  package var pictures: [String: [Picture]] = [:]
  /// The names of the app's own symbols.
  package var symbols: Set<String> = []
  /// The bytes of each data set, and how its file's name ends.
  package var data: [String: (bytes: [UInt8], ending: String)] = [:]
  /// What a colour is: its parts, or one of the system's colours by the name in the file.
  package enum Shade: Sendable {
    /// The same for every reader.
    case parts(Parts)
    /// A colour by its name in the file, such as `systemRedColor`.
    case system(String)
  }
  /// Each colour in the light appearance, and in the dark one where it is another.
  package var colors: [String: (light: Shade, dark: Shade?)] = [:]

  /// Makes one in which nothing is.
  package init() {}
}
