import StageKit
import UIKit

/// Watches controllers without holding them.
enum Stage {
  final class Watch {
    weak var controller: UIViewController?
    init(_ controller: UIViewController) { self.controller = controller }
  }

  static var watches: [Watch] = []

  static let actions = Surroundings.animations.merging([
    "watchChildren": { _ in
      guard let root = OnScreen.root else { return 0 }
      watches = OnScreen.children(of: root).map { Watch($0) }
      return watches.count
    },
    "countAlive": { _ in watches.count { $0.controller != nil } },
    "takePartOfScreen": { _ in
      guard let view = OnScreen.root.flatMap({ OnScreen.view(of: $0) }) else { return false }
      let size = OnScreen.frame(of: view).size
      view.frame = CGRect(x: 40, y: 30, width: size.width - 40, height: size.height - 90)
      OnScreen.layOut()
      return true
    },
    // Whether the app has moved something since that layout was over.
    "hasMovedLater": { _ in OnScreen.hasMovedLater },
  ]) { $1 }
}
