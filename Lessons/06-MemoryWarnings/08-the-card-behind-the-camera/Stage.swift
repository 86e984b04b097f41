import StageKit
import UIKit

/// What only a look inside tells: which picture is seen, and whether a view is still in memory.
enum Stage {
  /// The card's view and all that lies in it.
  static var views: [Surroundings.Watched] = []

  static weak var camera: UIViewController?

  static let actions = Surroundings.reading.merging([
    // How wide the picture is that the card shows; 0 without one.
    "picture": { _ in
      let photos = Surroundings.views.compactMap { $0 as? UIImageView }
      let image = photos.first { $0.accessibilityIdentifier == "photo" && !$0.isHidden }?.image
      return image.map { Int($0.size.width) } ?? 0
    },
    "watchView": { _ in
      views = Surroundings.views.map { .init(object: $0) }
      return !views.isEmpty
    },
    "watchCamera": { _ in
      camera = OnScreen.root?.presentedViewController
      return camera != nil
    },
    "isCameraAlive": { _ in camera != nil },
    "isViewAlive": { _ in views.contains { $0.object != nil } },
    "takeAnotherCard": { _ in
      guard let window = OnScreen.window, let card = try call("anotherCard") as? UIViewController
      else { return false }
      window.rootViewController = card
      return OnScreen.root === card
    },
  ]) { $1 }
}
