import StageKit
import UIKit

/// How the interface stands, and how long animations take.
enum Stage {
  static let actions = Surroundings.orientation.merging(Surroundings.animations) { $1 }.merging([
    "takePartOfScreen": { _ in
      guard let view = OnScreen.root.flatMap({ OnScreen.view(of: $0) }) else { return false }
      view.bounds.size = CGSize(width: 250, height: 350)
      return true
    }
  ]) { $1 }
}
