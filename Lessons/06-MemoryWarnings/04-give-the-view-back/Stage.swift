import StageKit
import UIKit

/// The gallery moves into a navigation controller, something is pushed over it there, and something is
/// presented over the whole screen.
enum Stage {
  static var tabs: UITabBarController? {
    OnScreen.root as? UITabBarController
  }

  /// The gallery's view and all that lies in it.
  static var views: [Surroundings.Watched] = []

  static let navigation = UINavigationController()
  static let small = UIWindow(frame: CGRect(x: 40, y: 300, width: 100, height: 60))

  static let actions: [String: (Any?) throws -> Any?] = [
    "putGalleryIntoStack": { _ in
      guard let tabs else { return false }
      var tabsNow = OnScreen.children(of: tabs)
      guard let gallery = tabsNow.popLast() else { return false }
      tabs.viewControllers = tabsNow
      navigation.viewControllers = [gallery]
      tabs.viewControllers = tabsNow + [navigation, UIViewController()]
      return true
    },
    "watchView": { _ in
      let view = tabs.flatMap { OnScreen.children(of: $0).last }.flatMap { OnScreen.view(of: $0) }
      views = view.map { Surroundings.all(in: $0).map { .init(object: $0) } } ?? []
      return !views.isEmpty
    },
    // Somebody asks for the view, and nobody shows it.
    "loadView": { _ in tabs.flatMap { OnScreen.children(of: $0).last }?.view != nil },
    "isViewAlive": { _ in views.contains { $0.object != nil } },
    "cover": { _ in navigation.pushViewController(UIViewController(), animated: false) },
    "selectThirdTab": { _ in tabs?.selectedIndex = 2 },
    // A window such as an alert's, which takes the keyboard and leaves most of the screen in sight.
    "showSmallWindow": { _ in
      small.makeKeyAndVisible()
      return small.isKeyWindow
    },
    "hideSmallWindow": { _ in small.isHidden = true },
    "present": { _ in
      let whole = UIViewController()
      whole.modalPresentationStyle = .fullScreen
      return tabs?.present(whole, animated: false)
    },
    // A sheet, which covers only a part of an iPad's screen.
    "presentSheet": { _ in
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .formSheet
      return tabs?.present(sheet, animated: false)
    },
    "uncover": { _ in _ = navigation.popViewController(animated: false) },
  ]
}
