import StageKit
import UIKit

/// Other sizes of the view, and an update of its constraints.
enum Stage {
  static let actions = Surroundings.resize.merging([
    "askForConstraints": { _ in
      OnScreen.root.flatMap { OnScreen.view(of: $0) }?.setNeedsUpdateConstraints()
      return true
    }
  ]) { $1 }
}
