import StageKit
import UIKit

/// What is in memory, whoever keeps it.
enum Stage {
  static let actions = Surroundings.reading.merging([
    "countTiles": { _ in InMemory.images.count },
    // Whether an image view with that identifier is on screen and shows no image.
    "isEmpty": { argument in
      Surroundings.views.contains {
        $0.accessibilityIdentifier == argument as? String && ($0 as? UIImageView)?.image == nil
          && $0 is UIImageView
      }
    },
    "whoHoldsATile": { _ in InMemory.images.last.flatMap { InMemory.holder(of: $0) } },
  ]) { $1 }
}
