public import Foundation

/// What runs on a layer's time. iOS 2.0 and later.
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A change of a layer in time; its delegate hears when it begins and ends.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  public required override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  /// Held, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  /// Values that the app gave to keys of its own.
  final var ownValues: [String: Any] = [:]

  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    onMain(self) { Boxed($0.copied()) }.value
  }
  open override nonisolated func copy() -> Any { copy(with: nil) }

  /// A new animation of the same class with the same values.
  func copied() -> CAAnimation {
    let copy = type(of: self).init()
    copy.duration = duration
    copy.beginTime = beginTime
    copy.timeOffset = timeOffset
    copy.speed = speed
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.ownValues = ownValues
    return copy
  }

  /// How long it runs, from the time at which it was added; infinite for one that has no end.
  final var length: Double {
    var once = duration > 0 ? duration : Simulator.current.transactions.duration
    if autoreverses { once *= 2 }
    let whole = repeatDuration > 0 ? repeatDuration : once * Double(max(repeatCount, 1))
    return speed > 0 ? whole / Double(speed) : .infinity
  }
}

/// Hears of an animation. iOS 10.0 and later.
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  public required init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copied() -> CAAnimation {
    let copy = super.copied()
    if let copy = copy as? CAPropertyAnimation {
      (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
    }
    return copy
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  public required init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func copied() -> CAAnimation {
    let copy = super.copied()
    if let copy = copy as? CABasicAnimation {
      (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    }
    return copy
  }
}

/// An animation that swings like a spring; only its time is modelled. iOS 9.0 and later.
open class CASpringAnimation: CABasicAnimation {
  public required init() {
    Self.requiresClass(since: 9.0)
    super.init()
  }
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 9.0)
    super.init(coder: coder)
  }
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  /// By estimate: until the swing is a thousandth of what it was.
  open var settlingDuration: CFTimeInterval {
    damping > 0 ? Double(2 * mass / damping) * log(1000) : .infinity
  }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  public required init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?

  override func copied() -> CAAnimation {
    let copy = super.copied()
    if let copy = copy as? CAKeyframeAnimation {
      (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
      (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
      copy.rotationMode = rotationMode
    }
    return copy
  }
}

/// Several animations that run together.
open class CAAnimationGroup: CAAnimation {
  public required init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var animations: [CAAnimation]?

  override func copied() -> CAAnimation {
    let copy = super.copied()
    (copy as? CAAnimationGroup)?.animations = animations
    return copy
  }
}

/// A transition of a layer's content.
open class CATransition: CAAnimation {
  public required init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override func copied() -> CAAnimation {
    let copy = super.copied()
    if let copy = copy as? CATransition { (copy.type, copy.subtype) = (type, subtype) }
    return copy
  }
}

/// How values between keyframes are found. iOS 2.0 and later.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear")
  public static let discrete = Self(rawValue: "discrete")
  public static let paced = Self(rawValue: "paced")
  /// iOS 4.0 and later.
  public static let cubic = Self(rawValue: "cubic")
  /// iOS 4.0 and later.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// How what moves along a path turns with it. iOS 2.0 and later.
public nonisolated struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = Self(rawValue: "auto")
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// How a layer's content changes.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a layer's new content comes.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// What is seen of an animation outside of its time.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The pace of an animation.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// iOS 3.0 and later.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation, by its name.
open class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) { super.init() }
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
}

public typealias CFTimeInterval = Double

// MARK: Running

/// An animation that was added to a layer.
final class RunningAnimation {
  let animation: CAAnimation
  let key: String?
  let transaction: Transactions.Open?
  var isOver = false

  init(_ animation: CAAnimation, _ key: String?, _ transaction: Transactions.Open?) {
    (self.animation, self.key, self.transaction) = (animation, key, transaction)
  }
}

extension CALayer {
  /// Lets an animation begin; another one with the same key makes way for it.
  final func run(_ animation: CAAnimation, _ key: String?) {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return }
    if let key { stop { $0.key == key } }
    let open = simulator.transactions.open.last
    // The layer has a copy: changing the animation later changes nothing.
    let run = RunningAnimation(animation.copied(), key, open)
    running.append(run)
    open?.left += 1
    let begin = max(0, run.animation.beginTime - (run.animation.beginTime > 0 ? virtualClock : 0))
    simulator.queue.post(label: "CAAnimation") {
      run.animation.delegate?.animationDidStart(run.animation)
    }
    let length = begin + run.animation.length
    guard length.isFinite, length < 1e9 else { return }
    simulator.post("CAAnimation", after: length) { [weak self] in
      // One that stays is over, too, and is taken for running until somebody removes it.
      guard let self, running.contains(where: { $0 === run }) else { return run.end(false) }
      if run.animation.isRemovedOnCompletion { running.removeAll { $0 === run } }
      run.end(true)
    }
  }

  /// Takes animations away before their time.
  final func stop(where isMeant: (RunningAnimation) -> Bool) {
    let stopped = running.filter(isMeant)
    guard !stopped.isEmpty else { return }
    running.removeAll(where: isMeant)
    for run in stopped {
      Simulator.current.queue.post(label: "CAAnimation") { run.end(false) }
    }
  }
}

extension RunningAnimation {
  fileprivate func end(_ finished: Bool) {
    guard !isOver else { return }
    isOver = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    transaction?.animationEnded()
  }
}

extension CAAnimation: SettableByKey {
  func set(_ value: Any?, byKey key: String) -> Bool {
    ownValues[key] = value
    return true
  }
  func value(byKey key: String) -> Any? { ownValues[key] }
}

extension CALayer: SettableByKey {
  func set(_ value: Any?, byKey key: String) -> Bool {
    ownValues[key] = value
    return true
  }
  func value(byKey key: String) -> Any? { ownValues[key] }
}
