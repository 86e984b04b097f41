import Foundation
import HeadlessUIKit

extension AppBundle {
  /// Reads an app's folder: its Info.plist and the names of its files.
  ///
  /// A build copies files out of ordinary folders to the top of the bundle; folders whose names have
  /// an ending stay folders.
  ///
  /// Nil when there is an Info.plist that is no property list with a dictionary at its top.
  init?(folder: String) {
    let url = URL(fileURLWithPath: folder)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let names = paths.map { $0.split(separator: "/") }
      .filter { path in !path.dropLast().contains { $0.contains(".") } }
      .compactMap { $0.last.map(String.init) }
    var info: [String: Any] = [:]
    if paths.contains("Info.plist") {
      guard let data = try? Data(contentsOf: url.appending(path: "Info.plist")),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let dictionary = list as? [String: Any]
      else { return nil }
      info = dictionary
    }
    self.init(infoDictionary: info, resources: Set(names))
  }
}
