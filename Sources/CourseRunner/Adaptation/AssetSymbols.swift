/// Declares what Xcode 15 makes of an app's asset catalogs: `ImageResource.logo`, `ColorResource.brand`,
/// `UIImage.logo` and `UIColor.brand`, as far as the app names them and declares nothing so called itself.
enum AssetSymbols {
  /// The text of ``AppGlue/assetsFileName``; nil for an app that names none of its assets so.
  static func glue(for files: FileSet, of app: ScannedApp) -> String? {
    let named = names(after: ".", in: app)
    let images = symbols(of: ".imageset", in: files, named)
    let colors = symbols(of: ".colorset", in: files, named)
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

  private typealias Symbol = (name: String, asset: String)

  private static func extend(
    _ type: String, _ symbols: [Symbol], _ app: ScannedApp,
    _ line: (_ name: String, _ asset: String) -> String
  ) -> [String] {
    let own = Set(
      app.files.values.flatMap(\.types).filter { $0.name == type }.flatMap(\.members).map(\.name))
    let left = symbols.filter { !own.contains($0.name) && !taken.contains($0.name) }
    if left.isEmpty { return [] }
    return ["extension \(type) {"] + left.map { "  " + line("`\($0.name)`", "\"\($0.asset)\"") }
      + ["}"]
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
    of ending: String, in files: FileSet, _ named: Set<String>
  ) -> [Symbol] {
    var symbols: [String: String] = [:]
    for path in files.paths where path.contains(".xcassets/") {
      for folder in path.split(separator: "/") where folder.hasSuffix(ending) {
        let asset = String(folder.dropLast(ending.count))
        // Only what needs no care in a string.
        guard asset.utf8.allSatisfy({ isPlain($0) }) else { continue }
        let name = symbol(of: asset, without: ending == ".imageset" ? "Image" : "Color")
        if named.contains(name), symbols[name] == nil { symbols[name] = asset }
      }
    }
    return symbols.keys.sorted().map { ($0, symbols[$0] ?? "") }
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
