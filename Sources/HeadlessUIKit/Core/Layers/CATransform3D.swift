public import Foundation

/// Moves, turns and scales in space: a point is a row, multiplied from the left. iOS 2.0 and later.
public nonisolated struct CATransform3D: Hashable, Sendable {
  /// The first row.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The second row.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The third row.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The fourth row: where things are moved.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Makes one of zeros.
  public init() { self.init([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]) }

  /// Makes one of its numbers.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init([
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ])
  }

  fileprivate init(_ m: [CGFloat]) {
    (m11, m12, m13, m14) = (m[0], m[1], m[2], m[3])
    (m21, m22, m23, m24) = (m[4], m[5], m[6], m[7])
    (m31, m32, m33, m34) = (m[8], m[9], m[10], m[11])
    (m41, m42, m43, m44) = (m[12], m[13], m[14], m[15])
  }

  fileprivate var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }
}

/// The one that changes nothing; iOS 2.0 and later.
public nonisolated let CATransform3DIdentity = CATransform3D([
  1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
])

/// Whether it changes nothing; iOS 2.0 and later.
public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Whether two do the same; iOS 2.0 and later.
public nonisolated func CATransform3DEqualToTransform(
  _ a: CATransform3D, _ b: CATransform3D
)
  -> Bool
{ a == b }

/// One that moves; iOS 2.0 and later.
public nonisolated func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3D([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1]) }

/// One that scales; iOS 2.0 and later.
public nonisolated func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3D([sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1]) }

/// Turns by an angle in radians around a line through zero. iOS 2.0 and later.
public nonisolated func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = hypot(Double(x), hypot(Double(y), Double(z)))
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (Double(x) / length, Double(y) / length, Double(z) / length)
  let (c, s) = (cos(Double(angle)), sin(Double(angle)))
  let (ax, ay, az): (Double, Double, Double) = (x * (1 - c), y * (1 - c), z * (1 - c))
  var made = CATransform3DIdentity
  made.m11 = CGFloat(ax * x + c)
  made.m12 = CGFloat(ax * y + s * z)
  made.m13 = CGFloat(ax * z - s * y)
  made.m21 = CGFloat(ax * y - s * z)
  made.m22 = CGFloat(ay * y + c)
  made.m23 = CGFloat(ay * z + s * x)
  made.m31 = CGFloat(ax * z + s * y)
  made.m32 = CGFloat(ay * z - s * x)
  made.m33 = CGFloat(az * z + c)
  return made
}

/// First `a`, then `b`. iOS 2.0 and later.
public nonisolated func CATransform3DConcat(
  _ a: CATransform3D, _ b: CATransform3D
)
  -> CATransform3D
{
  let (left, right) = (a.rows, b.rows)
  var product: [CGFloat] = []
  for row in left {
    for column in 0..<4 {
      var sum: CGFloat = 0
      for place in 0..<4 { sum += row[place] * right[place][column] }
      product.append(sum)
    }
  }
  return CATransform3D(product)
}

/// One that moves; iOS 2.0 and later.
public nonisolated func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// One that scales; iOS 2.0 and later.
public nonisolated func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// The same after a turn around an axis; iOS 2.0 and later.
public nonisolated func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// What takes the transform back; the transform itself where nothing does. iOS 2.0 and later.
public nonisolated func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var rows = zip(t.rows, CATransform3DIdentity.rows).map { $0 + $1 }
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
    guard abs(rows[pivot][column]) > 1e-12 else { return t }
    rows.swapAt(column, pivot)
    let scale: CGFloat = rows[column][column]
    for place in 0..<8 { rows[column][place] /= scale }
    for row in 0..<4 where row != column {
      let factor: CGFloat = rows[row][column]
      for place in 0..<8 { rows[row][place] -= factor * rows[column][place] }
    }
  }
  return CATransform3D(rows.flatMap { $0[4...] })
}

/// One that does in the plane what that one does; iOS 2.0 and later.
public nonisolated func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D([m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}

/// Whether it does nothing that a transform of the plane could not do. iOS 2.0 and later.
public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t
}

/// What it does in the plane; iOS 2.0 and later.
public nonisolated func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
