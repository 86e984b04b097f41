public import Foundation

/// Is asked and told about taps on tabs. Every method is optional.
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// iOS 3.0 and later.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    Simulator.current.reachedDelegateDefault = true
    return true
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { Simulator.current.reachedDelegateDefault = true }
}
