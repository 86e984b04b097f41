import StageKit
import UIKit

/// What else can happen to the size of a view, while nothing is turned.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    // A phone call: the status bar becomes higher, and what lies below it smaller.
    "takeCall": { points in
      guard let points = points as? Int, let root = OnScreen.root,
        let view = OnScreen.view(of: root)
      else { return false }
      var frame = OnScreen.frame(of: view)
      frame.origin.y += CGFloat(points)
      frame.size.height -= CGFloat(points)
      view.frame = frame
      return OnScreen.frame(of: view) == frame
    }
  ]
}
