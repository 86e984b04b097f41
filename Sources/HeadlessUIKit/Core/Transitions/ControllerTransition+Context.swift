import EventTrace
import Foundation

/// What animators and interaction controllers see of a transition.
extension ControllerTransition: UIViewControllerContextTransitioning {
  var containerView: UIView { scene.container }
  var isAnimated: Bool { scene.isAnimated }
  var isInteractive: Bool { isDrivenByFinger }
  var transitionWasCancelled: Bool { wasTakenBack }
  var presentationStyle: UIModalPresentationStyle { scene.style }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: scene.from ?? formerFrom
    case .to: scene.to ?? formerTo
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard
      requires("viewForKey:", since: 8.0)
    else { return nil }
    return switch key {
    case .from: scene.fromView ?? formerFromView
    case .to: scene.toView ?? formerToView
    default: nil
    }
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    scene.initialFrames[ObjectIdentifier(viewController)] ?? .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    scene.finalFrames[ObjectIdentifier(viewController)] ?? .zero
  }

  func completeTransition(_ didComplete: Bool) {
    let simulator = Simulator.current!
    simulator.call("completeTransition(_:)", on: actors.animator, ["\(didComplete)"]) {
      if state == .ended || state == .ending {
        return simulator.diagnose(
          "transitionCompletedTwice", noRule: "no source says what UIKit does", on: actors.animator,
          "completeTransition(_:) was called again for a transition that had ended. Call it once, "
            + "in one of the places where the animation may end.")
      }
      complete(didComplete)
    }
  }

  // MARK: The finger

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    progress = min(max(percentComplete.isNaN ? 0 : percentComplete, 0), 1)
  }

  func finishInteractiveTransition() {
    guard state == .running || state == .waiting, isDrivenByFinger else { return }
    fingerChanged(to: false)
  }

  func cancelInteractiveTransition() {
    guard state == .running || state == .waiting, isDrivenByFinger else { return }
    wasTakenBack = true
    fingerChanged(to: false)
  }

  func pauseInteractiveTransition() {
    guard state == .running, !isDrivenByFinger else { return }
    fingerChanged(to: true)
  }

  func fingerChanged(to isDriven: Bool) {
    isDrivenByFinger = isDriven
    let handlers = interactionHandlers
    interactionHandlers.removeAll { $0.isOnce }
    for handler in handlers { handler.block(self) }
  }
}
