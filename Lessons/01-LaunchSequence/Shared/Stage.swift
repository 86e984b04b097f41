import StageKit
import UIKit

/// What else can happen to the size of a view, while nothing is turned.
enum Surroundings {
  /// Where all views were when the last layout was over.
  static var placed: [CGRect] = []

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
      layOut()
      return OnScreen.frame(of: view) == frame
    },
    // Whether the app has moved something since that layout was over.
    "hasMovedLater": { _ in !placed.isEmpty && frames != placed },
  ]

  /// Lays everything out until nothing is left to do, as UIKit does before the user sees it.
  static func layOut() {
    guard let view = OnScreen.root.flatMap({ OnScreen.view(of: $0) }) else { return }
    for _ in 1...3 { view.layoutIfNeeded() }
    placed = frames
  }

  private static var frames: [CGRect] {
    OnScreen.root.flatMap { OnScreen.view(of: $0) }.map { frames(in: $0) } ?? []
  }

  private static func frames(in view: UIView) -> [CGRect] {
    [OnScreen.frame(of: view)] + OnScreen.subviews(of: view).flatMap { frames(in: $0) }
  }
}
