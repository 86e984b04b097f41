import Foundation

/// One controller shown by another, from the call that presents it until it is gone.
final class Presentation {
  let presented: UIViewController
  /// The style as it came out on this device.
  let style: UIModalPresentationStyle
  /// How it comes in: as the controller wants it, or as its context does (rule 149).
  let transitionStyle: UIModalTransitionStyle
  var phase = Phase.presenting
  /// Whether the transition on its way takes time.
  var isAnimated: Bool
  /// What the app wants done when the transition on its way has ended (rule 141).
  var completion: (() -> Void)?
  /// Where the presenter's view was that had to make room.
  weak var coveredPlace: UIView?
  var coveredIndex = 0
  var coveredFrame = CGRect.zero

  /// Where a presentation stands.
  enum Phase {
    case presenting, presented
    /// A finger pulls at it, and may still let go.
    case pulled
    case dismissing
  }

  init(
    of presented: UIViewController, style: UIModalPresentationStyle,
    transitionStyle: UIModalTransitionStyle, isAnimated: Bool, completion: (() -> Void)?
  ) {
    self.presented = presented
    self.style = style
    self.transitionStyle = transitionStyle
    self.isAnimated = isAnimated
    self.completion = completion
  }

  /// Seconds that an animated presentation or dismissal takes.
  static let duration = 0.5

  /// Whether a transition is on its way.
  var isRunning: Bool { phase != .presented }

  /// Runs what the app wants done, once.
  func complete() {
    let completion = completion
    self.completion = nil
    if !Simulator.current.isDead { completion?() }
  }
}
