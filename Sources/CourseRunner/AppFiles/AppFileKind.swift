import InterfaceFiles

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
  /// A picture, of which the name and the size count, or a font, of which it is how large its letters are; a
  /// sound or a film has its name alone.
  case picture

  /// Whether it is never compiled.
  package var isResource: Bool { self == .data || self == .picture }

  /// How the names of such files end, behind the dot: in small letters, as compilers and UIKit want it.
  package var endings: [String] {
    switch self {
    case .text: ["swift", "xib", "storyboard", "xcstrings"]
    case .list: ["plist", "stringsdict"]
    case .strings: ["strings"]
    case .data:
      [
        "json", "txt", "csv", "tsv", "xml", "html", "css", "js", "rtf", "geojson", "gpx", "yaml",
        "yml",
        "dat", "bin",
      ]
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

  /// Nil for the path of a file that is not part of an app.
  package init?(of path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = path[path.utf8.index(after: dot)...]
    // Cameras write `IMG_1.JPG`.
    guard
      let kind = Self.kinds[String(ending)]
        ?? (Self.kinds[ending.lowercased()] == .picture ? .picture : nil)
    else { return nil }
    // A catalog's other files describe its assets; some are for Xcode alone.
    if kind != .picture, path.utf8.contains(UInt8(ascii: "/")), path.contains(".xcassets/"),
      !path.hasSuffix("/Contents.json"), !path.contains(".dataset/")
    {
      return nil
    }
    self = kind
  }

  /// Whether it says what the files beside it are: a catalog has one in each folder, and nobody counts them.
  package static func isDescription(_ path: String) -> Bool {
    path.hasSuffix("/Contents.json") && path.contains(".xcassets/")
  }

  /// How many bytes of a picture are looked at, or of a font.
  package static func pictureReach(of path: String) -> Int {
    let name = path.lowercased()
    return name.hasSuffix(".ttf") || name.hasSuffix(".otf") ? FontMetrics.reach : PictureSize.reach
  }

  /// What an app has of a picture or a font, by the beginning of its file: bytes that say its size.
  package static func keptPicture(_ beginning: [UInt8]) -> [UInt8] {
    PictureSize(beginning)?.head ?? FontMetrics(beginning)?.head ?? []
  }
}
