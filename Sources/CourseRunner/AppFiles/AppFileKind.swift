/// What a file is to an app, by the end of its name.
package enum AppFileKind: Hashable, Sendable, CaseIterable {
  /// Text for compilers, and for UIKit.
  case text
  /// A property list, which may be a binary one.
  case list
  /// A property list, which may be text in UTF-16 as well.
  case strings
  /// What an app reads by itself, whatever is in it.
  case data
  /// A picture, sound, film or font, of which the name counts alone.
  case picture

  /// Whether it is never compiled.
  package var isResource: Bool { self == .data || self == .picture }

  /// How the names of such files end, behind the dot: in small letters, as compilers and UIKit want it.
  package var endings: [String] {
    switch self {
    case .text: ["swift", "xib", "storyboard", "xcstrings"]
    case .list: ["plist"]
    case .strings: ["strings"]
    case .data: ["json", "txt", "csv", "xml", "html", "rtf", "geojson"]
    case .picture:
      [
        "png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "mp3", "wav", "m4a", "aif", "caf", "mp4",
        "mov", "ttf", "otf",
      ]
    }
  }

  /// How all of them end, each with its dot.
  package static var allEndings: [String] { allCases.flatMap(\.endings).map { ".\($0)" } }

  private static let kinds = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { kind in kind.endings.map { ($0, kind) } })

  /// Nil for the path of a file that is no part of an app.
  package init?(of path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")),
      let kind = Self.kinds[String(path[path.utf8.index(after: dot)...])]
    else { return nil }
    // A catalogue's other files only describe its pictures and sets of data.
    if kind != .picture, path.utf8.contains(UInt8(ascii: "/")), path.contains(".xcassets/"),
      !path.hasSuffix(".colorset/Contents.json"),
      !path.contains(".dataset/") || path.hasSuffix("/Contents.json")
    {
      return nil
    }
    self = kind
  }
}
