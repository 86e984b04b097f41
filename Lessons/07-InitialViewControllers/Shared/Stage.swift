import StageKit
import UIKit

/// What takes a part of the display, and which screens something still holds.
enum Surroundings {
  /// A screen and its view, each for as long as something holds it.
  struct Watched {
    weak var controller: UIViewController?
    weak var view: UIView?
  }

  static var watched: [Watched] = []

  static let screens: [String: (Any?) throws -> Any?] = [
    // Adds all controllers below the root, however they are shown.
    "watchScreens": { _ in
      let screens = OnScreen.root.map { below($0) } ?? []
      watched += screens.map { Watched(controller: $0, view: OnScreen.view(of: $0)) }
      return !screens.isEmpty
    },
    "areScreensAlive": { _ in watched.contains { $0.controller != nil || $0.view != nil } },
    "areControllersAlive": { _ in watched.contains { $0.controller != nil } },
  ]

  static let animations: [String: (Any?) throws -> Any?] = [
    // From now on animations of views take no time.
    "switchAnimationsOff": { _ in
      UIView.setAnimationsEnabled(false)
      return true
    }
  ]

  static let display: [String: (Any?) throws -> Any?] = [
    // The status bar becomes higher, as during a phone call, and what lies below it smaller.
    "takeFromTop": { points in
      guard let points = points as? Int, let view = OnScreen.root.flatMap({ OnScreen.view(of: $0) })
      else { return false }
      var frame = OnScreen.frame(of: view)
      frame.origin.y += CGFloat(points)
      frame.size.height -= CGFloat(points)
      view.frame = frame
      return true
    }
  ]

  private static func below(_ controller: UIViewController) -> [UIViewController] {
    var next = OnScreen.children(of: controller)
    if let presented = controller.presentedViewController { next.append(presented) }
    return next + next.flatMap { $0.presentingViewController === controller ? [] : below($0) }
  }
}
