import StageKit
import UIKit

/// What happens around the container.
enum Stage {
  static let actions = Surroundings.actions.merging([
    "comments": { _ in try call("comments") },
    "commentsElsewhere": { _ in try call("commentsElsewhere") },
    // A container for another photo takes the place of this one.
    "openElsewhere": { _ in try Surroundings.show("containerElsewhere") },
    "openAnother": { _ in try Surroundings.show("anotherContainer") },
  ]) { $1 }
}
