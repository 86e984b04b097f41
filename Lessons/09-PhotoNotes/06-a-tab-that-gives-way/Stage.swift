import StageKit
import UIKit

/// What others write, and who still has a view.
enum Stage {
  /// A view, for as long as somebody holds it.
  struct Watched {
    weak var view: UIView?
  }

  /// The views of the comments and of what is in them.
  static var watched: [Watched] = []

  static let actions: [String: (Any?) throws -> Any?] = [
    "write": { try call("write", on: $0) },
    "watchViews": { _ in
      guard let tabs = OnScreen.root, let comments = OnScreen.children(of: tabs).last else {
        return false
      }
      let controllers = [comments] + OnScreen.children(of: comments)
      watched = controllers.compactMap { OnScreen.view(of: $0) }.map { Watched(view: $0) }
      return !watched.isEmpty
    },
    "areViewsAlive": { _ in watched.contains { $0.view != nil } },
  ]
}
