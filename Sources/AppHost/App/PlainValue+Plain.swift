import CourseModel
import Foundation

/// Between plain data on the channel and the plain Swift values that an app's code works with.
extension PlainValue {
  /// The value in Swift's own types: nil, Bool, Int, Double, String, `[Any?]`, `[String: Any?]`.
  var plain: Any? {
    switch self {
    case .null: nil
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .array(let values): values.map(\.plain)
    case .dictionary(let values): values.mapValues(\.plain)
    }
  }

  /// What an action returned; nil if anything in it is not plain data.
  ///
  /// - Parameter depth: How deep it may be nested.
  init?(plain value: Any?, depth: Int = PlainValue.deepest) {
    guard depth > 0 else { return nil }
    switch value {
    case nil: self = .null
    case is Void: self = .null
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as any BinaryInteger:
      guard let number = Int(exactly: value) else { return nil }
      self = .int(number)
    case let value as any BinaryFloatingPoint:
      guard Double(value).isFinite else { return nil }
      self = .double(Double(value))
    case let value as String: self = .string(value)
    case let values as [Any?]:
      let plain = values.map { PlainValue(plain: $0, depth: depth - 1) }
      guard plain.allSatisfy({ $0 != nil }) else { return nil }
      self = .array(plain.compactMap(\.self))
    case let values as [String: Any?]:
      let plain = values.mapValues { PlainValue(plain: $0, depth: depth - 1) }
      guard plain.values.allSatisfy({ $0 != nil }) else { return nil }
      self = .dictionary(plain.compactMapValues(\.self))
    default: return nil
    }
  }
}
