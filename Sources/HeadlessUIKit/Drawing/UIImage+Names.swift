import Foundation

/// How pictures of the app's bundle are found by their names (rules 248 and 1020).
extension UIImage {
  /// What is known of an image of the app's bundle.
  struct Found {
    var size = CGSize.zero
    var scale: CGFloat = 1
    var look = ImageLook()
  }

  /// The image of that name in the app's bundle.
  static func found(_ name: String) -> Found? {
    let simulator = Simulator.current!
    let bundle = simulator.bundle
    // Symbols of the app's own came with those of the system (rule 1020).
    if bundle.catalog.symbols.contains(name), deviceNumber >= 13 {
      return Found(size: CGSize(width: 17, height: 17), look: .symbol(nil))
    }
    let files = files(named: name).filter(bundle.resources.contains)
    guard !files.isEmpty else { return nil }
    let pictures =
      bundle.catalog.pictures[name] ?? bundle.catalog.pictures[stem(of: name)]
      ?? files.compactMap { file in
        bundle.files[file].flatMap { AssetCatalog.Picture(file: file, $0) }
      }
    let device = simulator.configuration.device
    let wanted = Int(device.scale)
    let idiom = device.idiom == .pad ? "ipad" : "iphone"
    let best = pictures.min { first, second in
      func rank(_ picture: AssetCatalog.Picture) -> Int {
        // One for this kind of device counts before one for all, and that before one for others.
        let distance = picture.idiom == idiom ? 0 : picture.idiom == nil ? 100 : 200
        return distance + (picture.scale < wanted ? 10 - picture.scale : picture.scale)
      }
      return rank(first) < rank(second)
    }
    return best.map { Found(size: $0.size, scale: CGFloat($0.scale)) }
      ?? Found(size: simulator.notedPictures.sizes[name] ?? .zero)
  }

  /// How names of files end that may be left away, and that are said.
  private static let endings = ["png", "jpg", "jpeg", "gif", "heic"]

  private static func ending(of name: String) -> String? {
    let lowered = name.lowercased()
    return endings.first { lowered.hasSuffix(".\($0)") }
  }

  /// The name without the ending of a file.
  private static func stem(of name: String) -> String {
    ending(of: name).map { String(name.dropLast($0.count + 1)) } ?? name
  }

  /// The names of the files in which an image of that name may be.
  private static func files(named name: String) -> [String] {
    let stem = stem(of: name)
    let endings =
      stem == name ? ["png", "jpg", "jpeg", "pdf"] : [String(name.dropFirst(stem.count + 1))]
    let pad = Simulator.current.configuration.device.idiom == .pad
    return endings.flatMap { ending in
      ["", "@2x", "@3x"].flatMap { scale in
        ["", pad ? "~ipad" : "~iphone"].map { "\(stem)\(scale)\($0).\(ending)" }
      }
    }
  }
}
