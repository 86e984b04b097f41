import StageKit
import UIKit

/// Lets what is presented go at once.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    "hurry": { _ in
      var screens: [UIViewController] = []
      var next = OnScreen.root?.presentedViewController
      while let screen = next {
        screens.append(screen)
        next = screen.presentedViewController
      }
      return Instant.hurry(screens)
    }
  ]
}
