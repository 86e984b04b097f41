import StageKit
import UIKit

/// How the interface stands.
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
    "takePartOfScreen": { _ in
      guard let view = OnScreen.root.flatMap({ OnScreen.view(of: $0) }) else { return false }
      view.bounds.size = CGSize(width: 250, height: 350)
      return true
    },
  ]
}
