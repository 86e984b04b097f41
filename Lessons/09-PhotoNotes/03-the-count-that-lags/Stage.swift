import StageKit
import UIKit

/// Comments that come from elsewhere, who is in memory, and what the user reads while a screen slides in.
enum Stage {
  /// nil as long as nobody has looked.
  static var texts: [String]?

  static weak var watched: UIViewController?

  static let actions: [String: (Any?) throws -> Any?] = [
    "writeAboutGarden": { try call("writeAboutGarden", on: $0) },
    "writeAboutSea": { try call("writeAboutSea", on: $0) },
    "watchFrontmost": { _ in
      watched = (OnScreen.root as? UINavigationController)?.topViewController
      return watched != nil
    },
    "isWatchedAlive": { _ in watched != nil },
    // Looks a little later: then a push that begins at once is on its way.
    "watchTexts": { _ in
      texts = nil
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
        texts = OnScreen.windows.flatMap(all).compactMap { ($0 as? UILabel)?.text }
      }
      return true
    },
    "textsOnTheWay": { _ in texts },
  ]

  private static func all(in view: UIView) -> [UIView] {
    [view] + OnScreen.subviews(of: view).flatMap(all)
  }
}
