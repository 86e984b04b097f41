public import Foundation

/// How far something is inside of a rectangle's edges, in points; negative reaches outside.
public nonisolated struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The upper side.
  public var top: CGFloat
  /// The left side.
  public var left: CGFloat
  /// The lower side.
  public var bottom: CGFloat
  /// The right side.
  public var right: CGFloat

  /// Makes insets, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Makes one with UIKit's own values.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Nothing in any direction.
  public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets {
  // Named as for numbers; UIKit has none, and an app may have its own.
  nonisolated static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }

  nonisolated static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top - right.top, left: left.left - right.left,
      bottom: left.bottom - right.bottom, right: left.right - right.right)
  }
}

/// The same by reading direction; iOS 11.0 and later.
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The upper side.
  public var top: CGFloat
  /// The leading side.
  public var leading: CGFloat
  /// The lower side.
  public var bottom: CGFloat
  /// The trailing side.
  public var trailing: CGFloat

  /// Makes insets, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Makes one with UIKit's own values.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Nothing in any direction.
  public static let zero = NSDirectionalEdgeInsets()
}

/// How far something is moved to the right and down, in points; iOS 5.0 and later.
public nonisolated struct UIOffset: Hashable, Codable, Sendable {
  /// To the right, in points.
  public var horizontal: CGFloat
  /// Downwards, in points.
  public var vertical: CGFloat

  /// Makes an offset, in points.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Nothing in any direction.
  public static let zero = UIOffset()
}

/// Some of a rectangle's edges; iOS 7.0 and later.
public nonisolated struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes the value of a raw one.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower side.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All of them.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Some of a rectangle's corners; iOS 3.2 and later.
public nonisolated struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes the value of a raw one.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

extension CGRect {
  /// The rectangle without those margins.
  public nonisolated func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
