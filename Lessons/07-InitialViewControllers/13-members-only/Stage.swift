import StageKit
import UIKit

/// Whether somebody still holds a screen that is done.
enum Stage {
  struct Watched {
    weak var controller: UIViewController?
  }

  static var watched: [Watched] = []

  static let actions: [String: (Any?) throws -> Any?] = [
    "watchScreens": { _ in
      watched += OnScreen.root.map { below($0) }?.map { Watched(controller: $0) } ?? []
      return !watched.isEmpty
    },
    // Something else, such as a phone call, takes the upper part of the screen.
    "takeFromTop": { points in
      guard let points = points as? Int, let view = OnScreen.root.flatMap({ OnScreen.view(of: $0) })
      else { return false }
      var frame = OnScreen.frame(of: view)
      frame.origin.y += CGFloat(points)
      frame.size.height -= CGFloat(points)
      view.frame = frame
      return true
    },
    "areScreensAlive": { _ in watched.contains { $0.controller != nil } },
  ]

  static func below(_ controller: UIViewController) -> [UIViewController] {
    OnScreen.children(of: controller).flatMap { [$0] + below($0) }
  }
}
