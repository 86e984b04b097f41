import StageKit
import UIKit

/// What else can happen to the size of a view, while nothing is turned.
enum Surroundings {
  static let actions: [String: (Any?) throws -> Any?] = [
    // Something else takes the upper part of the screen, and the view gets what is left.
    "takePartOfScreen": { points in
      guard let points = points as? Int, let root = OnScreen.root,
        let view = OnScreen.view(of: root)
      else { return false }
      var frame = OnScreen.frame(of: view)
      frame.origin.y += CGFloat(points)
      frame.size.height -= CGFloat(points)
      view.frame = frame
      OnScreen.layOut()
      return OnScreen.frame(of: view) == frame
    },
    // Whether the app has moved something since that layout was over.
    "hasMovedLater": { _ in OnScreen.hasMovedLater },
  ]
}
