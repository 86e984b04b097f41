public import Foundation

/// Geometry in archives, as texts: `{{0, 0}, {320, 480}}`. Foundation writes points, sizes and rectangles so.
extension NSCoder {
  /// Writes a vector under a key. iOS 8.0 and later.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(CGPoint(x: vector.dx, y: vector.dy), forKey: key)
  }
  /// Writes a transform under a key. iOS 2.0 and later.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    let matrix = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    encode(text(of: matrix), forKey: key)
  }
  /// Writes insets under a key. iOS 2.0 and later.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(text(of: [insets.top, insets.left, insets.bottom, insets.right]), forKey: key)
  }
  /// Writes insets under a key. iOS 11.0 and later.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(text(of: [insets.top, insets.leading, insets.bottom, insets.trailing]), forKey: key)
  }
  /// Writes an offset under a key. iOS 5.0 and later.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(CGPoint(x: offset.horizontal, y: offset.vertical), forKey: key)
  }

  /// The point that was written under a key; zero without one. iOS 2.0 and later.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    NSPointFromString(decodeObject(forKey: key) as? String ?? "")
  }
  /// The vector that was written under a key; zero without one. iOS 8.0 and later.
  public func decodeCGVector(forKey key: String) -> CGVector {
    let point = decodeCGPoint(forKey: key)
    return CGVector(dx: point.x, dy: point.y)
  }
  /// The size that was written under a key; zero without one. iOS 2.0 and later.
  public func decodeCGSize(forKey key: String) -> CGSize {
    NSSizeFromString(decodeObject(forKey: key) as? String ?? "")
  }
  /// The rectangle that was written under a key; zero without one. iOS 2.0 and later.
  public func decodeCGRect(forKey key: String) -> CGRect {
    NSRectFromString(decodeObject(forKey: key) as? String ?? "")
  }
  /// The transform that was written under a key; one of zeros without one. iOS 2.0 and later.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    let matrix = numbers(6, forKey: key)
    return CGAffineTransform(
      a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5])
  }
  /// The insets that were written under a key; zero without any. iOS 2.0 and later.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    let insets = numbers(4, forKey: key)
    return UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
  }
  /// The insets that were written under a key; zero without any. iOS 11.0 and later.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    let insets = numbers(4, forKey: key)
    return NSDirectionalEdgeInsets(
      top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
  }
  /// The offset that was written under a key; zero without one. iOS 5.0 and later.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    let point = decodeCGPoint(forKey: key)
    return UIOffset(horizontal: point.x, vertical: point.y)
  }

  private func text(of numbers: [CGFloat]) -> NSString {
    "{\(numbers.map { "\($0)" }.joined(separator: ", "))}" as NSString
  }

  /// As many numbers as a text has; zeros where it has another number of them.
  private func numbers(_ count: Int, forKey key: String) -> [CGFloat] {
    let text = decodeObject(forKey: key) as? String ?? ""
    let numbers = text.split { "{}, ".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
    return numbers.count == count ? numbers : Array(repeating: 0, count: count)
  }
}
