import StageKit
import UIKit

/// How the interface stands, whatever bounds a view has given itself.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    "orientation": { _ in
      switch UIApplication.shared.statusBarOrientation {
      case .landscapeLeft: "landscapeLeft"
      case .landscapeRight: "landscapeRight"
      case .portrait: "portrait"
      default: "other"
      }
    }
  ]
}
