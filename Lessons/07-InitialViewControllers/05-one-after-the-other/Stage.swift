import StageKit
import UIKit

/// Whether somebody still holds a screen that is gone, and something that takes a part of the display.
enum Stage {
  static weak var screen: UIViewController?
  static weak var view: UIView?

  static let actions: [String: (Any?) throws -> Any?] = [
    "watchScreen": { _ in
      screen = OnScreen.root.flatMap { OnScreen.children(of: $0).last }
      view = screen.flatMap { OnScreen.view(of: $0) }
      return screen != nil && view != nil
    },
    // The status bar becomes higher, as during a phone call, and what lies below it smaller.
    "takeFromTop": { points in
      guard let points = points as? Int, let view = OnScreen.root.flatMap({ OnScreen.view(of: $0) })
      else { return false }
      var frame = OnScreen.frame(of: view)
      frame.origin.y += CGFloat(points)
      frame.size.height -= CGFloat(points)
      view.frame = frame
      return true
    },
    "isScreenAlive": { _ in screen != nil || view != nil },
  ]
}
