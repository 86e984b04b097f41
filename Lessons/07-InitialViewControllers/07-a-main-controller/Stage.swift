import StageKit
import UIKit

/// Whether somebody still holds what was on screen.
enum Stage {
  struct Watched {
    weak var controller: UIViewController?
  }

  static var watched: [Watched] = []

  static let actions: [String: (Any?) throws -> Any?] = [
    // All controllers below the root, however they are shown.
    "watchScreens": { _ in
      watched = OnScreen.root.map { below($0) }?.map { Watched(controller: $0) } ?? []
      return !watched.isEmpty
    },
    "areScreensAlive": { _ in watched.contains { $0.controller != nil } },
  ]

  static func below(_ controller: UIViewController) -> [UIViewController] {
    var next = OnScreen.children(of: controller)
    if let presented = controller.presentedViewController { next.append(presented) }
    return next + next.flatMap { $0.presentingViewController === controller ? [] : below($0) }
  }
}
