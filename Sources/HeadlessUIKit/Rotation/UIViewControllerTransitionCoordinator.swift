public import Foundation

/// What is known of a transition that is going on.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
}

/// Lets an app animate along with a transition of UIKit's own; iOS 7.0 and later.
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` with the transition and `completion` after it; false when it is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
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

/// What gets room from a container and hears when that changes; iOS 8.0 and later.
public protocol UIContentContainer: NSObjectProtocol {
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

extension UIViewController: UIContentContainer {}

/// Collects what runs with a rotation and after it.
final class RotationCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  let containerView: UIView
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var isOver = false

  init(duration: TimeInterval, in window: UIView) {
    transitionDuration = duration
    containerView = window
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !isOver else { return false }
    animation.map { animations.append($0) }
    completion.map { completions.append($0) }
    return true
  }

  func runAnimations() {
    let waiting = animations
    animations = []
    for block in waiting { block(self) }
  }

  func complete() {
    isOver = true
    let waiting = completions
    completions = []
    for block in waiting { block(self) }
  }
}
