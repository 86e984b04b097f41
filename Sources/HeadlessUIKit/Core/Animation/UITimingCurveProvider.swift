public import Foundation

/// How an animation's pace is described; iOS 10.0 and later.
public enum UITimingCurveType: Int, Sendable {
  /// A curve of UIKit, one by control points, a spring, or a spring with a curve.
  case builtin, cubic, spring, composed
}

/// A pace for an animation; iOS 10.0 and later. Only durations are modelled, not what is seen on the way.
@MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which of the two parameters counts.
  var timingCurveType: UITimingCurveType { get }
  /// The curve by its control points; nil for another sort of curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The curve as a spring; nil for another sort of curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace along a curve; iOS 10.0 and later.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve that it was made of.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point, from 0 to 1 in both directions.
  public let controlPoint1: CGPoint
  /// The second control point, from 0 to 1 in both directions.
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Makes the parameters of one of UIKit's curves.
  public init(animationCurve: UIView.AnimationCurve) {
    Self.requiresClass(since: 10.0)
    self.animationCurve = animationCurve
    isBuiltIn = true
    switch animationCurve {
    case .easeInOut:
      (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 0.58, y: 1))
    case .linear: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    }
    super.init()
  }

  /// Makes the parameters of a Bézier curve from (0, 0) to (1, 1).
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    Self.requiresClass(since: 10.0)
    (animationCurve, isBuiltIn) = (.easeInOut, false)
    (self.controlPoint1, self.controlPoint2) = (controlPoint1, controlPoint2)
    super.init()
  }

  /// Which of the two parameters counts.
  public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The curve by its control points; nil for another sort of curve.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The curve as a spring; nil for another sort of curve.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A pace that swings; iOS 10.0 and later.
///
/// - Important: The time that a spring with a mass takes by itself is not modelled: the animator's
///   duration counts.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// 1 comes to rest without swinging, less swings.
  public let dampingRatio: CGFloat
  /// How fast it begins, as a part of the whole way in a second.
  public let initialVelocity: CGVector

  /// Makes a spring by how it swings.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector()) {
    Self.requiresClass(since: 10.0)
    (dampingRatio, initialVelocity) = (ratio, velocity)
    super.init()
  }

  /// Makes a spring by its physics.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    Simulator.current.unimplemented(
      "UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)",
      "the time that the spring takes is not computed; the animator's duration counts.")
    let critical = 2 * (mass * stiffness).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }

  /// Makes a spring by how long it takes, in seconds, and how far it swings, from -1 to 1; iOS 17.0 and
  /// later. The time is that of the animator here.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = CGVector()
  ) {
    self.init(dampingRatio: max(0.01, 1 - bounce), initialVelocity: initialVelocity)
    requires("initWithDuration:bounce:initialVelocity:", since: 17.0)
  }

  public override convenience init() { self.init(dampingRatio: 1) }

  /// Which of the two parameters counts.
  public var timingCurveType: UITimingCurveType { .spring }
  /// The curve by its control points; nil for another sort of curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The curve as a spring; nil for another sort of curve.
  public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UIView {
  /// How an animation's pace changes on its way; iOS 2.0 and later.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends, at the beginning, at the end, or nowhere.
    case easeInOut, easeIn, easeOut, linear

    /// The curve of that number; one without a name, as the keyboard's, is taken for ``easeInOut`` (rule 1408).
    public init?(rawValue: Int) {
      switch rawValue {
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: self = .easeInOut
      }
    }
  }
}
