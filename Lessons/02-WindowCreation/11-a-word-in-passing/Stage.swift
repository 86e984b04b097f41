import StageKit
import UIKit

/// Something else to say than what the app says by itself, and a look at which window is the key window.
enum Stage {
  /// How many windows have ceased to be the key window since the check began to count.
  static var losses = 0

  static let actions = Surroundings.animations.merging([
    "say": { word in
      try call("say", on: OnScreen.delegate, word)
      return true
    },
    "countLosses": { _ in
      NotificationCenter.default.addObserver(
        forName: UIWindow.didResignKeyNotification, object: nil, queue: nil
      ) { _ in losses += 1 }
      return true
    },
    "losses": { _ in losses },
  ]) { $1 }
}
