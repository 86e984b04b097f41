/// Plain data that may cross from one process to another: what JSON can say.
public enum PlainValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([PlainValue])
  case dictionary([String: PlainValue])
}

extension PlainValue: Codable {
  /// How deep arrays and dictionaries may be nested in what is read; each level makes the ones
  /// inside of it slower to read, and the reader may be given anything.
  public static let deepest = 32

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
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral elements: PlainValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, PlainValue)...) {
    self = .dictionary(Dictionary(elements) { $1 })
  }
}
