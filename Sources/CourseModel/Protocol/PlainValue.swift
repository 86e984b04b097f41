/// Plain data that may cross from one process to another: what JSON can say.
public enum PlainValue: Hashable, Sendable {
  /// Nothing: `null`.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number that need not be whole.
  case double(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([PlainValue])
  /// Values by name.
  case dictionary([String: PlainValue])
}

extension PlainValue: Codable {
  /// How deep arrays and dictionaries may be nested in what is read. Each level makes the ones
  /// inside it slower to read, and the data may come from a stranger.
  public static let deepest = 32

  /// Reads the value as ``encode(to:)`` writes it.
  public init(from decoder: any Decoder) throws {
    // The containers first: asking for one does not read what is inside, so that nothing is read
    // twice.
    if var container = try? decoder.unkeyedContainer() {
      try Self.checkDepth(of: container.codingPath)
      var values: [PlainValue] = []
      while !container.isAtEnd { values.append(try container.decode(PlainValue.self)) }
      self = .array(values)
    } else if let container = try? decoder.container(keyedBy: Name.self) {
      try Self.checkDepth(of: container.codingPath)
      self = .dictionary(
        try Dictionary(
          container.allKeys.map {
            ($0.stringValue, try container.decode(PlainValue.self, forKey: $0))
          }
        ) { $1 })
    } else {
      self = try Self.scalar(in: decoder.singleValueContainer())
    }
  }

  private static func scalar(in container: any SingleValueDecodingContainer) throws -> PlainValue {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int.self) { return .int(value) }
    if let value = try? container.decode(Double.self) { return .double(value) }
    return .string(try container.decode(String.self))
  }

  private static func checkDepth(of path: [any CodingKey]) throws {
    if path.count > deepest {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "nested too deep"))
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      nil
    }
  }

  /// Writes the value as ``init(from:)`` reads it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .dictionary(let value): try container.encode(value)
    }
  }
}

extension PlainValue: CustomStringConvertible {
  /// The value as it is written in Swift: `nil`, `3`, `"Ada"`, `[1, 2]`, `["a": 1]`.
  public var description: String {
    switch self {
    case .null: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .array(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .dictionary(let values):
      values.isEmpty
        ? "[:]"
        : "[\(values.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1)" }.joined(separator: ", "))]"
    }
  }
}

extension PlainValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes the value of a literal.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes the value of a literal.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// Makes the value of a literal.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// Makes the value of a literal.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes the value of a literal.
  public init(nilLiteral: ()) { self = .null }
  /// Makes the value of a literal.
  public init(arrayLiteral elements: PlainValue...) { self = .array(elements) }
  /// Makes the value of a literal.
  public init(dictionaryLiteral elements: (String, PlainValue)...) {
    self = .dictionary(Dictionary(elements) { $1 })
  }
}
