public import Foundation

/// A direction with a length, in points; iOS 7.0 and later.
public struct CGVector: Hashable, Sendable {
  public nonisolated var dx: CGFloat
  public nonisolated var dy: CGFloat

  public nonisolated init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }

  public nonisolated static let zero = CGVector()
}
