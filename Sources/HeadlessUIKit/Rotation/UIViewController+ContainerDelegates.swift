import EventTrace

/// What the delegates of UIKit's containers answer in their place; iOS 7 and later (rule 121).
extension UIViewController {
  /// What the container's delegate supports; nil when it does not say.
  var orientationsOfDelegate: UIInterfaceOrientationMask? {
    switch self {
    case let container as UINavigationController:
      container.delegate.flatMap { delegate in
        ask(delegate, "navigationControllerSupportedInterfaceOrientations(_:)") {
          delegate.navigationControllerSupportedInterfaceOrientations(container)
        }
      }
    case let container as UITabBarController:
      container.delegate.flatMap { delegate in
        ask(delegate, "tabBarControllerSupportedInterfaceOrientations(_:)") {
          delegate.tabBarControllerSupportedInterfaceOrientations(container)
        }
      }
    case let container as UIPageViewController:
      container.delegate.flatMap { delegate in
        ask(delegate, "pageViewControllerSupportedInterfaceOrientations(_:)") {
          delegate.pageViewControllerSupportedInterfaceOrientations(container)
        }
      }
    case let container as UISplitViewController:
      container.delegate.flatMap { delegate in
        ask(delegate, "splitViewControllerSupportedInterfaceOrientations(_:)") {
          delegate.splitViewControllerSupportedInterfaceOrientations(container)
        }
      }
    default: nil
    }
  }

  /// How the container's delegate wants it presented; nil when it does not say.
  var preferenceOfDelegate: UIInterfaceOrientation? {
    switch self {
    case let container as UINavigationController:
      container.delegate.flatMap { delegate in
        ask(delegate, "navigationControllerPreferredInterfaceOrientationForPresentation(_:)") {
          delegate.navigationControllerPreferredInterfaceOrientationForPresentation(container)
        }
      }
    case let container as UITabBarController:
      container.delegate.flatMap { delegate in
        ask(delegate, "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)") {
          delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(container)
        }
      }
    case let container as UIPageViewController:
      container.delegate.flatMap { delegate in
        ask(delegate, "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)") {
          delegate.pageViewControllerPreferredInterfaceOrientationForPresentation(container)
        }
      }
    case let container as UISplitViewController:
      container.delegate.flatMap { delegate in
        ask(delegate, "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)") {
          delegate.splitViewControllerPreferredInterfaceOrientationForPresentation(container)
        }
      }
    default: nil
    }
  }

  private func ask<Answer>(
    _ delegate: AnyObject, _ method: String, _ call: () -> Answer
  ) -> Answer? {
    let simulator = Simulator.current!
    guard simulator.has(.containerDelegatesAnswer) else { return nil }
    return simulator.callOptional(.query, on: delegate, method, [simulator.name(of: self)], call)
  }
}
