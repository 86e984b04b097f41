import Foundation

/// What a string catalog, `Localizable.xcstrings`, says in each language.
///
/// No bundle has one: Xcode makes a file `.strings` of it for each language when it builds the app.
nonisolated struct StringCatalog {
  /// The texts by language and key.
  private(set) var tables: [String: [String: String]] = [:]
  /// What takes the place of a format for some counts, by the format for all others.
  private(set) var counted: [String: CountedFormat] = [:]
  private let source: String

  /// Nil for what Xcode does not build.
  init?(_ bytes: [UInt8]) {
    guard let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
      let source = root["sourceLanguage"] as? String,
      let strings = root["strings"] as? [String: [String: Any]]
    else { return nil }
    self.source = source
    for (key, entry) in strings {
      for (language, said) in entry["localizations"] as? [String: [String: Any]] ?? [:] {
        tables[language, default: [:]][key] = text(of: said, in: language)
      }
    }
  }

  /// Of several texts the one for devices and counts of which nothing is said.
  private mutating func text(of said: [String: Any], in language: String) -> String? {
    if let unit = said["stringUnit"] as? [String: Any] {
      // What nobody has translated yet is left out.
      return unit["state"] as? String == "new" && language != source
        ? nil : unit["value"] as? String
    }
    let variations = said["variations"] as? [String: [String: [String: Any]]]
    if let devices = variations?["device"] {
      return (devices["other"] ?? devices["iphone"]).flatMap { text(of: $0, in: language) }
    }
    let forms = variations?["plural"]?.compactMapValues { text(of: $0, in: language) }
    guard let forms, let other = forms["other"] else { return nil }
    counted[other] = CountedFormat(zero: forms["zero"], one: forms["one"])
    return other
  }

  /// The files of a build, each with its language's folder.
  func files(named name: String) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for (language, texts) in tables {
      let bytes = try? PropertyListSerialization.data(
        fromPropertyList: texts, format: .binary, options: 0)
      files["\(language).lproj/\(name).strings"] = bytes.map { [UInt8]($0) }
    }
    // Where an app has no English, an English device takes the language in which it was written.
    if files["en.lproj/\(name).strings"] == nil {
      files["Base.lproj/\(name).strings"] = files["\(source).lproj/\(name).strings"]
    }
    return files
  }
}

/// A format that is another one for some counts, as English has them.
nonisolated struct CountedFormat {
  let zero: String?
  let one: String?

  /// The format for the first whole number among the arguments; nil for that of all other counts.
  func form(for arguments: [any CVarArg]) -> String? {
    let count = arguments.lazy.compactMap { $0 as? any BinaryInteger }.first
    return switch count.map({ Int(clamping: $0) }) {
    case 0: zero
    case 1: one
    default: nil
    }
  }
}

extension AppBundle {
  /// Takes the string catalogs out, and what a build makes of them in; those that it refuses stay.
  nonisolated mutating func compileCatalogs() {
    for (path, bytes) in files where path.hasSuffix(".stringsdict") {
      let list = CountedTexts(bytes)
      countedTexts[path] = list.texts
      counted.merge(list.counted) { first, _ in first }
    }
    for (path, bytes) in files where path.hasSuffix(".xcstrings") {
      guard let catalog = StringCatalog(bytes) else { continue }
      files[path] = nil
      let name = path.split(separator: "/").last?.dropLast(".xcstrings".count) ?? ""
      // Beside a storyboard it lies in `mul.lproj`: it is of many languages.
      files.merge(catalog.files(named: String(name))) { given, _ in given }
      counted.merge(catalog.counted) { first, _ in first }
    }
  }
}

extension Simulator {
  /// Says which catalogs would have kept Xcode from building the app.
  func noteBrokenCatalogs() {
    for path in bundle.files.keys.sorted() where path.hasSuffix(".xcstrings") {
      diagnose(
        "catalogBroken", noRule: "Xcode refuses to build such a file",
        "\(path): this is no string catalog; the app has none of its texts.")
    }
  }
}
