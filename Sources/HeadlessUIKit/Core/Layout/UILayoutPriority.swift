import Foundation

/// How important a constraint is, from 1 to 1000; iOS 6.0 and later.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Float
  /// Makes the value of a raw one.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority, from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: it must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: views are not squeezed below their content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that changes the size of a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that leaves the size of a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: views hug their content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: views are as small as may be.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the left one is less than the right one.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  /// The sum.
  public static func + (left: Self, right: Float) -> Self { Self(left.rawValue + right) }
  /// The difference.
  public static func - (left: Self, right: Float) -> Self { Self(left.rawValue - right) }

  /// The next one to it that a constraint may have (rule 309).
  var inRange: Self {
    if rawValue > 1000 { return .required }
    return rawValue > 0 ? self : Self(1)
  }
}
