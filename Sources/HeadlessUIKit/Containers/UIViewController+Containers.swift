/// The containers of UIKit's that a controller is in.
extension UIViewController {
  /// The navigation controller that this one is in, directly or not.
  final var enclosingNavigation: UINavigationController? {
    for case let navigation as UINavigationController in sequence(
      first: container, next: { $0?.container })
    {
      return navigation
    }
    return nil
  }

  /// The tab bar controller that this one is in, directly or not.
  final var enclosingTabs: UITabBarController? {
    for case let tabs as UITabBarController in sequence(
      first: container, next: { $0?.container })
    {
      return tabs
    }
    return nil
  }

  /// The split view controller that this one is in, directly or not.
  final var enclosingSplit: UISplitViewController? {
    sequence(first: self, next: \.container).dropFirst()
      .lazy.compactMap { $0 as? UISplitViewController }.first
  }

  /// The tab that shows this controller, or the one that it is in; nil for none (rule 913).
  final var enclosingTab: UITab? {
    guard let tabs = enclosingTabs else { return nil }
    return sequence(first: self, next: \.container).lazy.compactMap { controller in
      tabs.tab(of: controller).map { $0.innermost(showing: controller) }
    }.first
  }
}

/// What came later, so that an app's class of earlier times may have something else by that name.
public protocol _LaterUIViewController: UIViewController {}
extension UIViewController: _LaterUIViewController {}
extension _LaterUIViewController {
  /// The tab that shows it, or what it is in; nil for none; iOS 18.0 and later (rule 913).
  public var tab: UITab? { requires("tab", since: 18.0, enclosingTab) }
}
