import EventTrace

/// What the delegates of UIKit's containers answer in their place; iOS 7 and later (rule 121).
extension UIViewController {
  /// What the delegate of a navigation or tab bar controller supports; nil when it does not say.
  var orientationsOfDelegate: UIInterfaceOrientationMask? {
    askContainerDelegate(
      navigation: "navigationControllerSupportedInterfaceOrientations(_:)",
      { $0.navigationControllerSupportedInterfaceOrientations($1) },
      tabs: "tabBarControllerSupportedInterfaceOrientations(_:)",
      { $0.tabBarControllerSupportedInterfaceOrientations($1) })
  }

  /// How the delegate of a navigation or tab bar controller wants it presented; nil when it does
  /// not say.
  var preferenceOfDelegate: UIInterfaceOrientation? {
    askContainerDelegate(
      navigation: "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
      { $0.navigationControllerPreferredInterfaceOrientationForPresentation($1) },
      tabs: "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
      { $0.tabBarControllerPreferredInterfaceOrientationForPresentation($1) })
  }

  private func askContainerDelegate<Answer>(
    navigation: String,
    _ askNavigation: (any UINavigationControllerDelegate, UINavigationController) -> Answer,
    tabs: String,
    _ askTabs: (any UITabBarControllerDelegate, UITabBarController) -> Answer
  ) -> Answer? {
    let simulator = Simulator.current!
    guard simulator.has(.containerDelegatesAnswer) else { return nil }
    let name = [simulator.name(of: self)]
    if let container = self as? UINavigationController, let delegate = container.delegate {
      return simulator.callOptional(.query, on: delegate, navigation, name) {
        askNavigation(delegate, container)
      }
    }
    if let container = self as? UITabBarController, let delegate = container.delegate {
      return simulator.callOptional(.query, on: delegate, tabs, name) {
        askTabs(delegate, container)
      }
    }
    return nil
  }
}
