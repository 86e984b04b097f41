public import Foundation

/// Levels next to the named ones, as in `window.windowLevel = .alert + 1`.
extension UIWindow.Level {
  /// The sum.
  public static func + (level: Self, distance: CGFloat) -> Self { Self(level.rawValue + distance) }
  /// The difference.
  public static func - (level: Self, distance: CGFloat) -> Self { Self(level.rawValue - distance) }
  /// Moves the level forwards.
  public static func += (level: inout Self, distance: CGFloat) { level = level + distance }
  /// Moves the level back.
  public static func -= (level: inout Self, distance: CGFloat) { level = level - distance }
}
