public import Foundation

/// What an animator is doing; iOS 10.0 and later.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and not yet finished.
  case stopped
}

/// Where an animation ended; iOS 10.0 and later.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where an animation ended: at its end, back at its start, or in between.
  case end, start, current
}

/// An animation that can be started, paused, scrubbed and turned round; iOS 10.0 and later.
@MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// How far it is.
  var state: UIViewAnimatingState { get }
  /// Whether it runs now.
  var isRunning: Bool { get }
  /// Whether it runs backwards.
  var isReversed: Bool { get set }
  /// From 0 to 1; time alone, whatever the curve.
  var fractionComplete: CGFloat { get set }
  /// Starts it, or goes on with it.
  func startAnimation()
  /// Starts it after so many seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it where it is.
  func pauseAnimation()
  /// Ends it where it is; with false it still waits to be finished.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at that place, and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation whose blocks can be added to; iOS 10.0 and later.
@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that are animated.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin after a part of the duration, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block that is called at the end, with the place where it ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// `durationFactor` is of the animator's own duration; 0 keeps what is left of it.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
