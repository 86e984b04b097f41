import StageKit
import UIKit

/// How the interface stands, whatever a view has done to itself, and what is left of what was presented.
enum Stage {
  final class Watch {
    weak var controller: UIViewController?
    init(_ controller: UIViewController) { self.controller = controller }
  }

  static var watches: [Watch] = []

  static let actions = Surroundings.orientation.merging([
    "watchPresented": { _ in
      guard let shown = OnScreen.root?.presentedViewController else { return false }
      if !watches.contains(where: { $0.controller === shown }) { watches.append(Watch(shown)) }
      return true
    },
    "countAlive": { _ in watches.count { $0.controller != nil } },
  ]) { $1 }
}
