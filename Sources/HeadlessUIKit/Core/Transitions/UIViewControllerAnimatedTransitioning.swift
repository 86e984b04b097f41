public import Foundation

/// An app's own animation of a transition; iOS 7.0 and later.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Moves the views and in the end calls `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// An animator that can be taken over while it runs; optional, iOS 10.0 and later.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// The transition is over; optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// The default for a type that does not implement this member.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    isMissing()
    return UIViewPropertyAnimator()
  }
  /// The default for a type that does not implement this member.
  public func animationEnded(_ transitionCompleted: Bool) { isMissing() }
}

/// Drives a transition by a finger; iOS 7.0 and later.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// The change begins, driven by a gesture.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How much faster than usual the rest runs; optional.
  var completionSpeed: CGFloat { get }
  /// Optional.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a finger drives it from the beginning; optional, iOS 10.0 and later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default for a type that does not implement this member.
  public var completionSpeed: CGFloat { 1 }
  /// The default for a type that does not implement this member.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default for a type that does not implement this member.
  public var wantsInteractiveStart: Bool { true }
}
