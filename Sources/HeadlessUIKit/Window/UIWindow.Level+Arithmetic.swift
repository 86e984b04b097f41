public import Foundation

/// Levels next to the named ones, as in `window.windowLevel = .alert + 1`.
extension UIWindow.Level {
  public static func + (level: Self, distance: CGFloat) -> Self { Self(level.rawValue + distance) }
  public static func - (level: Self, distance: CGFloat) -> Self { Self(level.rawValue - distance) }
  public static func += (level: inout Self, distance: CGFloat) { level = level + distance }
  public static func -= (level: inout Self, distance: CGFloat) { level = level - distance }
}
