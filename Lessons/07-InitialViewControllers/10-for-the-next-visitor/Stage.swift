import StageKit
import UIKit

/// What stands in the app's Info.plist: `Bundle.main` is another bundle here.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    "keys": { _ in OnScreen.infoDictionary.keys.sorted() },
    "name": { _ in OnScreen.infoDictionary["CFBundleName"] as? String },
  ]
}
