import EventTrace
import Foundation

/// What controllers see of a transition, and what they let run along.
extension ControllerTransition: UIViewControllerTransitionCoordinator {
  var initiallyInteractive: Bool { beganWithFinger }
  var isInterruptible: Bool { canBeTakenOver }
  var isCancelled: Bool { wasTakenBack }
  var transitionDuration: TimeInterval { announced }
  var percentComplete: CGFloat { progress }
  var completionVelocity: CGFloat { actors.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { actors.interactor?.completionCurve ?? .easeInOut }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard state == .waiting || state == .running else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    animations.append(animation)
    // One that joins late runs at once; what joins a rotation waits for the new size.
    if state == .running, hasStarted { runAnimations() }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    interactionHandlers.append((true, handler))
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    guard
      requires("notifyWhenInteractionChangesUsingBlock:", since: 10.0)
    else { return }
    interactionHandlers.append((false, handler))
  }

  /// Runs what is to run along; what a finger drives can be taken back.
  func runAnimations() {
    hasStarted = true
    let waiting = animations
    animations = []
    guard !waiting.isEmpty else { return }
    guard isDrivenByFinger else {
      for block in waiting { block(self) }
      return
    }
    held.hold(for: announced, { for block in waiting { block(self) } }, completion: nil)
  }

  func runCompletions() {
    let waiting = completions
    completions = []
    for block in waiting { block(self) }
  }
}
