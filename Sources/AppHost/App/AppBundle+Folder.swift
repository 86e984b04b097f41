import Foundation
import HeadlessUIKit

extension AppBundle {
  /// Reads an app's folder: its Info.plist and the names of the files beside it.
  ///
  /// Nil when there is an Info.plist that is no property list with a dictionary at its top.
  init?(folder: String) {
    let url = URL(fileURLWithPath: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var info: [String: Any] = [:]
    if names.contains("Info.plist") {
      guard let data = try? Data(contentsOf: url.appending(path: "Info.plist")),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let dictionary = list as? [String: Any]
      else { return nil }
      info = dictionary
    }
    self.init(infoDictionary: info, resources: Set(names))
  }
}
