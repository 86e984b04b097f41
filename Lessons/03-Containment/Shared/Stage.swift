import StageKit
import UIKit

/// What another app does to the size of the root's view.
enum Surroundings {
  /// Where all views were when the last layout was over.
  static var placed: [CGRect] = []

  static let actions: [String: (Any?) throws -> Any?] = [
    // Another app takes a part of the screen.
    "takePartOfScreen": { _ in
      guard let view = OnScreen.root.flatMap({ OnScreen.view(of: $0) }) else { return false }
      let size = OnScreen.frame(of: view).size
      view.frame = CGRect(x: 60, y: 40, width: size.width - 60, height: size.height - 120)
      layOut()
      return true
    },
    // Whether the app has moved something since that layout was over.
    "hasMovedLater": { _ in hasMovedLater },
  ]

  /// Lays everything out until nothing is left to do, as UIKit does before the user sees it.
  static func layOut() {
    guard let view = OnScreen.root.flatMap({ OnScreen.view(of: $0) }) else { return }
    for _ in 1...3 { view.layoutIfNeeded() }
    placed = frames
  }

  static var hasMovedLater: Bool { !placed.isEmpty && frames != placed }

  private static var frames: [CGRect] {
    OnScreen.root.flatMap { OnScreen.view(of: $0) }.map { frames(in: $0) } ?? []
  }

  private static func frames(in view: UIView) -> [CGRect] {
    [OnScreen.frame(of: view)] + OnScreen.subviews(of: view).flatMap { frames(in: $0) }
  }
}
