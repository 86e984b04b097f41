import StageKit
import UIKit

/// How the interface stands, and a part of the screen for the poster.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    "orientation": { _ in
      switch UIApplication.shared.statusBarOrientation {
      case .portrait: "portrait"
      case .portraitUpsideDown: "portraitUpsideDown"
      case .landscapeLeft: "landscapeLeft"
      case .landscapeRight: "landscapeRight"
      default: "unknown"
      }
    },
    // A container gives the poster a part of its own view.
    "resize": { argument in
      guard let size = argument as? [Int], size.count == 2,
        let poster = OnScreen.root.flatMap({ OnScreen.children(of: $0).last }),
        let view = OnScreen.view(of: poster)
      else { return false }
      view.bounds.size = CGSize(width: size[0], height: size[1])
      return true
    },
  ]
}
