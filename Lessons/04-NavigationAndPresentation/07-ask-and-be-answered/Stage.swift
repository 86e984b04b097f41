import StageKit
import UIKit

/// Whether the app lets go of what it has presented.
enum Stage {
  static weak var presented: UIViewController?

  static let actions: [String: (Any?) throws -> Any?] = [
    "watch": { _ in
      presented = OnScreen.root?.presentedViewController
      return presented != nil
    },
    "isAlive": { _ in presented != nil },
    // The screen that is presented will go at once.
    "hurry": { _ in Instant.hurry([OnScreen.root?.presentedViewController].compactMap { $0 }) },
  ]
}
