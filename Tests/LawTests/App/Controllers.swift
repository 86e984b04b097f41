import Foundation
import HeadlessUIKit

/// A controller that does nothing of its own.
final class Leaf: UIViewController {}

final class Navigation: UINavigationController {}

final class Tabs: UITabBarController {}

final class Split: UISplitViewController {}

/// A book without an end: behind each page lies a new one.
final class Pages: UIPageViewController, UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { Leaf() }
}

/// Moves controllers as an app of its own would: from iOS 7 on.
final class Animator: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.viewController(forKey: .to)?.view, view.window == nil {
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), animations: {},
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// A container of an app, written as Apple documents it, with its children one above the other.
class Container: UIViewController {
  /// Up to iOS 5 a view may be loaded a second time: the children are there before it.
  override func viewDidLoad() {
    super.viewDidLoad()
    for child in childControllers { view.addSubview(child.view) }
  }

  func take(in child: UIViewController, into place: UIView) {
    addChild(child)
    place.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func letGo(of child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

/// A container that leaves its children's appearances to UIKit.
final class Automatic: Container {}

/// A container that tells its children of their appearances itself.
final class Manual: Container {
  private enum Phase { case hidden, appearing, shown, disappearing }
  private var phase = Phase.hidden

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool {
    false
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    phase = .appearing
    for child in children { child.beginAppearanceTransition(true, animated: animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    phase = .shown
    for child in children { child.endAppearanceTransition() }
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    phase = .disappearing
    for child in children { child.beginAppearanceTransition(false, animated: animated) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    phase = .hidden
    for child in children { child.endAppearanceTransition() }
  }

  override func take(in child: UIViewController, into place: UIView) {
    addChild(child)
    let (begins, ends) = (phase == .appearing || phase == .shown, phase == .shown)
    if begins { child.beginAppearanceTransition(true, animated: false) }
    place.addSubview(child.view)
    if ends { child.endAppearanceTransition() }
    child.didMove(toParent: self)
  }

  override func letGo(of child: UIViewController) {
    child.willMove(toParent: nil)
    // One that is on its way out already has heard that it will disappear.
    if phase == .appearing || phase == .shown {
      child.beginAppearanceTransition(false, animated: false)
    }
    child.view.removeFromSuperview()
    if phase != .hidden { child.endAppearanceTransition() }
    child.removeFromParent()
  }
}
