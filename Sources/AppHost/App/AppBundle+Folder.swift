import Foundation
import HeadlessUIKit

extension AppBundle {
  /// Reads an app's folder: its Info.plist and its files.
  ///
  /// A build copies files out of ordinary folders to the top of the bundle, whatever they are called;
  /// folders that stand for one thing stay folders, but for catalogs: of those the assets have names.
  ///
  /// Nil when there is an Info.plist that is no property list with a dictionary at its top.
  init?(folder: String) {
    let url = URL(fileURLWithPath: folder)
    let paths = (try? Foundation.FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    var info: [String: Any] = [:]
    if paths.contains("Info.plist") {
      guard let list = Self.list(at: url.appending(path: "Info.plist")) else { return nil }
      info = list
    } else {
      info = Self.infoOfProject(paths, in: url)
    }
    var resources: Set<String> = []
    var files: [String: [UInt8]] = [:]
    var catalogs: [String] = []
    for path in paths {
      let parts = path.split(separator: "/")
      guard let name = parts.last.map(String.init) else { continue }
      let kept = parts.dropLast().drop { !Self.isOneThing($0) }
      if kept.first?.hasSuffix(".xcassets") ?? false {
        catalogs.append(path)
        continue
      }
      if kept.isEmpty { resources.insert(name) }
      let source = url.appending(path: path)
      if let bytes = try? Data(contentsOf: source) {
        files[(kept + [parts[parts.count - 1]]).joined(separator: "/")] = [UInt8](bytes)
      }
    }
    let catalog = CatalogFolders(paths: catalogs, in: url)
    resources.formUnion(catalog.pictures.map { "\($0).png" })
    self.init(infoDictionary: info, resources: resources, files: files, catalog: catalog.read())
  }

  /// Whether a folder of that name is one thing for Xcode, such as a language, by the ending: a folder may as
  /// well be called `Version 1.2`.
  private static func isOneThing(_ folder: Substring) -> Bool {
    guard let dot = folder.lastIndex(of: ".") else { return false }
    return endings.contains(String(folder[folder.index(after: dot)...]))
  }

  private static let endings: Set<String> = [
    "lproj", "xcassets", "bundle", "framework", "xcframework", "scnassets", "atlas", "xcdatamodel",
    "xcdatamodeld", "xcmappingmodel", "momd", "playground", "docc", "storyboardc", "app", "appex",
    "xcodeproj", "xcworkspace", "rtfd", "rcproject", "reality", "mlmodelc", "mlpackage",
    "stickersiconset",
    "intentdefinition", "imageset", "colorset", "dataset",
  ]

  private static func list(at url: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any]
  }

  /// The Info.plist of a project of Xcode's, which has it in a folder of its own and may call it after the
  /// app: `Supporting Files/Notes-Info.plist`.
  ///
  /// Of several the app's is the outermost that says how the app begins, and of no extension or watch.
  private static func infoOfProject(_ paths: [String], in folder: URL) -> [String: Any] {
    let depth = { (path: String) in path.count { $0 == "/" } }
    let candidates = paths.filter { path in
      let parts = path.split(separator: "/")
      guard let name = parts.last, name == "Info.plist" || name.hasSuffix("-Info.plist") else {
        return false
      }
      return !parts.dropLast().contains { isOneThing($0) || $0.hasSuffix("Tests") }
    }
    let lists =
      candidates.sorted { (depth($0), $0) < (depth($1), $1) }
      .compactMap { list(at: folder.appending(path: $0)) }
      .filter { list in
        !["NSExtension", "WKWatchKitApp", "WKApplication"].contains { list[$0] != nil }
      }
    let beginnings = [
      "UIApplicationSceneManifest", "UIMainStoryboardFile", "NSMainNibFile", "NSPrincipalClass",
    ]
    return lists.first { list in beginnings.contains { list[$0] != nil } } ?? lists.first ?? [:]
  }
}
