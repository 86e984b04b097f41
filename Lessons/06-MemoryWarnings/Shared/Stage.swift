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

  /// What could be read, and which pictures could be seen by their width, when a screen had begun to come; nil as long as no time has passed.
  static var textsOnTheWay: [String]?

  private static var looks = 0

  static let reading: [String: (Any?) throws -> Any?] = [
    // Looks a little later: then a transition that begins at once is on its way. Without an animation no time passes.
    "watch": { _ in
      textsOnTheWay = nil
      looks += 1
      let look = looks
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
        guard look == looks else { return }
        textsOnTheWay = OnScreen.windows.flatMap { all(in: $0) }.compactMap {
          ($0 as? UILabel)?.text ?? ($0 as? UITextField)?.text
            ?? ($0 as? UIImageView)?.image.map { "picture \(Int($0.size.width))" }
        }
      }
      return true
    },
    "textsOnTheWay": { _ in textsOnTheWay },
  ]

  /// The root's view and all that lies in it.
  static var views: [UIView] {
    OnScreen.root.flatMap { OnScreen.view(of: $0) }.map { all(in: $0) } ?? []
  }
}
