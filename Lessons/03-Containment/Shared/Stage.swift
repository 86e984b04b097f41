import StageKit
import UIKit

/// What another app does to the size of the root's view.
enum Surroundings {
  static let animations: [String: (Any?) throws -> Any?] = [
    // From now on animations of views take no time.
    "switchAnimationsOff": { _ in
      UIView.setAnimationsEnabled(false)
      return true
    }
  ]

  static let actions = animations.merging([
    // Another app takes a part of the screen.
    "takePartOfScreen": { _ in
      guard let view = OnScreen.root.flatMap({ OnScreen.view(of: $0) }) else { return false }
      let size = OnScreen.frame(of: view).size
      view.frame = CGRect(x: 60, y: 40, width: size.width - 60, height: size.height - 120)
      OnScreen.layOut()
      return true
    },
    // Whether the app has moved something since that layout was over.
    "hasMovedLater": { _ in OnScreen.hasMovedLater },
  ]) { $1 }
}
