import StageKit
import UIKit

/// How long the device lets animations take.
enum Surroundings {
  static let animations: [String: (Any?) throws -> Any?] = [
    // From now on animations of views take no time.
    "switchAnimationsOff": { _ in
      UIView.setAnimationsEnabled(false)
      return true
    }
  ]
}
