import StageKit
import UIKit

/// Comments that come from elsewhere, and who is in memory.
enum Stage {
  static weak var watched: UIViewController?

  static let actions: [String: (Any?) throws -> Any?] = [
    "writeAboutGarden": { try call("writeAboutGarden", on: $0) },
    "writeAboutSea": { try call("writeAboutSea", on: $0) },
    "watchFrontmost": { _ in
      watched = (OnScreen.root as? UINavigationController)?.topViewController
      return watched != nil
    },
    "isWatchedAlive": { _ in watched != nil },
  ]
}
