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
    "areScreensAlive": { _ in watched.contains { $0.controller != nil } },
  ]

  static func below(_ controller: UIViewController) -> [UIViewController] {
    OnScreen.children(of: controller).flatMap { [$0] + below($0) }
  }
}
