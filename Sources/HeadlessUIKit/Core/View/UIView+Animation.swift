public import Foundation

/// Animations by blocks: the values change at once, the time passes on the virtual clock, and a layer's
/// `presentation()` tells what is seen meanwhile (rules 184 and 271). iOS 4.0 and later.
extension UIView {
  /// Animates changes for so many seconds, after a delay.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard
      requires(
        "animateWithDuration:delay:options:animations:completion:", since: 4.0)
    else { return }
    change(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Runs the block now and the time from now on; without a change there is none (rule 184).
  static func change(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    of transitioning: UIView? = nil, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return }
    let state = simulator.animation
    // A block inside of another takes as long as that one.
    let inherited = options.contains(.overrideInheritedDuration) ? nil : state.inherited.last
    var course = RunningAnimation.Course(
      duration: inherited ?? seconds(duration), delay: seconds(delay), curve: options.curve)
    if let held = state.held {
      return held.hold(
        for: state.isEnabled ? course.whole : 0, animations, completion: completion)
    }
    let outer = state.repeats
    state.repeats = nil
    state.inherited.append(course.duration)
    // What waits comes before; what the block has asked for moves with it (rule 775).
    let flushes = options.contains(.flushUpdates) && simulator.has(.propertyUpdates)
    if flushes { simulator.layOutWindows() }
    let outerFrames = state.frames
    state.frames = []
    var changes = AnimatedChanges.made {
      animations()
      if flushes { simulator.layOutWindows() }
    }
    changes = changes.split(into: state.frames ?? [])
    state.frames = outerFrames
    state.inherited.removeLast()
    if options.contains(.repeat) { course.count = .infinity }
    course.autoreverses = options.contains(.autoreverse)
    if let counts = state.repeats { (course.count, course.autoreverses) = counts }
    state.repeats = outer
    let isStill = changes.isEmpty && transitioning == nil
    // Without a duration the completion comes in the next turn, never in this one.
    if !state.isEnabled || isStill || duration <= 0 && inherited == nil {
      course = RunningAnimation.Course(
        duration: 0, delay: state.isEnabled && !isStill ? course.delay : 0)
    }
    if !simulator.has(.animationsAdd) {
      for view in changes.views { for other in state.running { other.drop(view) } }
    }
    let touches =
      options.contains(.allowUserInteraction)
      ? RunningAnimation.Touches.allowed : transitioning.map { .keptFrom($0) } ?? .kept
    _ = RunningAnimation(
      changes, course, touches: touches, isSeen: transitioning != nil, completion: completion)
  }

  /// Animates changes for so many seconds.
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
    change(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
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
    change(
      withDuration: duration, delay: delay,
      options: AnimationOptions(rawValue: options.rawValue & 0x3F), animations: animations,
      completion: completion)
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
    let made = AnimatedChanges.made(by: animations)
    let start = frameStartTime.isFinite ? frameStartTime : 0
    Simulator.current.animation.frames?
      .append(made.during(start, start + (frameDuration.isFinite ? frameDuration : 1)))
  }

  /// Changes what is in `view` with a transition.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard requires("transitionWithView:duration:options:animations:completion:", since: 4.0) else {
      return
    }
    change(
      withDuration: duration, options: options, of: view, animations: animations ?? {},
      completion: completion)
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
    } else if let superview = fromView.drawnSuperview {
      superview.insert(toView, at: superview.drawnSubviews.count)
    }
    // Rule 1231.
    let time = simulator.animation.isEnabled ? seconds(duration) : 0
    simulator.post("UIView.transition", after: time) {
      if hides { fromView.isHidden = true } else { fromView.detach() }
      completion?(true)
    }
  }

  /// An animation that swings like a spring; only its time is modelled. iOS 17.0 and later.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard
      requires(
        "animateWithSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:",
        since: 17.0)
    else { return }
    change(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Repeats the changes inside of an animation's block; iOS 12.0 and later.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard
      requires("modifyAnimationsWithRepeatCount:autoreverses:animations:", since: 12.0)
    else { return }
    let state = Simulator.current.animation
    state.repeats = (count.isFinite ? max(1, Double(count)) : .infinity, autoreverses)
    animations()
  }

  /// How long the animation takes whose block runs now, in seconds; iOS 9.0 and later.
  public static var inheritedAnimationDuration: TimeInterval {
    requires(
      "inheritedAnimationDuration", since: 9.0, Simulator.current.animation.inherited.last ?? 0)
  }

  private static func seconds(_ interval: TimeInterval) -> TimeInterval {
    interval.isFinite ? max(0, interval) : 0
  }

  /// How an animation runs and what it may look like.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out within the animation.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Views take touches while they are animated.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// It begins where a running animation is.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// It runs again and again.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// It runs back when it is over.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// It has its own duration inside another animation.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// It has its own curve inside another animation.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// Content changes while it is animated.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// Views are hidden and shown, not removed and added.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// Slow at both ends.
    public static let curveEaseInOut: Self = []
    /// Slow at the beginning.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// Always the same speed.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// Turns round from the left.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// Turns round from the right.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// Curls up like paper.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// Curls down like paper.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// Fades from one to the other.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// Turns round from above.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// Turns round from below.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
    /// Draws 60 pictures a second; iOS 10.3 and later. Nothing is drawn here.
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
    /// Draws 30 pictures a second; iOS 10.3 and later. Nothing is drawn here.
    public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
    /// Draws as many pictures a second as the system likes.
    public static let preferredFramesPerSecondDefault: Self = []
    /// Brings properties and layout up to date before it begins and behind its block; iOS 26.0 and later
    /// (rule 775).
    public static let flushUpdates = Self(rawValue: 1 << 12)
  }

  /// How an animation with keyframes runs; iOS 7.0 and later.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out within the animation.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Views take touches while they are animated.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// It begins where a running animation is.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// It runs again and again.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// It runs back when it is over.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// It has its own duration inside another animation.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// It has its own options inside another animation.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Straight from one to the next.
    public static let calculationModeLinear: Self = []
    /// Jumps from one to the next.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// Always the same speed.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// In a curve through all of them.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// In a curve through all of them, always the same speed.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }
}

extension UIView.AnimationOptions {
  /// Which of UIKit's curves they ask for.
  fileprivate var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
  }
}
