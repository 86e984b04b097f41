public import Foundation

/// Hears of pages that a finger turns. Every method is optional; turns by code are not told.
@MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A gesture begins to turn the page; iOS 6.0 and later.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// A gesture has turned the page, or let it fall back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Asked when the interface turns, of pages that curl; the delegate may set other pages here.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// The orientations that the controller supports; iOS 7.0 and later (rule 121).
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// The orientation in which it is presented first; iOS 7.0 and later (rule 121).
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// The default for a type that does not implement this member.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    isMissing()
    return []
  }
  /// The default for a type that does not implement this member.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation {
    isMissing()
    return .unknown
  }
  /// The default for a type that does not implement this member.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    isMissing()
    return pageViewController.spineLocation
  }
}

/// Knows the pages and their order.
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before that one; nil for the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page behind that one; nil for the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots are shown below pages that scroll; optional, iOS 6.0 and later.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot stands for the page that code has set; optional, iOS 6.0 and later.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// The default for a type that does not implement this member.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    isMissing()
    return 0
  }
  /// The default for a type that does not implement this member.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    isMissing()
    return 0
  }
}
