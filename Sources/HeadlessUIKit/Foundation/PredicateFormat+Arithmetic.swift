import Foundation

extension PredicateFormat.Expression {
  /// What two numbers with a sign between them come to; nil where one of them is no number.
  ///
  /// Whole numbers stay whole, so `7 / 2` is 3, as Foundation has it. A division by zero has no whole
  /// result: it is infinite, or no number.
  static func result(of sign: String, _ first: Any?, _ second: Any?) -> Any? {
    guard let first = number(first), let second = number(second) else { return nil }
    if let whole = wholeResult(of: sign, first, second) { return NSNumber(value: whole) }
    let (left, right) = (first.doubleValue, second.doubleValue)
    return switch sign {
    case "+": NSNumber(value: left + right)
    case "-": NSNumber(value: left - right)
    case "*": NSNumber(value: left * right)
    case "/": NSNumber(value: left / right)
    default: NSNumber(value: pow(left, right))
    }
  }

  /// The result of whole numbers; nil where one of them is none, and where the result is none.
  private static func wholeResult(of sign: String, _ first: NSNumber, _ second: NSNumber) -> Int? {
    guard isWhole(first), isWhole(second) else { return nil }
    let (left, right) = (first.intValue, second.intValue)
    let result: (partialValue: Int, overflow: Bool)
    switch sign {
    case "+": result = left.addingReportingOverflow(right)
    case "-": result = left.subtractingReportingOverflow(right)
    case "*": result = left.multipliedReportingOverflow(by: right)
    case "/": result = left.dividedReportingOverflow(by: right)
    default: return Int(exactly: pow(Double(left), Double(right)))
    }
    return result.overflow ? nil : result.partialValue
  }

  private static func isWhole(_ number: NSNumber) -> Bool {
    !["f", "d"].contains(String(cString: number.objCType))
  }

  private static func number(_ value: Any?) -> NSNumber? {
    guard let value = value.flatMap(PredicateFormat.unwrapped) else { return nil }
    return value as? NSNumber
  }

  private static let functions: [String: @Sendable (Double) -> Double] = [
    "sqrt": { $0.squareRoot() }, "log": { log10($0) }, "ln": { log($0) }, "exp": { exp($0) },
    "floor": { floor($0) }, "ceiling": { ceil($0) }, "trunc": { trunc($0) }, "abs": { abs($0) },
  ]

  /// What a function comes to: of a number, of several, or of the members of a list; nil where the
  /// arguments are no numbers.
  static func result(of name: String, _ arguments: [Any?]) -> Any? {
    let name = name.trimmingCharacters(in: [":"])
    if let function = functions[name] {
      guard arguments.count == 1, let value = number(arguments[0]) else { return nil }
      let result = function(value.doubleValue)
      return isWhole(value) && name == "abs"
        ? NSNumber(value: abs(value.intValue)) : NSNumber(value: result)
    }
    let members = arguments.count == 1 ? arguments[0].flatMap(PredicateFormat.list) : nil
    let values = members?.map(Optional.some) ?? arguments
    if name == "count" { return NSNumber(value: values.count) }
    let numbers = values.compactMap(number)
    guard numbers.count == values.count else { return nil }
    switch name {
    case "sum":
      return numbers.reduce(NSNumber(value: 0)) {
        (result(of: "+", $0, $1) as? NSNumber) ?? $0
      }
    case "average":
      let sum = numbers.reduce(0) { $0 + $1.doubleValue }
      return NSNumber(value: numbers.isEmpty ? 0 : sum / Double(numbers.count))
    case "min": return numbers.min { $0.doubleValue < $1.doubleValue }
    case "max": return numbers.max { $0.doubleValue < $1.doubleValue }
    default: return nil
    }
  }

  /// Whether Foundation has a function of that name, as far as it is here.
  static func knows(_ name: String) -> Bool {
    let name = name.trimmingCharacters(in: [":"])
    return functions[name] != nil || ["count", "sum", "average", "min", "max"].contains(name)
  }
}
