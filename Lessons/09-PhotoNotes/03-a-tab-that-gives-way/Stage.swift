import StageKit
import UIKit

/// What others write.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    "write": { try call("write", on: $0) }
  ]
}
