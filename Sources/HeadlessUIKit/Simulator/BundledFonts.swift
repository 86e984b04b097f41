import InterfaceFiles

/// The fonts in an app's bundle, which are read when one is first asked for (rule 1299).
nonisolated final class BundledFonts {
  private let files: [[UInt8]]
  private lazy var fonts = files.compactMap { FontMetrics($0) }
  /// By the names under which a font is found: its own, that for people, and that of its family.
  private lazy var named: [String: FontMetrics] = {
    var named: [String: FontMetrics] = [:]
    for font in fonts where named[font.family] == nil || font.name.hasSuffix("-Regular") {
      named[font.family] = font
    }
    for font in fonts { named[font.fullName] = font }
    for font in fonts { named[font.name] = font }
    return named
  }()

  init(_ files: [String: [UInt8]]) {
    self.files = files.keys.sorted().filter { path in
      let name = path.lowercased()
      return name.hasSuffix(".ttf") || name.hasSuffix(".otf")
    }.compactMap { files[$0] }
  }

  /// The font that has the name; nil where the bundle has none.
  subscript(name: String) -> FontMetrics? { files.isEmpty ? nil : named[name] }

  /// The families, and the names of the fonts in one.
  var families: [String] { files.isEmpty ? [] : Set(fonts.map(\.family)).sorted() }
  func names(in family: String) -> [String] {
    files.isEmpty ? [] : fonts.filter { $0.family == family }.map(\.name)
  }
}
