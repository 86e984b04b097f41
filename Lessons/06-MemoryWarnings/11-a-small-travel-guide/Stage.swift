import StageKit
import UIKit

/// What only a look inside tells: which pictures are in memory and on the screen, and which views.
enum Stage {
  static var views: [Surroundings.Watched] = []

  static weak var place: UIViewController?

  static let actions = Surroundings.reading.merging([
    "countPictures": { _ in InMemory.images.filter { $0.size.height == 1000 }.count },
    "holder": { _ in InMemory.images.last.flatMap { InMemory.holder(of: $0) } },
    // How wide the picture is that an image view with that identifier shows; 0 without one.
    "picture": { argument in
      let photo = Surroundings.views.compactMap { $0 as? UIImageView }.last {
        $0.accessibilityIdentifier == argument as? String && $0.window != nil
      }
      return photo?.image.map { Int($0.size.width) } ?? 0
    },
    // The view of the screen that the user sees now, and all that lies in it.
    "watchScreen": { _ in
      let view = screen.flatMap { OnScreen.view(of: $0) }
      views = view.map { Surroundings.all(in: $0).map { .init(object: $0) } } ?? []
      return !views.isEmpty
    },
    "watchPlace": { _ in
      place = screen
      return place != nil
    },
    "isPlaceAlive": { _ in place != nil },
    "isScreenAlive": { _ in views.contains { $0.object != nil } },
    // Whether the screen that was opened second in the other tab, or never, has a view.
    "isTabLoaded": { argument in
      guard let tabs = OnScreen.root, let index = argument as? Int,
        OnScreen.children(of: tabs).indices.contains(index)
      else { return false }
      return content(of: OnScreen.children(of: tabs)[index]).flatMap { OnScreen.view(of: $0) }
        != nil
    },
  ]) { $1 }

  /// The controller without children that the user sees.
  static var screen: UIViewController? {
    guard let tabs = OnScreen.root as? UITabBarController else { return nil }
    return tabs.selectedViewController.flatMap { content(of: $0) }
  }

  static func content(of controller: UIViewController) -> UIViewController? {
    controller is UINavigationController ? OnScreen.children(of: controller).last : controller
  }
}
