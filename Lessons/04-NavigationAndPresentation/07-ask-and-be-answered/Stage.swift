import StageKit
import UIKit

/// Whether the app lets go of what it has presented.
enum Stage {
  static weak var presented: UIViewController?

  static let actions = Surroundings.dismissals.merging([
    "watch": { _ in
      presented = OnScreen.root?.presentedViewController
      return presented != nil
    },
    "isAlive": { _ in presented != nil },
  ]) { $1 }
}
