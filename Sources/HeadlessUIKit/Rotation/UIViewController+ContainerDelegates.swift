import EventTrace

/// What the delegates of UIKit's containers answer in their place; iOS 7 and later (rule 121).
extension UIViewController {
  /// What the container's delegate supports; nil when it does not say.
  var orientationsOfDelegate: UIInterfaceOrientationMask? {
    switch self {
    case let container as UINavigationController:
      ask(container.delegate, "navigationControllerSupportedInterfaceOrientations(_:)") {
        $0.navigationControllerSupportedInterfaceOrientations(container)
      }
    case let container as UITabBarController:
      ask(container.delegate, "tabBarControllerSupportedInterfaceOrientations(_:)") {
        $0.tabBarControllerSupportedInterfaceOrientations(container)
      }
    case let container as UIPageViewController:
      ask(container.delegate, "pageViewControllerSupportedInterfaceOrientations(_:)") {
        $0.pageViewControllerSupportedInterfaceOrientations(container)
      }
    case let container as UISplitViewController:
      ask(container.delegate, "splitViewControllerSupportedInterfaceOrientations(_:)") {
        $0.splitViewControllerSupportedInterfaceOrientations(container)
      }
    default: nil
    }
  }

  /// How the container's delegate wants it presented; nil when it does not say.
  var preferenceOfDelegate: UIInterfaceOrientation? {
    switch self {
    case let container as UINavigationController:
      ask(
        container.delegate, "navigationControllerPreferredInterfaceOrientationForPresentation(_:)"
      ) { $0.navigationControllerPreferredInterfaceOrientationForPresentation(container) }
    case let container as UITabBarController:
      ask(container.delegate, "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)") {
        $0.tabBarControllerPreferredInterfaceOrientationForPresentation(container)
      }
    case let container as UIPageViewController:
      ask(container.delegate, "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)")
      { $0.pageViewControllerPreferredInterfaceOrientationForPresentation(container) }
    case let container as UISplitViewController:
      ask(container.delegate, "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)")
      { $0.splitViewControllerPreferredInterfaceOrientationForPresentation(container) }
    default: nil
    }
  }

  private func ask<Delegate, Answer>(
    _ delegate: Delegate?, _ method: String, _ call: (Delegate) -> Answer
  ) -> Answer? {
    let simulator = Simulator.current!
    guard let delegate, simulator.has(.containerDelegatesAnswer) else { return nil }
    return simulator.callOptional(
      .query, on: delegate as AnyObject, method, [simulator.name(of: self)]
    ) { call(delegate) }
  }
}
