import StageKit
import UIKit

/// What happens around the photo.
enum Stage {
  static var lent: UIViewController?

  static let actions = Surroundings.actions.merging(Surroundings.animations) { $1 }.merging([
    // Another photo takes the place of this one.
    "openElsewhere": { _ in try Surroundings.show("photoElsewhere") },
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
  ]) { $1 }
}
