import StageKit
import UIKit

/// How the interface stands, and what Info.plist says of that.
enum Surroundings {
  private static let key = "UISupportedInterfaceOrientations"
  private static let words = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
    .map { "UIInterfaceOrientation" + $0 }

  static let orientation: [String: (Any?) throws -> Any?] = [
    "orientation": { _ in
      switch UIApplication.shared.statusBarOrientation {
      case .portrait: "portrait"
      case .portraitUpsideDown: "portraitUpsideDown"
      case .landscapeLeft: "landscapeLeft"
      case .landscapeRight: "landscapeRight"
      default: "unknown"
      }
    },
    // Whatever bounds a view has given itself.
    "isInterfaceWide": { _ in UIApplication.shared.statusBarOrientation.isLandscape },
  ]

  static let oldQuestion: [String: (Any?) throws -> Any?] = [
    // What the root answers when iOS 5 asks about one orientation.
    "mayTurn": { argument in
      guard let name = argument as? String, let orientation = orientations[name] else { return nil }
      return OnScreen.root?.shouldAutorotate(to: orientation)
    }
  ]

  private static let orientations: [String: UIInterfaceOrientation] = [
    "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown,
    "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight,
  ]

  static let animations: [String: (Any?) throws -> Any?] = [
    // From now on animations of views take no time.
    "switchAnimationsOff": { _ in
      UIView.setAnimationsEnabled(false)
      return true
    }
  ]

  static let delay: [String: (Any?) throws -> Any?] = [
    // Whether the app has moved something since that layout was over.
    "hasMovedLater": { _ in OnScreen.hasMovedLater }
  ]

  static let plist: [String: (Any?) throws -> Any?] = [
    // What Info.plist says that UIKit does not know; `Bundle.main` is another bundle here.
    "unknownEntries": { _ in
      [key, key + "~ipad", key + "~iphone"].compactMap { OnScreen.infoDictionary[$0] }
        .flatMap { entries($0) }.filter { !words.contains($0) }
    }
  ]

  /// The strings of a value of the key, which should be an array.
  private static func entries(_ value: Any) -> [String] {
    (value as? [Any])?.map { "\($0)" } ?? ["\(value), which is in no array"]
  }
}
