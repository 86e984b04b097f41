import StageKit
import UIKit

/// What happens around the photo.
enum Stage {
  static var lent: UIViewController?

  static let actions: [String: (Any?) throws -> Any?] = [
    // Somebody gives the photo another size, as a parent may.
    "resize": { argument in
      guard let root = OnScreen.root, let view = OnScreen.view(of: root),
        let size = argument as? [Int], size.count == 2
      else { return false }
      view.bounds.size = CGSize(width: size[0], height: size[1])
      return true
    },
    "write": { try call("write", on: $0) },
    "writeElsewhere": { try call("writeElsewhere", on: $0) },
    // Another photo takes the place of this one.
    "openElsewhere": { _ in try show("photoElsewhere") },
    // Another parent puts comments where it likes.
    "lend": { _ in
      guard let comments = try call("newComments") as? UIViewController,
        let root = OnScreen.root.flatMap({ OnScreen.view(of: $0) })
      else { return false }
      lent = comments
      comments.view.frame = CGRect(x: 5, y: 5, width: 100, height: 150)
      root.addSubview(comments.view)
      return true
    },
    "isLentInPlace": { _ in
      guard let view = lent.flatMap({ OnScreen.view(of: $0) }) else { return nil }
      let isInPlace = OnScreen.frame(of: view) == CGRect(x: 5, y: 5, width: 100, height: 150)
      view.removeFromSuperview()
      return isInPlace
    },
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
