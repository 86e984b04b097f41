import StageKit
import UIKit

/// Whether the app lets go of a screen that is gone.
enum Stage {
  static weak var screen: UIViewController?

  static let actions = Surroundings.dismissals.merging([
    "watchPresented": { _ in
      screen = OnScreen.root?.presentedViewController
      return screen != nil
    },
    "watchPushed": { _ in
      let stack = OnScreen.root.map { OnScreen.children(of: $0) } ?? []
      screen = stack.count > 1 ? stack.last : nil
      return screen != nil
    },
    "isAlive": { _ in screen != nil },
  ]) { $1 }
}
