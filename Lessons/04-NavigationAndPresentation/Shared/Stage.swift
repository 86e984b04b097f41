import StageKit
import UIKit

/// What the device lets take no time.
enum Surroundings {
  static let dismissals: [String: (Any?) throws -> Any?] = [
    // What is presented now, with all that lies over it, will go at once.
    "hurry": { _ in
      var screens: [UIViewController] = []
      while let next = (screens.last ?? OnScreen.root)?.presentedViewController {
        screens.append(next)
      }
      return Instant.hurry(screens)
    }
  ]
}

/// Takes away what is dismissed in no time, as an app may wish: then nothing has a time of its own to wait for.
final class Instant: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  static let shared = Instant()

  /// Lets these controllers go so; where the app has a way of its own, it keeps that.
  static func hurry(_ controllers: [UIViewController]) -> Bool {
    let free = controllers.filter { $0.transitioningDelegate == nil }
    for controller in free { controller.transitioningDelegate = shared }
    return !free.isEmpty
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(
    using context: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
    context.view(forKey: .from)?.removeFromSuperview()
    context.completeTransition(true)
  }
}
