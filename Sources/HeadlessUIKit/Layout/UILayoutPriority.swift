import Foundation

/// How important a constraint is, from 1 to 1000; iOS 6.0 and later.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  public static func + (left: Self, right: Float) -> Self { Self(left.rawValue + right) }
  public static func - (left: Self, right: Float) -> Self { Self(left.rawValue - right) }
}
