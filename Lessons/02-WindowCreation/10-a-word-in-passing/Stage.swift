import UIKit

/// Something else to say than what the app says by itself.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    "say": { word in
      guard let delegate = UIApplication.shared.delegate as? AppDelegate else { return false }
      delegate.say(word as? String ?? "")  // needs an `AppDelegate` with a method `say(_:)`.
      return true
    }
  ]
}
