package import Foundation

/// What the `Contents.json` in each folder of a catalog says (rules 248 and 1020).
nonisolated extension AssetCatalog {
  // MARK: Folders

  /// Whether the names of the assets in a folder begin with the folder's own, by its `Contents.json`.
  package static func providesNamespace(_ contents: Data) -> Bool {
    let list = try? JSONDecoder().decode(FolderList.self, from: contents)
    return list?.properties?.providesNamespace ?? false
  }

  private struct FolderList: Decodable {
    var properties: Properties?

    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
  }

  // MARK: Pictures

  /// Takes in a picture's folder.
  ///
  /// - Parameters:
  ///   - contents: Its `Contents.json`, which says for which scale and device each file is, whatever the
  ///     file is called; where there is none, the names of the files say it.
  ///   - files: The beginning of each file.
  package mutating func add(picture name: String, _ contents: Data?, files: [String: Data]) {
    let list = contents.flatMap { try? JSONDecoder().decode(PictureList.self, from: $0) }
    guard let list, list.images.contains(where: { $0.filename != nil }) else {
      pictures[name] = files.keys.sorted().compactMap { file in
        files[file].flatMap { Picture(file: file, $0) }
      }
      return
    }
    let given = list.images.filter { $0.filename.flatMap { files[$0] } != nil }
    // What is for other looks and systems has the size of the usual one, or nobody sees it.
    let usual = given.filter {
      $0.appearances == nil && !Self.otherSystems.contains($0.idiom ?? "")
    }
    pictures[name] = (usual.isEmpty ? given : usual).compactMap { entry in
      guard let file = entry.filename, let bytes = files[file],
        var picture = Picture(file: file, bytes)
      else { return nil }
      picture.scale = entry.scale.flatMap { Int($0.prefix { $0.isNumber }) } ?? 1
      picture.scale = min(max(picture.scale, 1), 3)
      picture.idiom = entry.idiom == "universal" ? nil : entry.idiom
      return picture
    }
  }

  private static let otherSystems: Set<String> = ["mac", "tv", "watch", "car", "vision"]

  private struct PictureList: Decodable {
    var images: [Entry]

    struct Entry: Decodable {
      var filename: String?
      var scale: String?
      var idiom: String?
      var appearances: [Appearance]?
    }
  }

  private struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  // MARK: Colours

  /// Takes in what the `Contents.json` of a colour's folder says.
  package mutating func add(color name: String, _ contents: Data) {
    guard let list = try? JSONDecoder().decode(ColorList.self, from: contents) else { return }
    let all = list.colors.filter { $0.shade != nil }
    let universal = all.filter { $0.idiom == nil || $0.idiom == "universal" }
    // One that is for a kind of device alone is better than none.
    let usual = universal.isEmpty ? all : universal
    guard let light = usual.first(where: { !$0.isDark })?.shade else { return }
    colors[name] = (light, usual.first(where: \.isDark)?.shade)
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

      /// Nil where nothing was chosen for the entry.
      var shade: Shade? {
        if let reference = color?.reference { return .system(reference) }
        guard let components = color?.components else { return nil }
        let part = { (name: String) in components[name].flatMap(Self.number) }
        guard let white = part("white") else {
          return .parts([
            part("red") ?? 0, part("green") ?? 0, part("blue") ?? 0, part("alpha") ?? 1,
          ])
        }
        return .parts([white, part("alpha") ?? 1])
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

    struct Color: Decodable {
      var components: [String: String]?
      /// The name of one of the system's colours: `systemRedColor`.
      var reference: String?
    }
  }
}
