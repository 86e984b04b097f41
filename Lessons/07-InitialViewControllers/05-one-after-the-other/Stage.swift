import StageKit
import UIKit

/// Whether something still holds a screen that is gone, and something that takes a part of the display.
enum Stage {
  static weak var screen: UIViewController?
  static weak var view: UIView?

  static let actions = Surroundings.display.merging(Surroundings.animations) { $1 }.merging([
    "watchScreen": { _ in
      screen = OnScreen.root.flatMap { OnScreen.children(of: $0).last }
      view = screen.flatMap { OnScreen.view(of: $0) }
      return screen != nil && view != nil
    },
    "isScreenAlive": { _ in screen != nil || view != nil },
  ]) { $1 }
}
