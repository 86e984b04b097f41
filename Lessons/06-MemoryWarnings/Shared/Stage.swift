import StageKit
import UIKit

/// All views of a screen, and what is still in memory.
enum Surroundings {
  /// Something that the check has looked at, for as long as the app holds it.
  struct Watched {
    weak var object: AnyObject?
  }

  /// That view and all that lies in it.
  static func all(in view: UIView) -> [UIView] {
    [view] + OnScreen.subviews(of: view).flatMap { all(in: $0) }
  }

  /// The root's view and all that lies in it.
  static var views: [UIView] {
    OnScreen.root.flatMap { OnScreen.view(of: $0) }.map { all(in: $0) } ?? []
  }
}
