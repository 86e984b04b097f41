public import Foundation

/// What is known of a transition that is going on; iOS 7.0 and later.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// How the controller is presented; `none` outside of presentations.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began with a finger.
  var initiallyInteractive: Bool { get }
  /// Whether a finger may take it over while it runs; iOS 10.0 and later.
  var isInterruptible: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
  /// Seconds that it takes without a finger.
  var transitionDuration: TimeInterval { get }
  /// From 0 to 1: how far the finger brought it.
  var percentComplete: CGFloat { get }
  /// How much faster than usual it ends after the finger let go.
  var completionVelocity: CGFloat { get }
  /// How the rest goes.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the change happens.
  var containerView: UIView { get }
  /// The controller that comes or goes; nil when there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes or goes; nil when there is none; iOS 8.0 and later.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets an app animate along with a transition; iOS 7.0 and later.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` with the transition and `completion` after it; false when it is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for views that are not in the container view, but in `view`.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs `handler` when the finger lets go: the transition goes on or is taken back.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Runs `handler` each time that a finger takes over or lets go; iOS 10.0 and later.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// How the interface turns; here it does not. iOS 8.0 and later.
  public var targetTransform: CGAffineTransform {
    declaredOnly("UIViewControllerTransitionCoordinatorContext.targetTransform")
    return .identity
  }
}
