public import Foundation

/// What runs on a layer's time. iOS 2.0 and later.
public protocol CAMediaTiming {
  /// When it begins, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs; 1 for as fast as the time around it.
  var speed: Float { get set }
  /// How far into itself it begins, in seconds (rule 1372).
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs.
  var repeatCount: Float { get set }
  /// For how many seconds it runs again and again; 0 where the count decides.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back.
  var autoreverses: Bool { get set }
  /// What shows before and after it.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A change of a layer in time; its delegate hears when it begins and ends.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  public override init() { super.init() }
  /// Makes one from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Whether it stands for what a layer does by itself (rule 951).
  final var isImplicit = false
  /// How long it takes, in seconds.
  open var duration: CFTimeInterval = 0
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How far into itself it begins, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How fast its time runs; 1 for as fast as the layer's.
  open var speed: Float = 1
  /// How often it runs.
  open var repeatCount: Float = 0
  /// For how many seconds it runs again and again; 0 where the count decides.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs back.
  open var autoreverses = false
  /// Whether it is removed at its end.
  open var isRemovedOnCompletion = true
  /// What shows before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How fast it is when; nil for always the same.
  open var timingFunction: CAMediaTimingFunction?
  /// How many pictures a second it wants; iOS 15.0 and later. Nothing is drawn here.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { requires("preferredFrameRateRange", since: 15.0, ownRange) }
    set { ownRange = requires("setPreferredFrameRateRange:", since: 15.0, newValue) }
  }
  private final var ownRange = CAFrameRateRange.default {
    didSet { keptLook("CAAnimation.preferredFrameRateRange", oldValue, ownRange) }
  }
  /// Held, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  /// Values that the app gave to keys of its own.
  final var ownValues: [String: Any] = [:]

  /// What a property has that nobody set; nil for nothing.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Adds itself to the layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// A new animation of the same class with the same values.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    onMain(self) { Boxed($0.copied()) }.value
  }
  open override nonisolated func copy() -> Any { copy(with: nil) }

  /// A new animation of the same class with the same values.
  func copied() -> CAAnimation {
    guard let copy = NSObject.make(type(of: self)) as? CAAnimation else { return self }
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
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// What is animated; nil for nothing.
  open var keyPath: String?
  /// Whether its values are added to the layer's own.
  open var isAdditive = false
  /// Whether each run begins where the last one ended.
  open var isCumulative = false
  /// What is made of a value before it is set; nil for nothing; iOS 3.0 and later.
  open var valueFunction: CAValueFunction? {
    get { requires("valueFunction", since: 3.0, ownFunction) }
    set { ownFunction = requires("setValueFunction:", since: 3.0, newValue) }
  }
  private final var ownFunction: CAValueFunction? {
    didSet { declaredOnly("CAPropertyAnimation.valueFunction", oldValue, ownFunction) }
  }
  /// Makes one with the usual values.
  public override init() { super.init() }
  /// Makes one from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes an animation of that property.
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
  /// Makes one with the usual values.
  public override init() { super.init() }
  /// Makes one from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Where it begins; nil for the present value.
  open var fromValue: Any?
  /// Where it ends; nil for the present value.
  open var toValue: Any?
  /// By how much it changes; nil where the ends are given.
  open var byValue: Any?

  override func copied() -> CAAnimation {
    let copy = super.copied()
    if let copy = copy as? CABasicAnimation {
      (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    }
    return copy
  }
}

/// An animation that swings like a spring (rule 1312). iOS 9.0 and later.
open class CASpringAnimation: CABasicAnimation {
  /// Makes one with the usual values.
  public override init() {
    Self.requiresClass(since: 9.0)
    super.init()
  }
  /// Makes one from an archive.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 9.0)
    super.init(coder: coder)
  }
  /// How heavy what swings is.
  open var mass: CGFloat = 1
  /// How strong the spring is.
  open var stiffness: CGFloat = 100
  /// How soon the swing comes to rest.
  open var damping: CGFloat = 10
  /// How fast it moves at the beginning.
  open var initialVelocity: CGFloat = 0
  /// Makes a spring by how it feels; iOS 17.0 and later.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    Self.requires(init: "initWithPerceptualDuration:bounce:", since: 17.0)
    self.init()
    let frequency = 2 * Double.pi / max(perceptualDuration, 0.001)
    stiffness = CGFloat(frequency * frequency)
    damping =
      bounce < 0
      ? CGFloat(2 * frequency) / max(1 + bounce, 0.001) : CGFloat(2 * frequency) * (1 - bounce)
    duration = settlingDuration
  }
  /// About how long it seems to take, in seconds; iOS 17.0 and later.
  open var perceptualDuration: CFTimeInterval {
    requires(
      "perceptualDuration", since: 17.0,
      2 * Double.pi / Double(max(stiffness / mass, 1e-9)).squareRoot())
  }
  /// How much it swings, from 0 for not at all; iOS 17.0 and later.
  open var bounce: CGFloat {
    requires("bounce", since: 17.0)
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
  /// Whether a strong damping makes it slower; iOS 17.0 and later. Nothing comes of it here.
  open var allowsOverdamping: Bool {
    get { requires("allowsOverdamping", since: 17.0, ownOverdamping) }
    set { ownOverdamping = requires("setAllowsOverdamping:", since: 17.0, newValue) }
  }
  private final var ownOverdamping = false {
    didSet { declaredOnly("CASpringAnimation.allowsOverdamping", oldValue, ownOverdamping) }
  }

  override func copied() -> CAAnimation {
    let copy = super.copied()
    if let copy = copy as? CASpringAnimation {
      (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
      (copy.initialVelocity, copy.ownOverdamping) = (initialVelocity, ownOverdamping)
    }
    return copy
  }

  /// By estimate: until the swing is a thousandth of what it was.
  open var settlingDuration: CFTimeInterval {
    damping > 0 ? Double(2 * mass / damping) * log(1000) : .infinity
  }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Makes one with the usual values.
  public override init() { super.init() }
  /// Makes one from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// What it goes through; nil for nothing.
  open var values: [Any]?
  /// What a position follows; nil where the values say it.
  open var path: CGPath?
  /// When, from 0 to 1; nil for equal distances.
  open var keyTimes: [NSNumber]?
  /// How fast it is when, from value to value; nil for always the same.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between two of the given ones are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight the curve is at each value; nil for as usual; iOS 4.0 and later.
  open var tensionValues: [NSNumber]? {
    get { requires("tensionValues", since: 4.0, ownTension) }
    set { ownTension = requires("setTensionValues:", since: 4.0, newValue) }
  }
  private final var ownTension: [NSNumber]? {
    didSet { keptLook("CAKeyframeAnimation.tensionValues", oldValue, ownTension) }
  }
  /// How sharp the curve's corners are; nil for as usual; iOS 4.0 and later.
  open var continuityValues: [NSNumber]? {
    get { requires("continuityValues", since: 4.0, ownContinuity) }
    set { ownContinuity = requires("setContinuityValues:", since: 4.0, newValue) }
  }
  private final var ownContinuity: [NSNumber]? {
    didSet { keptLook("CAKeyframeAnimation.continuityValues", oldValue, ownContinuity) }
  }
  /// Where the curve is before or after each value; nil for as usual; iOS 4.0 and later.
  open var biasValues: [NSNumber]? {
    get { requires("biasValues", since: 4.0, ownBias) }
    set { ownBias = requires("setBiasValues:", since: 4.0, newValue) }
  }
  private final var ownBias: [NSNumber]? {
    didSet { keptLook("CAKeyframeAnimation.biasValues", oldValue, ownBias) }
  }
  /// How what moves along the path turns with it; nil for not at all.
  open var rotationMode: CAAnimationRotationMode? {
    didSet { keptLook("CAKeyframeAnimation.rotationMode", oldValue, rotationMode) }
  }

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
  /// Makes one with the usual values.
  public override init() { super.init() }
  /// Makes one from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// What runs together; nil for nothing.
  open var animations: [CAAnimation]?

  override func copied() -> CAAnimation {
    let copy = super.copied()
    (copy as? CAAnimationGroup)?.animations = animations
    return copy
  }
}

/// A transition of a layer's content.
open class CATransition: CAAnimation {
  /// Makes one with the usual values.
  public override init() { super.init() }
  /// Makes one from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// How the new content comes.
  open var type = CATransitionType.fade
  /// From which side; nil for the usual one.
  open var subtype: CATransitionSubtype?
  /// Where in the transition it begins, from 0 to 1.
  open var startProgress: Float = 0 {
    didSet { keptLook("CATransition.startProgress", oldValue, startProgress) }
  }
  /// Where in the transition it ends, from 0 to 1.
  open var endProgress: Float = 1 {
    didSet { keptLook("CATransition.endProgress", oldValue, endProgress) }
  }

  override func copied() -> CAAnimation {
    let copy = super.copied()
    if let copy = copy as? CATransition { (copy.type, copy.subtype) = (type, subtype) }
    return copy
  }
}

/// What is made of an animation's value before it is set. iOS 3.0 and later.
public final class CAValueFunction: NSObject {
  /// Which function it is.
  public let name: CAValueFunctionName
  /// Makes the function of that name.
  public init?(name: CAValueFunctionName) {
    Self.requiresClass(since: 3.0)
    self.name = name
    super.init()
  }
}

/// A function that makes a transform of a number. iOS 3.0 and later.
public nonisolated struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Turns about the axis to the right.
  public static let rotateX = Self(rawValue: "rotateX")
  /// Turns about the axis downwards.
  public static let rotateY = Self(rawValue: "rotateY")
  /// Turns about the axis to the front.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// Makes larger.
  public static let scale = Self(rawValue: "scale")
  /// Makes wider.
  public static let scaleX = Self(rawValue: "scaleX")
  /// Makes higher.
  public static let scaleY = Self(rawValue: "scaleY")
  /// Makes deeper.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// Moves.
  public static let translate = Self(rawValue: "translate")
  /// Moves to the right.
  public static let translateX = Self(rawValue: "translateX")
  /// Moves down.
  public static let translateY = Self(rawValue: "translateY")
  /// Moves to the front.
  public static let translateZ = Self(rawValue: "translateZ")
}

/// How values between keyframes are found. iOS 2.0 and later.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In straight lines.
  public static let linear = Self(rawValue: "linear")
  /// Not at all: values jump.
  public static let discrete = Self(rawValue: "discrete")
  /// In straight lines at the same speed all the way.
  public static let paced = Self(rawValue: "paced")
  /// In a curve through the values; iOS 4.0 and later.
  public static let cubic = Self(rawValue: "cubic")
  /// In a curve through the values, at the same speed all the way; iOS 4.0 and later.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// How what moves along a path turns with it. iOS 2.0 and later.
public nonisolated struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It looks forward.
  public static let rotateAuto = Self(rawValue: "auto")
  /// It looks back.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// The key under which a layer keeps its transition. iOS 2.0 and later.
public nonisolated let kCATransition = "transition"

/// How a layer's content changes.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// It moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// It pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a layer's new content comes.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// What is seen of an animation outside of its time.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer's own value, before and after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is there before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The pace of an animation.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Always the same speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As UIKit's own animations are; iOS 3.0 and later.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation, by its name.
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  /// Makes one of the usual curves (rule 809).
  public init(name: CAMediaTimingFunctionName) {
    points =
      switch name {
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      case .default: [0.25, 0.1, 0.25, 1]
      default: [0, 0, 1, 1]
      }
    super.init()
  }
  /// Makes a curve of its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// How far the values have come at a part of the time, both from 0 to 1; steadily without a curve.
  static func progress(at time: Double, along curve: CAMediaTimingFunction?) -> Double {
    guard let points = curve?.points.map(Double.init), time > 0, time < 1 else { return time }
    return CubicCurve(points[0], points[1], points[2], points[3]).progress(at: time)
  }

  /// Writes down the place of one of the four points, from 0 to 3; the ends are 0 and 1 (rule 809). iOS 2.0 and later.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    guard (0..<4).contains(idx) else { return }
    unsafe ptr[0] = all[idx * 2]
    unsafe ptr[1] = all[idx * 2 + 1]
  }
}

/// Seconds.
public typealias CFTimeInterval = Double

extension CAAnimation: SettableByKey {
  func set(_ value: Any?, byKey key: String) -> Bool {
    ownValues[key] = value
    return true
  }
  func value(byKey key: String) -> Any?? { ownValues[key].map { .some($0) } }
}

extension CALayer: SettableByKey {
  func set(_ value: Any?, byKey key: String) -> Bool {
    if key.contains("."), let part = LayerPart(key), let number = LayerPart.number(value) {
      part.set(number, of: self)
      return true
    }
    if let emitter = self as? CAEmitterLayer, emitter.set(value, ofCellAt: key) { return true }
    ownValues[key] = value
    return true
  }
  func value(byKey key: String) -> Any?? {
    if key.contains("."), let part = LayerPart(key) { return .some(part.value(of: self)) }
    return ownValues[key].map { .some($0) }
  }
}

/// The event that a layer comes into a tree. iOS 2.0 and later.
public nonisolated let kCAOnOrderIn = "onOrderIn"
/// The event that a layer goes out of a tree. iOS 2.0 and later.
public nonisolated let kCAOnOrderOut = "onOrderOut"
