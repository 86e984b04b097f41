import Foundation

/// An optional of any type.
nonisolated protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  var wrapped: Any? { get }
}

nonisolated extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
  var wrapped: Any? { self }
}

/// What a property may hold that is set by its name.
///
/// Objective-C hands numbers and structures over in boxes, and opens them by the property's type.
nonisolated func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  let optional = type as? any OptionalValue.Type
  guard let value else {
    // What is no optional may still take a nil for a value: `Any`.
    return optional == nil ? nil : Any?.none as? Value
  }
  let target = optional?.wrappedType ?? type
  // A number is no string.
  if let number = number(in: value) ?? number(in: value, for: target) {
    // A nil would pass for the value of an optional.
    return boxed(number, as: target).flatMap { $0 as? Value }
  }
  // What Swift gives a type of its own is a string in Objective-C (rule 1295).
  if let text = value as? String, let type = target as? any RawRepresentable.Type,
    let choice = choice(text, as: type)
  {
    return choice as? Value
  }
  return value as? Value
}

/// The number in a value of Swift's or of Foundation's; nil for anything else.
nonisolated private func number(in value: Any) -> NSNumber? {
  switch value {
  case let number as Bool: NSNumber(value: number)
  case let number as NSNumber: number
  case let number as any BinaryInteger: NSNumber(value: Int64(clamping: number))
  case let number as Double: NSNumber(value: number)
  case let number as Float: NSNumber(value: number)
  case let number as CGFloat: NSNumber(value: Double(number))
  default: nil
  }
}

/// The number that a text is for a property which holds one (rule 594); nil for anything else.
nonisolated private func number(in value: Any, for type: Any.Type) -> NSNumber? {
  guard let text = value as? String else { return nil }
  return switch type {
  case is Bool.Type: NSNumber(value: (text as NSString).boolValue)
  case is Double.Type, is Float.Type, is CGFloat.Type:
    NSNumber(value: (text as NSString).doubleValue)
  case is Int.Type, is Int64.Type: NSNumber(value: (text as NSString).longLongValue)
  default: nil
  }
}

/// The number as a property of that type holds it; nil where it holds no numbers.
nonisolated private func boxed(_ number: NSNumber, as type: Any.Type) -> Any? {
  switch type {
  case is Bool.Type: number.boolValue
  case is Double.Type: number.doubleValue
  case is Float.Type: number.floatValue
  case is CGFloat.Type: CGFloat(number.doubleValue)
  case let type as any FixedWidthInteger.Type: integer(number, as: type)
  case let type as any RawRepresentable.Type: choice(number, as: type)
  case is NSNumber.Type, is NSObject.Type, is AnyObject.Type: number
  default: type == Any.self ? number : nil
  }
}

nonisolated private func integer<Value: FixedWidthInteger>(
  _ number: NSNumber, as type: Value.Type
) -> Any {
  // Foundation traps over a number that is too large.
  let double = number.doubleValue
  guard double.magnitude < 9e18 else {
    return Value(clamping: double > 0 ? Int64.max : double < 0 ? Int64.min : 0)
  }
  return Value(clamping: number.int64Value)
}

/// The value that has the text as its raw value; nil for another text, and where raw values are not texts.
nonisolated private func choice<Value: RawRepresentable>(
  _ text: String, as type: Value.Type
) -> Any? {
  (text as? Value.RawValue).flatMap { Value(rawValue: $0) }
}

/// The case of an enumeration, or the set of options, that has the number.
nonisolated private func choice<Value: RawRepresentable>(
  _ number: NSNumber, as type: Value.Type
) -> Any? {
  guard let raw = boxed(number, as: Value.RawValue.self) as? Value.RawValue else { return nil }
  return Value(rawValue: raw)
}
