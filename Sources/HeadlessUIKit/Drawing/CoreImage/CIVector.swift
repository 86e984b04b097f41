public import Foundation

/// Some numbers, such as those of a rectangle. iOS 5.0 and later.
nonisolated open class CIVector: NSObject, @unchecked Sendable {
  private let numbers: [CGFloat]

  private init(_ numbers: [CGFloat]) {
    Self.requiresClass(since: 5.0)
    self.numbers = numbers
  }
  /// Makes one of one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Makes one of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Makes one of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Makes one of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  /// Makes one of a point.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  /// Makes one of a rectangle.
  public convenience init(cgRect r: CGRect) {
    self.init([r.origin.x, r.origin.y, r.size.width, r.size.height])
  }
  /// How many numbers there are.
  open var count: Int { numbers.count }
  /// The number at a place; 0 where there is none.
  open func value(at index: Int) -> CGFloat {
    numbers.indices.contains(index) ? numbers[index] : 0
  }
  /// The first number.
  open var x: CGFloat { value(at: 0) }
  /// The second number.
  open var y: CGFloat { value(at: 1) }
  /// The third number.
  open var z: CGFloat { value(at: 2) }
  /// The fourth number.
  open var w: CGFloat { value(at: 3) }
  /// The numbers as a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The numbers as a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
