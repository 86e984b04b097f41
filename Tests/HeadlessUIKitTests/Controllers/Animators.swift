import EventTrace
import Foundation
import HeadlessUIKit
import RuntimeFixtures

/// Fades the new view in, as most apps' animators begin.
class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  var seconds = 0.4
  /// What the test wants done when the animation begins.
  var during: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  /// How many times the end is reported.
  var reports = 1
  var addsView = true

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { seconds }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    during(transitionContext)
    let to = transitionContext.viewController(forKey: .to)!
    let from = transitionContext.viewController(forKey: .from)!
    let isComing = transitionContext.finalFrame(for: to) != .zero && to.view.superview == nil
    if isComing, addsView {
      to.view.frame = transitionContext.finalFrame(for: to)
      transitionContext.containerView.addSubview(to.view)
      to.view.alpha = 0
    }
    let moved = isComing ? to.view! : from.view!
    UIView.animate(withDuration: seconds) {
      moved.alpha = isComing ? 1 : 0
    } completion: { [self] _ in
      for _ in 0..<reports {
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {}
}

/// Moves by a property animator that can be taken over.
final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let to = transitionContext.viewController(forKey: .to)!
    to.view.frame = transitionContext.finalFrame(for: to)
    transitionContext.containerView.addSubview(to.view)
    let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { to.view.alpha = 0.5 }
    made.addCompletion { [self] _ in
      animator = nil
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator = made
    return made
  }
}

/// Gives a presented controller its animator, and whatever else a test wants.
final class Director: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  var coming: (any UIViewControllerAnimatedTransitioning)?
  var going: (any UIViewControllerAnimatedTransitioning)?
  var finger: UIPercentDrivenInteractiveTransition?
  var controller: ((UIViewController, UIViewController?) -> UIPresentationController)?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { coming }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { going }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { controller?(presented, presenting) }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? coming : going }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { coming }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
}

/// Leaves room around what it presents, and dims what is behind.
final class Card: UIPresentationController {
  let dimming = UIView()
  var removesPresenter = false

  override var shouldRemovePresentersView: Bool { removesPresenter }
  override var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds.insetBy(dx: 20, dy: 40) ?? .zero
  }
  override func presentationTransitionWillBegin() {
    containerView?.addSubview(dimming)
    dimming.alpha = 0
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }
  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }
  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

extension TestApp {
  /// Everything that happens to the app's objects from `mark` on: `Fade.animateTransition`.
  func story(since mark: Int, without left: Set<String> = []) -> [String] {
    let layout: Set = [
      "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints", "loadView",
      "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews", "viewIsAppearing",
      "traitCollectionDidChange", "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange",
      "shouldAutomaticallyForwardAppearanceMethods",
    ]
    return device.simulator.recorder.events[mark...].compactMap { event in
      let member = String(event.name.prefix { $0 != "(" })
      guard event.kind == .callback || event.kind == .query, !layout.contains(member),
        !left.contains(member), let subject = event.subject
      else { return nil }
      return "\(subject.name).\(member)"
    }
  }

  /// The names of the diagnoses from `mark` on.
  func diagnoses(since mark: Int) -> [String] {
    device.simulator.recorder.events[mark...].filter { $0.kind == .diagnosis }.map(\.name)
  }
}
