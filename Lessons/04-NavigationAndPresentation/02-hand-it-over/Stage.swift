import StageKit
import UIKit

/// What the user reads while the next screen slides in.
enum Stage {
  /// nil as long as nobody has looked.
  static var texts: [String]?

  static let actions: [String: (Any?) throws -> Any?] = [
    // Looks a few times, until a push that begins at once is on its way. Without an animation no time passes.
    "watch": { _ in
      texts = nil
      look(after: 5)
      return true
    },
    "textsOnTheWay": { _ in texts },
  ]

  /// Looks after so many milliseconds, and again while nothing has been pushed.
  private static func look(after delay: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(delay)) {
      let stack = OnScreen.root.map { OnScreen.children(of: $0) } ?? []
      if stack.count < 2, delay < 50 { return look(after: delay + 5) }
      texts = OnScreen.windows.flatMap(all).compactMap {
        ($0 as? UILabel)?.text ?? ($0 as? UITextView)?.text
      }
    }
  }

  private static func all(in view: UIView) -> [UIView] {
    [view] + OnScreen.subviews(of: view).flatMap(all)
  }
}
