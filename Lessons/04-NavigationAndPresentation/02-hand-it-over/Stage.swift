import StageKit
import UIKit

/// What the user reads while the next screen slides in.
enum Stage {
  /// nil as long as nobody has looked.
  static var texts: [String]?

  static let actions: [String: (Any?) throws -> Any?] = [
    // Looks a little later: then a push that begins at once is on its way. Without an animation no time passes.
    "watch": { _ in
      texts = nil
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
        texts = OnScreen.windows.flatMap(all).compactMap { ($0 as? UILabel)?.text }
      }
      return true
    },
    "textsOnTheWay": { _ in texts },
  ]

  private static func all(in view: UIView) -> [UIView] {
    [view] + OnScreen.subviews(of: view).flatMap(all)
  }
}
