import StageKit
import UIKit

/// What happens around the container.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    // Somebody gives the container another size, as a parent may.
    "resize": { argument in
      guard let root = OnScreen.root, let view = OnScreen.view(of: root),
        let size = argument as? [Int], size.count == 2
      else { return false }
      view.bounds.size = CGSize(width: size[0], height: size[1])
      return true
    },
    "write": { try call("write", on: $0) },
    "writeElsewhere": { try call("writeElsewhere", on: $0) },
    "comments": { _ in try call("comments") },
    "commentsElsewhere": { _ in try call("commentsElsewhere") },
    // A container for another photo takes the place of this one.
    "openElsewhere": { _ in try show("containerElsewhere") },
    "openAnother": { _ in try show("anotherContainer") },
  ]

  /// Gives the window another root, which the app's code makes.
  static func show(_ name: String) throws -> Bool {
    guard let root = try call(name) as? UIViewController, let window = OnScreen.window else {
      return false
    }
    window.rootViewController = root
    return true
  }
}
