import CourseModel

// What a snapshot says as text or numbers, and a picture takes only if it is what it should be: an app
// wrote it.

/// A colour as a snapshot writes it: `#rrggbbaa`.
struct ScreenColor {
  /// `#rrggbb`.
  var opaque: String
  /// From 0 to 1.
  var alpha: Double

  /// Nil for a text that is no colour, which an app cannot cause but a changed file can.
  init?(_ text: String?) {
    guard let text, text.count == 9, text.first == "#", text.dropFirst().allSatisfy(\.isHexDigit),
      let alpha = Int(text.suffix(2), radix: 16)
    else { return nil }
    opaque = String(text.prefix(7))
    self.alpha = Double(alpha) / 255
  }
}

/// The path of an SVG.
struct ScreenPath: Hashable {
  let data: String
  private static let signs = Set("MLQCZ0123456789.- e".utf8)

  /// Nil for what is not a path.
  init?(_ text: String?) {
    guard let text, text.hasPrefix("M"), text.utf8.count <= 200_000,
      text.utf8.allSatisfy({ Self.signs.contains($0) })
    else { return nil }
    data = text
  }

  /// A rectangle whose corners are round, all or those that are true: upper left, upper right, lower left, lower
  /// right.
  init(rounding rect: Rectangle, _ radius: Double, _ corners: [Bool]? = nil) {
    let most = max(0, min(radius, rect.width / 2, rect.height / 2))
    func rounding(of corner: Int) -> Double {
      corners.map { $0.indices.contains(corner) && $0[corner] } ?? true ? most : 0
    }
    func point(_ x: Double, _ y: Double) -> String { "\(x.inPoints) \(y.inPoints)" }
    let (upperLeft, upperRight, lowerLeft, lowerRight) = (
      rounding(of: 0), rounding(of: 1), rounding(of: 2), rounding(of: 3)
    )
    // The middle of a curve of four parts of a circle is as far out as the circle's.
    let bend = 0.4477
    data =
      "M\(point(rect.x + upperLeft, rect.y))L\(point(rect.maxX - upperRight, rect.y))"
      + "C\(point(rect.maxX - upperRight * bend, rect.y)) "
      + "\(point(rect.maxX, rect.y + upperRight * bend)) \(point(rect.maxX, rect.y + upperRight))"
      + "L\(point(rect.maxX, rect.maxY - lowerRight))"
      + "C\(point(rect.maxX, rect.maxY - lowerRight * bend)) "
      + "\(point(rect.maxX - lowerRight * bend, rect.maxY)) "
      + "\(point(rect.maxX - lowerRight, rect.maxY))"
      + "L\(point(rect.x + lowerLeft, rect.maxY))"
      + "C\(point(rect.x + lowerLeft * bend, rect.maxY)) "
      + "\(point(rect.x, rect.maxY - lowerLeft * bend)) \(point(rect.x, rect.maxY - lowerLeft))"
      + "L\(point(rect.x, rect.y + upperLeft))"
      + "C\(point(rect.x, rect.y + upperLeft * bend)) "
      + "\(point(rect.x + upperLeft * bend, rect.y)) \(point(rect.x + upperLeft, rect.y))Z"
  }

  /// The place of the path among those of a page: the same for the same path.
  func name(_ more: String = "") -> String {
    "s"
      + String(
        (data + more).utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
          ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }, radix: 36)
  }
}

/// What leads from a view's coordinates to those of the screen.
struct ScreenPlace: Hashable {
  /// The numbers a, b, c, d, tx and ty of a transform.
  private let numbers: [Double]

  init(x: Double, y: Double) { numbers = [1, 0, 0, 1, x, y] }

  /// Nil for numbers that are no transform.
  init?(_ numbers: [Double]) {
    guard numbers.count == 6, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else {
      return nil
    }
    self.numbers = numbers
  }

  /// As an attribute has it; numbers that are none move nothing.
  var attribute: String {
    let written = numbers.map { number in
      let thousandths = number.isFinite && abs(number) < 1e9 ? (number * 1000).rounded() : 0
      return thousandths.truncatingRemainder(dividingBy: 1000) == 0
        ? String(Int(thousandths / 1000)) : String(thousandths / 1000)
    }
    return "matrix(\(written.joined(separator: " ")))"
  }
}

extension Double {
  /// With two digits behind the point: `0.85`.
  var inHundredths: String {
    guard isFinite else { return "1" }
    let hundredths = Int((min(max(self, 0), 1) * 100).rounded())
    return hundredths == 100 ? "1" : "0." + (hundredths < 10 ? "0" : "") + String(hundredths)
  }
}
