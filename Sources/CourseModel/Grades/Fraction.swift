/// An exact rational number: scores are added and scaled without rounding, and rounded once, by
/// whoever writes them down.
///
/// Always in lowest terms with a positive denominator, so equal numbers are equal values. Written in
/// JSON as a number, `7`, and where it is not whole as text, `"7/3"`.
package struct Fraction: Hashable, Sendable {
  /// What is above the line, with the sign.
  package let numerator: Int
  /// What is below the line; always positive.
  package let denominator: Int

  /// - Precondition: The denominator is not zero; checks' points are far below overflow.
  package init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(denominator != 0, "A fraction has no denominator of zero.")
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / divisor
    self.denominator = denominator.magnitude.signedInteger / divisor
  }

  /// Nothing at all: 0.
  package static let zero = Fraction(0)

  /// The sum.
  package static func + (left: Fraction, right: Fraction) -> Fraction {
    Fraction(
      left.numerator * right.denominator + right.numerator * left.denominator,
      left.denominator * right.denominator)
  }

  /// The difference.
  package static func - (left: Fraction, right: Fraction) -> Fraction {
    left + Fraction(-right.numerator, right.denominator)
  }

  /// The product.
  package static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.numerator, left.denominator * right.denominator)
  }

  /// - Precondition: `right` is not zero.
  package static func / (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.denominator, left.denominator * right.numerator)
  }

  private static func greatestCommonDivisor(_ left: UInt, _ right: UInt) -> Int {
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return left == 0 ? 1 : left.signedInteger
  }
}

extension UInt {
  fileprivate var signedInteger: Int { Int(self) }
}

extension Fraction: Comparable {
  /// Whether the left one is less than the right one.
  package static func < (left: Fraction, right: Fraction) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}

extension Fraction {
  /// The number in decimals, half rounded away from zero, without zeros at its end: `2.33`, `7`.
  package func decimal(places: Int) -> String {
    let scale = (0..<places).reduce(1) { product, _ in product * 10 }
    let doubled = 2 * numerator.magnitude * UInt(scale)
    let rounded = (doubled / UInt(denominator) + 1) / 2
    let whole = rounded / UInt(scale)
    var digits = String(rounded % UInt(scale))
    digits = String(repeating: "0", count: max(0, places - digits.count)) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let sign = numerator < 0 && rounded > 0 ? "-" : ""
    return digits.isEmpty || places == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
  }
}

extension Fraction: Codable {
  /// Reads the value as ``encode(to:)`` writes it.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let whole = try? container.decode(Int.self) {
      self.init(whole)
      return
    }
    let text = try container.decode(String.self)
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard let numerator = parts.first ?? nil, parts.count <= 2,
      let denominator = parts.count == 2 ? parts[1] : 1, denominator > 0
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "`\(text)` is no fraction."))
    }
    self.init(numerator, denominator)
  }

  /// Writes the value as ``init(from:)`` reads it.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if denominator == 1 {
      try container.encode(numerator)
    } else {
      try container.encode("\(numerator)/\(denominator)")
    }
  }
}
