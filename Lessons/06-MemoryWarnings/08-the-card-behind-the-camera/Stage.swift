import StageKit
import UIKit

/// What only a look inside tells: which picture is seen, and whether a view is still in memory.
enum Stage {
  /// A view, for as long as somebody holds it.
  struct Watched {
    weak var view: UIView?
  }

  /// The card's view and all that lies in it.
  static var views: [Watched] = []

  static let actions: [String: (Any?) throws -> Any?] = [
    // How wide the picture is that the card shows; 0 without one.
    "picture": { _ in
      guard let view = OnScreen.root.flatMap({ OnScreen.view(of: $0) }) else { return 0 }
      let photos = all(in: view).compactMap { $0 as? UIImageView }
      let image = photos.first { $0.accessibilityIdentifier == "photo" && !$0.isHidden }?.image
      return image.map { Int($0.size.width) } ?? 0
    },
    "watchView": { _ in
      let view = OnScreen.root.flatMap { OnScreen.view(of: $0) }
      views = view.map { all(in: $0).map { Watched(view: $0) } } ?? []
      return !views.isEmpty
    },
    "isViewAlive": { _ in views.contains { $0.view != nil } },
    "takeAnotherCard": { _ in
      guard let window = OnScreen.window, let card = try call("anotherCard") as? UIViewController
      else { return false }
      window.rootViewController = card
      return OnScreen.root === card
    },
  ]

  static func all(in view: UIView) -> [UIView] {
    [view] + OnScreen.subviews(of: view).flatMap { all(in: $0) }
  }
}
