public import Foundation

/// Animations by blocks: the values change at once, the time passes on the virtual clock.
///
/// What is drawn between the two ends of an animation is not modelled. iOS 4.0 and later.
extension UIView {
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard
      requires(
        "animateWithDuration:delay:options:animations:completion:", since: 4.0)
    else { return }
    change(withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  private static func change(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return }
    let length = simulator.animation.isEnabled ? seconds(duration) + seconds(delay) : 0
    if let held = simulator.animation.held {
      return held.hold(for: length, animations, completion: completion)
    }
    animations()
    // Without a duration the completion comes in the next turn, never in this one.
    simulator.post("UIView.animate", after: length) {
      completion?(true)
    }
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard requires("animateWithDuration:animations:completion:", since: 4.0) else { return }
    change(withDuration: duration, animations: animations, completion: completion)
  }

  /// An animation that swings like a spring; only its time is modelled. iOS 7.0 and later.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard
      requires(
        "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:",
        since: 7.0)
    else { return }
    change(withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// An animation in parts, which ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``
  /// adds; the values change at once. iOS 7.0 and later.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard
      requires("animateKeyframesWithDuration:delay:options:animations:completion:", since: 7.0)
    else { return }
    change(withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// One part of an animation with keyframes; iOS 7.0 and later.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard
      requires("addKeyframeWithRelativeStartTime:relativeDuration:animations:", since: 7.0),
      !Simulator.current.isDead
    else { return }
    animations()
  }

  /// Changes what is in `view` with a transition.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard requires("transitionWithView:duration:options:animations:completion:", since: 4.0) else {
      return
    }
    change(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Puts `toView` into the place of `fromView`, or shows the one and hides the other.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard requires("transitionFromView:toView:duration:options:completion:", since: 4.0) else {
      return
    }
    let simulator = Simulator.current!
    guard !simulator.isDead else { return }
    let hides = options.contains(.showHideTransitionViews)
    if hides {
      toView.isHidden = false
    } else if let superview = fromView.superview {
      superview.insert(toView, at: superview.subviews.count)
    }
    simulator.post("UIView.transition", after: seconds(duration)) {
      if hides { fromView.isHidden = true } else { fromView.detach() }
      completion?(true)
    }
  }

  private static func seconds(_ interval: TimeInterval) -> TimeInterval {
    interval.isFinite ? max(0, interval) : 0
  }

  /// How an animation runs and what it may look like.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = Self(rawValue: 1 << 0)
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    public static let curveEaseInOut: Self = []
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
  }

  /// How an animation with keyframes runs; iOS 7.0 and later.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = Self(rawValue: 1 << 0)
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    public static let calculationModeLinear: Self = []
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }
}
