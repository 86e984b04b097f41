public import Foundation

/// A direction with a length, in points; iOS 7.0 and later.
public nonisolated struct CGVector: Hashable, Sendable, CustomDebugStringConvertible {
  /// To the right.
  public nonisolated var dx: CGFloat
  /// Downwards.
  public nonisolated var dy: CGFloat

  /// Makes a vector of its two parts.
  public nonisolated init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }

  /// Nothing in any direction.
  public nonisolated static let zero = CGVector()

  /// The two directions as `print` shows them: `(1.0, 0.0)`.
  public nonisolated var debugDescription: String { "(\(dx), \(dy))" }
}
