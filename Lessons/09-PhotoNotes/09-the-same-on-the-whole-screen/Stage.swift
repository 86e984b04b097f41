import StageKit
import UIKit

/// What others write, and whether the comments are still in memory.
enum Stage {
  static weak var watched: UIViewController?

  static let actions = Surroundings.actions.merging([
    "watch": { _ in
      watched = OnScreen.root.flatMap { OnScreen.children(of: $0).first }
      return watched != nil
    },
    "isAlive": { _ in watched != nil },
  ]) { $1 }
}
