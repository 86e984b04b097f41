import StageKit
import UIKit

/// How the interface stands, whatever a view has done to itself.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    "isInterfaceWide": { _ in UIApplication.shared.statusBarOrientation.isLandscape }
  ]
}
