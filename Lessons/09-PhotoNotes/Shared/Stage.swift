import StageKit
import UIKit

/// What others write, what a parent does to the root, and who still has a view.
enum Surroundings {
  /// A view, for as long as something holds it.
  struct Watched {
    weak var view: UIView?
  }

  /// The views of the comments in the tab and of what is in them.
  static var watched: [Watched] = []

  static let animations: [String: (Any?) throws -> Any?] = [
    // From now on animations of views take no time.
    "switchAnimationsOff": { _ in
      UIView.setAnimationsEnabled(false)
      return true
    }
  ]

  static let sizes: [String: (Any?) throws -> Any?] = [
    // Somebody gives the root another size, as a parent may.
    "resize": { argument in
      guard let root = OnScreen.root, let view = OnScreen.view(of: root),
        let size = argument as? [Int], size.count == 2
      else { return false }
      view.bounds.size = CGSize(width: size[0], height: size[1])
      OnScreen.layOut()
      return true
    },
    // Whether the app has moved something since that layout was over.
    "hasMovedLater": { _ in OnScreen.hasMovedLater },
  ]

  static let actions = sizes.merging([
    "write": { try call("write", on: $0) },
    "writeElsewhere": { try call("writeElsewhere", on: $0) },
    "watchViews": { _ in
      guard let tabs = OnScreen.root, let comments = OnScreen.children(of: tabs).last else {
        return false
      }
      let controllers = [comments] + OnScreen.children(of: comments)
      watched = controllers.compactMap { OnScreen.view(of: $0) }.map { Watched(view: $0) }
      return !watched.isEmpty
    },
    "areViewsAlive": { _ in watched.contains { $0.view != nil } },
    // The keyboard goes, and what was typed stays.
    "endEditing": { _ in OnScreen.window?.endEditing(true) ?? false },
  ]) { $1 }

  /// Gives the window another root, which the app's code makes.
  static func show(_ name: String) throws -> Bool {
    guard let root = try call(name) as? UIViewController, let window = OnScreen.window else {
      return false
    }
    window.rootViewController = root
    return true
  }
}
