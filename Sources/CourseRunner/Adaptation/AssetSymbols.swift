/// Declares what Xcode 15 makes of an app's asset catalogs: `ImageResource.logo`, `ColorResource.brand`,
/// `UIImage.logo` and `UIColor.brand`, as far as the app names them and declares nothing so called itself.
enum AssetSymbols {
  /// The text of ``AppGlue/assetsFileName``; nil for an app that names none of its assets so.
  static func glue(for files: FileSet, of app: ScannedApp) -> String? {
    let named = names(after: ".", in: app)
    let images = symbols(of: [".imageset", ".symbolset"], in: files, named)
    let colors = symbols(of: [".colorset"], in: files, named)
    if images.isEmpty, colors.isEmpty { return nil }
    let lines =
      extend("ImageResource", images, app) {
        "static let \($0) = ImageResource(name: \($1), bundle: .main)"
      }
      + extend("ColorResource", colors, app) {
        "static let \($0) = ColorResource(name: \($1), bundle: .main)"
      }
      + extend("UIImage", images, app) {
        "static var \($0): UIImage { UIImage(resource: ImageResource(name: \($1), bundle: .main)) }"
      }
      + extend("UIColor", colors, app) {
        "static var \($0): UIColor { UIColor(resource: ColorResource(name: \($1), bundle: .main)) }"
      }
    return "import UIKit\n\n" + lines.joined(separator: "\n") + "\n"
  }

  private struct Symbol {
    /// The types in which it is declared, one for each folder that gives its name to assets.
    var spaces: [String]
    var name: String
    /// What the asset is called: `Icons/star`.
    var asset: String
  }

  private static func extend(
    _ type: String, _ symbols: [Symbol], _ app: ScannedApp,
    _ line: (_ name: String, _ asset: String) -> String
  ) -> [String] {
    let own = Set(
      app.files.values.flatMap(\.types).filter { $0.name == type }.flatMap(\.members).map(\.name))
    let left = symbols.filter { symbol in
      guard let outermost = symbol.spaces.first else {
        return !own.contains(symbol.name) && !taken.contains(symbol.name)
      }
      return !own.contains(outermost)
    }
    var lines: [String] = []
    var declared: Set<[String]> = []
    for spaces in Set(left.map(\.spaces)).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      for end in spaces.indices where declared.insert(Array(spaces[...end])).inserted {
        let outer = ([type] + spaces[..<end].map { "`\($0)`" }).joined(separator: ".")
        lines.append("extension \(outer) { enum `\(spaces[end])` {} }")
      }
      let whole = ([type] + spaces.map { "`\($0)`" }).joined(separator: ".")
      lines.append("extension \(whole) {")
      lines += left.filter { $0.spaces == spaces }.map {
        "  " + line("`\($0.name)`", "\"\($0.asset)\"")
      }
      lines.append("}")
    }
    return lines
  }

  /// The words of an app that follow a full stop.
  private static func names(after mark: String, in app: ScannedApp) -> Set<String> {
    var names: Set<String> = []
    for file in app.files.values {
      for index in file.tokens.indices.dropFirst()
      where file.tokens[index].kind == .word && file.tokens[index - 1].isMark(mark) {
        names.insert(file.tokens[index].text)
      }
    }
    return names
  }

  private static func symbols(
    of endings: [String], in files: FileSet, _ named: Set<String>
  ) -> [Symbol] {
    var symbols: [String: Symbol] = [:]
    for path in files.paths where path.contains(".xcassets/") {
      let folders = path.split(separator: "/").dropLast()
      guard let folder = folders.last, let ending = endings.first(where: folder.hasSuffix) else {
        continue
      }
      let spaces = folders.indices.dropLast().filter { index in
        isSpace(folders[...index].joined(separator: "/"), in: files)
      }.map { String(folders[$0]) }
      let asset = (spaces + [String(folder.dropLast(ending.count))]).joined(separator: "/")
      // Only what needs no care in a string.
      guard asset.utf8.allSatisfy({ isPlain($0) || $0 == UInt8(ascii: "/") }) else { continue }
      let name = symbol(
        of: String(folder.dropLast(ending.count)),
        without: ending == ".colorset" ? "Color" : "Image")
      guard named.contains(name) else { continue }
      let found = Symbol(spaces: spaces.map(space(of:)), name: name, asset: asset)
      let key = (found.spaces + [name]).joined(separator: ".")
      if symbols[key] == nil { symbols[key] = found }
    }
    return symbols.keys.sorted().compactMap { symbols[$0] }
  }

  /// Whether a folder of a catalog gives its name to the assets in it (rule 1020).
  private static func isSpace(_ folder: String, in files: FileSet) -> Bool {
    guard let contents = files.files["\(folder)/Contents.json"] else { return false }
    return String(decoding: contents, as: UTF8.self)
      .contains(/"provides-namespace"\s*:\s*true/)
  }

  /// The type for a folder: its words together, each with a capital.
  private static func space(of folder: String) -> String {
    let words = folder.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber == true ? "_\(name)" : name
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: [UInt8](" _-.&+()".utf8).contains(byte)
    }
  }

  /// As Xcode makes a name of an asset's: words together, the first one in small letters, and without
  /// what its type says already.
  static func symbol(of asset: String, without suffix: String) -> String {
    var text = asset[...]
    if text.hasSuffix(suffix), text.count > suffix.count { text = text.dropLast(suffix.count) }
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return "" }
    var name = lowered(first)
    for word in words.dropFirst() { name += word.prefix(1).uppercased() + word.dropFirst() }
    return name.first?.isNumber == true ? "_\(name)" : name
  }

  /// `Logo` as `logo`, `URLIcon` as `urlIcon`.
  private static func lowered(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == word.count {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    let kept = word[capitals.dropLast().endIndex...].first?.isLetter == true
    return kept
      ? capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
      : capitals.lowercased() + word.dropFirst(capitals.count)
  }

  /// What UIKit has under these names: Xcode leaves such assets out.
  private static let taken: Set<String> = [
    "add", "actions", "remove", "checkmark", "strokedCheckmark", "black", "blue", "brown", "clear",
    "cyan", "darkGray", "gray", "green", "lightGray", "magenta", "orange", "purple", "red", "white",
    "yellow", "label", "link", "separator", "opaqueSeparator", "tintColor", "tint", "darkText",
    "lightText", "placeholderText", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "init",
  ]
}
