import StageKit
import UIKit

/// How the interface stands, and a part of the screen for the poster.
enum Stage {
  static let actions = Surroundings.orientation.merging(Surroundings.plist) { $1 }
    .merging(Surroundings.delay) { $1 }.merging([
      // The whole stack gets a part of the screen, of which its bars leave that much to the poster.
      "resize": { argument in
        guard let size = argument as? [Int], size.count == 2, let root = OnScreen.root,
          let whole = OnScreen.view(of: root),
          let poster = OnScreen.children(of: root).last.flatMap({ OnScreen.view(of: $0) })
        else { return false }
        let bars = whole.bounds.height - poster.bounds.height
        whole.bounds.size = CGSize(width: CGFloat(size[0]), height: CGFloat(size[1]) + bars)
        OnScreen.layOut()
        return poster.bounds.size == CGSize(width: size[0], height: size[1])
      }
    ]) { $1 }
}
