import StageKit
import UIKit

/// Another app takes a part of the screen: the library's view has to do with the rest of it. And another
/// parent shows a player: it calls `willMove(toParent:)` once too often, and nothing else.
enum Stage {
  static let place = CGRect(x: 30, y: 60, width: 150, height: 70)
  static let window = UIWindow(frame: UIScreen.main.bounds)
  static var lent: UIViewController?

  static let actions = Surroundings.actions.merging([
    "lendPlayer": { _ in
      guard let player = try call("newPlayer") as? UIViewController else { return false }
      lent = player
      let parent = UIViewController()
      window.rootViewController = parent
      window.isHidden = false
      player.willMove(toParent: parent)
      parent.addChild(player)
      player.view.frame = place
      parent.view.addSubview(player.view)
      return true
    },
    "isLentPlayerInPlace": { _ in
      lent.flatMap { OnScreen.view(of: $0) }.map { OnScreen.frame(of: $0) == place }
    },
    "takePlayerBack": { _ in
      lent?.view.removeFromSuperview()
      lent?.removeFromParent()
      return lent != nil
    },
  ]) { $1 }
}
