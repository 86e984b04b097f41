import StageKit
import UIKit

/// What happens around the container.
enum Stage {
  /// A controller, for as long as something holds it.
  struct Watched {
    let type: String
    weak var controller: UIViewController?
  }

  /// The container and its children.
  static var watched: [Watched] = []

  static let actions = Surroundings.actions.merging([
    "comments": { _ in try call("comments") },
    "commentsElsewhere": { _ in try call("commentsElsewhere") },
    "watchContainer": { _ in
      guard let root = OnScreen.root else { return false }
      watched = ([root] + OnScreen.children(of: root)).map {
        Watched(type: "\(Swift.type(of: $0))", controller: $0)
      }
      return true
    },
    "whoIsAlive": { _ in watched.filter { $0.controller != nil }.map(\.type) },
    // Without its closure the field of a container that has gone holds nobody any more.
    "whenSentHolds": { _ in
      let field = watched.first { $0.type == "FieldViewController" }?.controller
      guard let field else { return false }
      _ = try call("forgetClosure", on: field)
      return watched.first?.controller == nil
    },
    // A container for another photo takes the place of this one.
    "openElsewhere": { _ in try Surroundings.show("containerElsewhere") },
    "openAnother": { _ in try Surroundings.show("anotherContainer") },
  ]) { $1 }
}
