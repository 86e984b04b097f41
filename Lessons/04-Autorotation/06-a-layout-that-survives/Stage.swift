import UIKit

/// A phone call: the status bar becomes higher, and what lies below it smaller.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    "takeCall": { _ in
      guard let view = UIApplication.shared.windows.first?.rootViewController?.view else {
        return false
      }
      view.frame.origin.y += 20
      view.frame.size.height -= 20
      return true
    }
  ]
}
