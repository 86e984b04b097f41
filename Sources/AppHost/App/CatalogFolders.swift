import Foundation
import HeadlessUIKit

/// The folders of an app's asset catalogs, each of which is an asset, or holds others.
struct CatalogFolders {
  private struct Asset {
    var name: String
    /// What its folder's name ends with, without the dot.
    var kind: Substring
    var folder: String
    /// The names of the files in it.
    var files: [String]
  }

  private let url: URL
  private var assets: [Asset] = []

  /// - Parameters:
  ///   - paths: The files of all catalogs, below `url`.
  init(paths: [String], in url: URL) {
    self.url = url
    var files: [String: [String]] = [:]
    for path in paths {
      let parts = path.split(separator: "/")
      files[parts.dropLast().joined(separator: "/"), default: []].append(String(parts.last ?? ""))
    }
    let spaces = Set(
      files.keys.filter { folder in
        files[folder]?.contains("Contents.json") == true
          && contents(of: folder).map(AssetCatalog.providesNamespace) == true
      })
    for folder in files.keys.sorted() {
      let parts = folder.split(separator: "/")
      guard let last = parts.last, let dot = last.lastIndex(of: ".") else { continue }
      // Folders that give their names to what is in them stand before it (rule 1020).
      let outer = parts.indices.dropLast().filter { index in
        spaces.contains(parts[...index].joined(separator: "/"))
      }
      let name = outer.map { parts[$0] } + [last[..<dot]]
      assets.append(
        Asset(
          name: name.joined(separator: "/"), kind: last[last.index(after: dot)...],
          folder: folder, files: files[folder] ?? []))
    }
  }

  private func contents(of folder: String) -> Data? {
    try? Data(contentsOf: url.appending(path: "\(folder)/Contents.json"))
  }

  /// The names of all pictures.
  var pictures: [String] { assets.filter { $0.kind == "imageset" }.map(\.name) }

  /// What is in them.
  func read() -> AssetCatalog {
    var catalog = AssetCatalog()
    for asset in assets {
      let files = asset.files.filter { $0 != "Contents.json" }
      let contents = contents(of: asset.folder)
      switch asset.kind {
      case "imageset":
        let bytes = files.compactMap { file in
          (try? Data(contentsOf: url.appending(path: "\(asset.folder)/\(file)"))).map { (file, $0) }
        }
        catalog.add(
          picture: asset.name, contents,
          files: Dictionary(bytes, uniquingKeysWith: { one, _ in one }))
      case "symbolset": catalog.symbols.insert(asset.name)
      case "colorset": if let contents { catalog.add(color: asset.name, contents) }
      case "dataset":
        for file in files {
          guard let bytes = try? Data(contentsOf: url.appending(path: "\(asset.folder)/\(file)"))
          else { continue }
          let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
          catalog.data[asset.name] = ([UInt8](bytes), ending)
        }
      default: break
      }
    }
    return catalog
  }
}
