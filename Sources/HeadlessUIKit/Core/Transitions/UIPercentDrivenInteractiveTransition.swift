import EventTrace
public import Foundation

/// Drives an animator by a number from 0 to 1; iOS 7.0 and later.
///
/// The animator's animations begin and wait; they run on with ``finish()`` and back with ``cancel()``.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How fast the rest goes, as a factor.
  open var completionSpeed: CGFloat = 1
  /// How the rest goes.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether a gesture drives it from the start; iOS 10.0 and later.
  open var wantsInteractiveStart: Bool {
    get { requires("wantsInteractiveStart", since: 10.0, ownWantsInteractiveStart) }
    set { ownWantsInteractiveStart = requires("setWantsInteractiveStart:", since: 10.0, newValue) }
  }
  final var ownWantsInteractiveStart = true
  /// How fast it is when; nil for the usual curve; iOS 10.0 and later.
  open var timingCurve: (any UITimingCurveProvider)? {
    get { requires("timingCurve", since: 10.0, ownTimingCurve) }
    set { ownTimingCurve = requires("setTimingCurve:", since: 10.0, newValue) }
  }
  final var ownTimingCurve: (any UITimingCurveProvider)?
  /// How far it is, from 0 to 1.
  open var percentComplete: CGFloat { share }
  private var share: CGFloat = 0
  private weak var transition: ControllerTransition?
  private var animator: (any UIViewImplicitlyAnimating)?

  public override init() {
    Self.requiresClass(since: 7.0)
    super.init()
  }

  /// Seconds, as the animator announced them.
  open var duration: CGFloat { transition?.announced ?? 0 }

  /// The change begins, driven by a gesture.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition,
      let animating = transition.actors.animator
    else {
      return Simulator.current.unimplemented(
        "UIPercentDrivenInteractiveTransition.startInteractiveTransition(_:)",
        "a context of the app's own cannot be driven.")
    }
    self.transition = transition
    share = 0
    animator = interruptibleAnimator(of: animating, in: transition)
    transition.canBeTakenOver = animator != nil
    if let animator { return animator.pauseAnimation() }
    let outer = Simulator.current.animation.held
    Simulator.current.animation.held = transition.held
    transition.animate(with: animating)
    Simulator.current.animation.held = outer
  }

  /// Gets ready to take over a transition that runs by itself.
  func watch(_ transition: ControllerTransition) {
    guard let animating = transition.actors.animator else { return }
    animator = interruptibleAnimator(of: animating, in: transition)
    transition.canBeTakenOver = animator != nil
    if animator != nil { self.transition = transition }
  }

  /// Moves it to that part, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    recorded("update(_:)", ["\(percentComplete)"]) { transition in
      share = min(max(percentComplete.isNaN ? 0 : percentComplete, 0), 1)
      transition.updateInteractiveTransition(share)
      animator?.fractionComplete = share
    }
  }

  /// Lets it run to its end.
  open func finish() {
    recorded("finish()") { transition in
      transition.finishInteractiveTransition()
      release { animator, held in
        if let animator {
          return animator.continueAnimation(withTimingParameters: ownTimingCurve, durationFactor: 0)
        }
        held.runOn(from: position, speed: speed)
      }
    }
  }

  /// Lets it run back.
  open func cancel() {
    recorded("cancel()") { transition in
      transition.cancelInteractiveTransition()
      release { animator, held in
        held.runBack(from: position, speed: speed)
        guard let animator else { return }
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: ownTimingCurve, durationFactor: 0)
      }
    }
  }

  /// Takes over a transition that runs by itself; iOS 10.0 and later, and only of an animator with
  /// `interruptibleAnimator(using:)`.
  open func pause() {
    guard requires("pauseInteractiveTransition", since: 10.0) else { return }
    recorded("pause()") { transition in
      transition.pauseInteractiveTransition()
      animator?.pauseAnimation()
      share = animator?.fractionComplete ?? share
    }
  }

  // MARK: The animator

  private var position: Double { share * (transition?.announced ?? 0) }
  private var speed: Double { completionSpeed > 0 ? completionSpeed : 1 }

  /// Lets the animations go; the finger has nothing to do with them from here on.
  private func release(_ body: ((any UIViewImplicitlyAnimating)?, HeldAnimations) -> Void) {
    guard let transition else { return }
    body(animator, transition.held)
    self.transition = nil
    animator = nil
  }

  private func interruptibleAnimator(
    of animating: any UIViewControllerAnimatedTransitioning, in transition: ControllerTransition
  ) -> (any UIViewImplicitlyAnimating)? {
    let simulator = Simulator.current!
    guard simulator.has(.propertyAnimators) else { return nil }
    return simulator.callOptional(
      .query, on: animating, "interruptibleAnimator(using:)", ["transitionContext"],
      describe: { simulator.name(of: $0) }
    ) { animating.interruptibleAnimator(using: transition) }
  }

  /// Writes down what the app calls; without a transition it has no effect, and that is said.
  private func recorded(
    _ name: String, _ arguments: [String] = [], _ body: (ControllerTransition) -> Void
  ) {
    let simulator = Simulator.current!
    simulator.call(name, on: self, arguments) {
      guard !simulator.isDead else { return }
      if let transition { return body(transition) }
      simulator.diagnose(
        "interactionWithoutTransition", noRule: "no source says what UIKit does", on: self,
        "\(name) came while no transition was driven by \(simulator.name(of: self)), and had no "
          + "effect. A transition begins in the turn after the push, pop, selection, presentation "
          + "or dismissal that starts it.")
    }
  }
}
