import StageKit
import UIKit

/// Whether something still holds the welcome: nothing on the screen tells that.
enum Stage {
  static weak var welcome: UIViewController?
  static weak var view: UIView?

  static let actions = Surroundings.animations.merging([
    "watchWelcome": { _ in
      welcome = OnScreen.root
      view = welcome.flatMap { OnScreen.view(of: $0) }
      return welcome != nil && view != nil
    },
    "isWelcomeAlive": { _ in welcome != nil || view != nil },
  ]) { $1 }
}
