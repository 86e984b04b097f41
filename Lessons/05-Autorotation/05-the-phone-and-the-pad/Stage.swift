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
    }
  ]
}
