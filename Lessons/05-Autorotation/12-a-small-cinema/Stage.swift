import StageKit
import UIKit

/// How the interface stands, and a part of the screen for the poster.
enum Stage {
  static let key = "UISupportedInterfaceOrientations"
  static let words = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
    .map { "UIInterfaceOrientation" + $0 }

  /// What a value of the key is made of: its strings, or itself if it is no array.
  static func entries(_ value: Any) -> [String] {
    (value as? [Any] ?? [value]).map { "\($0)" }
  }

  static let actions: [String: (Any?) throws -> Any?] = [
    "orientation": { _ in
      switch UIApplication.shared.statusBarOrientation {
      case .portrait: "portrait"
      case .portraitUpsideDown: "portraitUpsideDown"
      case .landscapeLeft: "landscapeLeft"
      case .landscapeRight: "landscapeRight"
      default: "unknown"
      }
    },
    // What Info.plist says that UIKit does not know; `Bundle.main` is another bundle here.
    "unknownEntries": { _ in
      [key, key + "~ipad", key + "~iphone"].compactMap { OnScreen.infoDictionary[$0] }
        .flatMap { entries($0) }.filter { !words.contains($0) }
    },
    // The whole stack gets a part of the screen, of which its bars leave that much to the poster.
    "resize": { argument in
      guard let size = argument as? [Int], size.count == 2, let root = OnScreen.root,
        let whole = OnScreen.view(of: root),
        let poster = OnScreen.children(of: root).last.flatMap({ OnScreen.view(of: $0) })
      else { return false }
      let bars = whole.bounds.height - poster.bounds.height
      whole.bounds.size = CGSize(width: CGFloat(size[0]), height: CGFloat(size[1]) + bars)
      whole.layoutIfNeeded()
      return poster.bounds.size == CGSize(width: size[0], height: size[1])
    },
  ]
}
