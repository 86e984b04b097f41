import StageKit
import UIKit

/// Something else takes a part of the screen.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    "resize": { argument in
      guard let view = OnScreen.root.flatMap({ OnScreen.view(of: $0) }),
        let size = argument as? [Int], size.count == 2
      else { return false }
      view.bounds.size = CGSize(width: size[0], height: size[1])
      return true
    },
    "askForConstraints": { _ in
      OnScreen.root.flatMap { OnScreen.view(of: $0) }?.setNeedsUpdateConstraints()
      return true
    },
  ]
}
