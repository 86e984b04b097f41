public import Foundation

// Functions of Core Graphics as members, as Swift 3 has them.

extension CGPoint {
  /// Whether both are the same point. iOS 2.0 and later.
  public nonisolated func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}
extension CGRect {
  /// Whether both are the same rectangle, however they are written: with negative sizes, too. iOS 2.0 and later.
  public nonisolated func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
extension CGSize {
  /// Whether both are the same size. iOS 2.0 and later.
  public nonisolated func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  /// The size that it has after the transform. iOS 2.0 and later.
  public nonisolated func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}
