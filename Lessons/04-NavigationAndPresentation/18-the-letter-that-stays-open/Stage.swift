import StageKit
import UIKit

/// What the app would put into files.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    // Whether that text is in the state of a controller, or among the defaults.
    "writesDown": { text in
      guard let text = text as? String, let root = OnScreen.root else { return false }
      let states = ([root] + OnScreen.children(of: root)).map { controller in
        let data = NSMutableData()
        let coder = NSKeyedArchiver(forWritingWith: data)
        controller.encodeRestorableState(with: coder)
        coder.finishEncoding()
        let list = try? PropertyListSerialization.propertyList(from: data as Data, format: nil)
        return "\(list ?? "")"
      }
      let defaults = "\(UserDefaults.standard.dictionaryRepresentation())"
      return (states + [defaults]).contains { $0.contains(text) }
    }
  ]
}
