import StageKit
import UIKit

/// How the interface stands, whatever bounds a view has given itself, and what Info.plist says that UIKit
/// does not know; `Bundle.main` is another bundle here.
enum Stage {
  static let key = "UISupportedInterfaceOrientations"
  static let words = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
    .map { "UIInterfaceOrientation" + $0 }

  /// The strings of a value of the key, which should be an array.
  static func entries(_ value: Any) -> [String] {
    (value as? [Any])?.map { "\($0)" } ?? ["\(value), which is in no array"]
  }

  static let actions: [String: (Any?) throws -> Any?] = [
    "orientation": { _ in
      switch UIApplication.shared.statusBarOrientation {
      case .landscapeLeft: "landscapeLeft"
      case .landscapeRight: "landscapeRight"
      case .portrait: "portrait"
      default: "other"
      }
    },
    "unknownEntries": { _ in
      [key, key + "~ipad", key + "~iphone"].compactMap { OnScreen.infoDictionary[$0] }
        .flatMap { entries($0) }.filter { !words.contains($0) }
    },
  ]
}
