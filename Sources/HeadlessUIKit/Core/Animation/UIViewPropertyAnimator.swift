import EventTrace
public import Foundation

/// Animates views in a way that can be paused, scrubbed, turned round and stopped; iOS 10.0 and later.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Seconds.
  public let duration: TimeInterval
  /// Seconds before it begins.
  public private(set) var delay: TimeInterval = 0
  /// How fast it is when.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Whether it can be held and driven.
  open var isInterruptible = true {
    didSet { declaredOnly("UIViewPropertyAnimator.isInterruptible", oldValue, isInterruptible) }
  }
  /// Whether the views take touches while they are animated.
  open var isUserInteractionEnabled = true
  /// Whether the app looks itself for the views that are touched.
  open var isManualHitTestingEnabled = false {
    didSet {
      declaredOnly(
        "UIViewPropertyAnimator.isManualHitTestingEnabled", oldValue, isManualHitTestingEnabled)
    }
  }
  /// Whether scrubbing is linear, whatever the curve; iOS 11.0 and later.
  open var scrubsLinearly: Bool {
    get { requires("scrubsLinearly", since: 11.0, ownScrubsLinearly) }
    set { ownScrubsLinearly = requires("setScrubsLinearly:", since: 11.0, newValue) }
  }
  final var ownScrubsLinearly = true {
    didSet { declaredOnly("UIViewPropertyAnimator.scrubsLinearly", oldValue, ownScrubsLinearly) }
  }
  /// Whether it pauses at its end instead of ending; iOS 11.0 and later.
  open var pausesOnCompletion: Bool {
    get { requires("pausesOnCompletion", since: 11.0, ownPausesOnCompletion) }
    set { ownPausesOnCompletion = requires("setPausesOnCompletion:", since: 11.0, newValue) }
  }
  final var ownPausesOnCompletion = false

  /// How far it is.
  public private(set) var state = UIViewAnimatingState.inactive
  private var blocks: [() -> Void] = []
  /// Those that begin after a part of the duration.
  private var lateBlocks: [(start: Double, block: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes = AnimatedChanges()
  /// How far it was when it last began to run, or where it pauses.
  private var fraction = 0.0
  /// When it began to run from ``fraction``, and how many seconds the whole takes at this pace.
  private var run: (start: Double, whole: Double)?
  private var ticket: EventQueue.Ticket?
  private var isTurned = false
  /// Of the device that it was made on.
  private let animation = Simulator.current.animation

  /// Makes an animator that takes so many seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    Self.requiresClass(since: 10.0)
    self.duration = duration.isFinite ? max(0, duration) : 0
    timingParameters = parameters
    super.init()
  }

  /// Makes an animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .linear))
  }

  deinit {
    MainActor.assumeIsolated {
      guard state != .inactive, let simulator = Simulator.current, simulator.animation === animation
      else { return }
      simulator.raise(
        .internalInconsistency,
        "It is an error to release a paused or stopped property animator. Property animators must "
          + "either finish animating or be explicitly stopped and finished before they can be "
          + "released.")
    }
  }

  /// Starts an animation that runs to its end.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What it does

  /// Adds changes that are animated.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .inactive {
      blocks.append(animation)
    } else {
      changes = changes + AnimatedChanges.made(by: animation)
    }
  }

  /// Adds changes that begin after a part of the duration, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let start = min(max(Double(delayFactor.isFinite ? delayFactor : 0), 0), 1)
    if state == .inactive {
      lateBlocks.append((start, animation))
    } else {
      // Of what is left when it already runs.
      let now = fractionNow
      let made = AnimatedChanges.made(by: animation)
      changes = changes + made.during(now + (1 - now) * start, 1)
    }
  }

  /// Adds a block that is called at the end, with the place where it ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}

extension UIViewPropertyAnimator {
  /// Whether it runs now.
  public var isRunning: Bool { run != nil }

  /// Whether it runs backwards.
  public var isReversed: Bool {
    get { isTurned }
    set {
      guard newValue != isTurned else { return }
      let whole = run?.whole
      if whole != nil { hold() }
      isTurned = newValue
      if let whole { go(whole: whole) }
    }
  }

  /// How far it is in the direction in which it runs, from 0 to 1; setting it moves the views there (rule 950).
  public var fractionComplete: CGFloat {
    get { isTurned ? 1 - fractionNow : fractionNow }
    set {
      guard state != .stopped else { return }
      begin()
      hold()
      let part = min(max(newValue.isNaN ? 0 : newValue, 0), 1)
      fraction = isTurned ? 1 - part : part
    }
  }

  /// Starts it, or goes on with it.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts it after so many seconds.
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, run == nil, isAlive else { return }
    self.delay = delay.isFinite ? max(0, delay) : 0
    begin()
    go(whole: duration, delay: self.delay)
  }

  /// Holds it where it is.
  public func pauseAnimation() {
    guard state != .stopped, isAlive else { return }
    begin()
    hold()
  }

  /// Goes on after a pause, with another curve or duration.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, run == nil, isAlive else { return }
    let left = isTurned ? fraction : 1 - fraction
    // The factor says how long what is left takes.
    go(whole: durationFactor > 0 && left > 0 ? duration * durationFactor / left : duration)
  }

  /// Ends it where it is; with false it still waits to be finished.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isAlive else { return }
    hold()
    changes.stop(at: fraction)
    state = .stopped
    if withoutFinishing { reset() }
  }

  /// Ends a stopped animation at that place, and calls the completions.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard isAlive else { return }
    guard state == .stopped else {
      Simulator.current.raise(
        .internalInconsistency,
        "finishAnimationAtPosition: should only be called on a stopped animator!")
      return
    }
    switch finalPosition {
    case .end: changes.stop(at: 1)
    case .start: changes.takeBack()
    case .current: break
    }
    end(at: finalPosition)
  }

  // MARK: Its time

  private var isAlive: Bool { !Simulator.current.isDead }
  private var now: Double { Simulator.current.queue.now.seconds }

  private var fractionNow: Double {
    guard let run else { return fraction }
    guard run.whole > 0 else { return isTurned ? 0 : 1 }
    let passed = max(0, now - run.start) / run.whole
    return isTurned ? max(0, fraction - passed) : min(1, fraction + passed)
  }

  /// Runs the blocks; from here on it is active.
  private func begin() {
    guard state == .inactive else { return }
    state = .active
    fraction = 0
    let (waiting, late) = (blocks, lateBlocks)
    (blocks, lateBlocks) = ([], [])
    changes = AnimatedChanges.made { for block in waiting { block() } }
    for (start, block) in late {
      changes = changes + AnimatedChanges.made(by: block).during(start, 1)
    }
    Simulator.current.animation.animators[ObjectIdentifier(self)] = { [weak self] in
      (self?.changes ?? AnimatedChanges(), self?.fractionNow ?? 1)
    }
    endIfUnseen()
  }

  /// Where nothing that it changes is in a window when the turn ends, it is over, though it pauses (rule 1277).
  private func endIfUnseen() {
    guard changes.isUnseen else { return }
    Simulator.current.post("UIViewPropertyAnimator") { [self] in
      guard state == .active, changes.isUnseen else { return }
      hold()
      arrive()
    }
  }

  private func hold() {
    fraction = fractionNow
    run = nil
    if let ticket { Simulator.current.queue.cancel(ticket) }
    ticket = nil
  }

  private func go(whole: Double, delay: Double = 0) {
    run = (now + delay, whole)
    let left = (isTurned ? fraction : 1 - fraction) * whole
    ticket = Simulator.current.queue.post(
      after: delay + left, label: "UIViewPropertyAnimator", keepsBusy: true
    ) { [self] in
      ticket = nil
      arrive()
    }
  }

  private func arrive() {
    run = nil
    fraction = isTurned ? 0 : 1
    guard !ownPausesOnCompletion else { return }
    if isTurned { changes.takeBack() }
    end(at: isTurned ? .start : .end)
  }

  private func end(at position: UIViewAnimatingPosition) {
    let waiting = completions
    reset()
    for completion in waiting { completion(position) }
  }

  private func reset() {
    state = .inactive
    Simulator.current.animation.animators[ObjectIdentifier(self)] = nil
    changes = AnimatedChanges()
    completions = []
    isTurned = false
  }
}
