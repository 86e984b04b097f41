import StageKit
import UIKit

/// The gallery moves into a navigation controller, and something is pushed over it there.
enum Stage {
  static var tabs: UITabBarController? {
    OnScreen.root as? UITabBarController
  }

  /// The gallery's view, for as long as somebody holds it.
  static weak var view: UIView?

  static let navigation = UINavigationController()

  static let actions: [String: (Any?) throws -> Any?] = [
    "putGalleryIntoStack": { _ in
      guard let tabs else { return false }
      var tabsNow = OnScreen.children(of: tabs)
      guard let gallery = tabsNow.popLast() else { return false }
      tabs.viewControllers = tabsNow
      navigation.viewControllers = [gallery]
      tabs.viewControllers = tabsNow + [navigation]
      return true
    },
    "watchView": { _ in
      view = tabs.flatMap { OnScreen.children(of: $0).last }.flatMap { OnScreen.view(of: $0) }
      return view != nil
    },
    "isViewAlive": { _ in view != nil },
    "cover": { _ in navigation.pushViewController(UIViewController(), animated: false) },
    "uncover": { _ in _ = navigation.popViewController(animated: false) },
  ]
}
