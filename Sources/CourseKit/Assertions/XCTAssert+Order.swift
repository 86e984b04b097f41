/// Fails when the first value is not greater than the second.
public func XCTAssertGreaterThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  evaluate("XCTAssertGreaterThan", message, file, line) {
    compare(try expression1(), try expression2(), ">", otherwise: "not greater than") { $0 > $1 }
  }
}

/// Fails when the first value is less than the second.
public func XCTAssertGreaterThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  evaluate("XCTAssertGreaterThanOrEqual", message, file, line) {
    compare(try expression1(), try expression2(), "≥", otherwise: "less than") { $0 >= $1 }
  }
}

/// Fails when the first value is not less than the second.
public func XCTAssertLessThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  evaluate("XCTAssertLessThan", message, file, line) {
    compare(try expression1(), try expression2(), "<", otherwise: "not less than") { $0 < $1 }
  }
}

/// Fails when the first value is greater than the second.
public func XCTAssertLessThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  evaluate("XCTAssertLessThanOrEqual", message, file, line) {
    compare(try expression1(), try expression2(), "≤", otherwise: "greater than") { $0 <= $1 }
  }
}

private func compare<T: Comparable>(
  _ actual: T, _ bound: T, _ sign: String, otherwise: String, _ isInOrder: (T, T) -> Bool
) -> Assertion.Finding {
  if isInOrder(actual, bound) { return .holds }
  return .fails(
    "(\"\(actual)\") is \(otherwise) (\"\(bound)\")",
    expected: "\(sign) \(shown(bound))", actual: shown(actual))
}
