/// A version of iOS, such as 6.0 or 17.4: the position of the version dial.
public struct IOSVersion: Hashable, Comparable, Sendable {
  /// The number before the dot.
  public var major: Int
  /// The number behind the dot; 0 without one.
  public var minor: Int

  /// Creates a version of iOS.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `6`, `6.1` or `iOS 6.1`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    var digits = Substring(text)
    if digits.lowercased().hasPrefix("ios") {
      digits = digits.dropFirst(3).drop { $0 == " " }
    }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.count == 2 else { return nil }
    let numbers = parts.compactMap { part in
      part.count <= 4 && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count == 2 ? numbers[1] : 0)
  }

  /// The first version that third parties could write apps for.
  public static let first = IOSVersion(2, 0)
  /// The newest version that the dial knows.
  public static let latest = IOSVersion(26, 0)

  /// Whether the left one is less than the right one.
  public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension IOSVersion: CustomStringConvertible {
  /// The version in digits, such as `6.0`.
  public var description: String { "\(major).\(minor)" }
}

extension IOSVersion: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes the value of a literal.
  public init(integerLiteral value: Int) {
    self.init(value)
  }

  /// Reads `6.1` as major 6, minor 1; write `IOSVersion(10, 10)` for a minor above nine.
  public init(floatLiteral value: Double) {
    self.init(Int(value), Int(((value - value.rounded(.down)) * 10).rounded()))
  }
}

extension IOSVersion: Codable {
  /// Reads the value as ``encode(to:)`` writes it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let version = IOSVersion(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "an iOS version is written as 6 or 6.1")
    }
    self = version
  }

  /// Writes the value as ``init(from:)`` reads it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
