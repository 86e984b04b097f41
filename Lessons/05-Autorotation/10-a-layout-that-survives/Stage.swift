import StageKit
import UIKit

/// What else can happen to the size of a view, while nothing is turned.
enum Stage {
  /// How large the picture was when the layout that followed a change of size had just ended.
  static var areaAtOnce: Int?

  static var root: UIView? { OnScreen.root.flatMap { OnScreen.view(of: $0) } }

  static let actions: [String: (Any?) throws -> Any?] = [
    "areaAtOnce": { _ in areaAtOnce },
    // A phone call: the status bar becomes higher, and what lies below it smaller.
    "takeCall": { _ in
      guard let root else { return false }
      var frame = OnScreen.frame(of: root)
      frame.origin.y += 20
      frame.size.height -= 20
      root.frame = frame
      return OnScreen.frame(of: root) == frame
    },
    // A container gives the recipe a part of its own view.
    "resize": { argument in
      guard let root, let size = argument as? [Int], size.count == 2 else { return false }
      root.bounds.size = CGSize(width: size[0], height: size[1])
      root.layoutIfNeeded()
      areaAtOnce = all(in: root).first { $0.accessibilityIdentifier == "picture" }.map {
        Int($0.bounds.width * $0.bounds.height)
      }
      return true
    },
  ]

  private static func all(in view: UIView) -> [UIView] {
    [view] + OnScreen.subviews(of: view).flatMap { all(in: $0) }
  }
}
