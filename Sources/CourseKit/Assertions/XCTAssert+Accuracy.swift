/// Fails when the values are further apart than `accuracy`, or one of them is not a number.
public func XCTAssertEqual<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #fileID,
  line: UInt = #line
) {
  evaluate("XCTAssertEqual", message, file, line) {
    near(try expression1(), try expression2(), accuracy)
  }
}

/// Fails when the values are further apart than `accuracy`.
public func XCTAssertEqual<T: Numeric>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #fileID,
  line: UInt = #line
) {
  evaluate("XCTAssertEqual", message, file, line) {
    near(try expression1(), try expression2(), accuracy)
  }
}

/// Fails when the values are no further apart than `accuracy`.
public func XCTAssertNotEqual<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #fileID,
  line: UInt = #line
) {
  evaluate("XCTAssertNotEqual", message, file, line) {
    apart(try expression1(), try expression2(), accuracy)
  }
}

/// Fails when the values are no further apart than `accuracy`.
public func XCTAssertNotEqual<T: Numeric>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #fileID,
  line: UInt = #line
) {
  evaluate("XCTAssertNotEqual", message, file, line) {
    apart(try expression1(), try expression2(), accuracy)
  }
}

/// Fails when the values are further apart than `accuracy`; the older name.
@available(*, deprecated, renamed: "XCTAssertEqual(_:_:accuracy:_:file:line:)")
public func XCTAssertEqualWithAccuracy<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #fileID,
  line: UInt = #line
) {
  evaluate("XCTAssertEqual", message, file, line) {
    near(try expression1(), try expression2(), accuracy)
  }
}

/// Fails when the values are no further apart than `accuracy`; the older name.
@available(*, deprecated, renamed: "XCTAssertNotEqual(_:_:accuracy:_:file:line:)")
public func XCTAssertNotEqualWithAccuracy<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #fileID,
  line: UInt = #line
) {
  evaluate("XCTAssertNotEqual", message, file, line) {
    apart(try expression1(), try expression2(), accuracy)
  }
}

private func near<T: Numeric>(_ actual: T, _ expected: T, _ accuracy: T) -> Assertion.Finding {
  if isWithin(accuracy, actual, expected) { return .holds }
  return .fails(
    "(\"\(actual)\") is not equal to (\"\(expected)\") +/- (\"\(accuracy)\")",
    expected: "\(expected) ± \(accuracy)", actual: "\(actual)")
}

private func apart<T: Numeric>(_ actual: T, _ unwanted: T, _ accuracy: T) -> Assertion.Finding {
  if !isWithin(accuracy, actual, unwanted) { return .holds }
  return .fails(
    "(\"\(actual)\") is equal to (\"\(unwanted)\") +/- (\"\(accuracy)\")",
    expected: "≠ \(unwanted) ± \(accuracy)", actual: "\(actual)")
}

/// Equal values are near whatever the accuracy, even infinities; not a number is near nothing.
private func isWithin<T: Numeric>(_ accuracy: T, _ first: T, _ second: T) -> Bool {
  if first == second { return true }
  // The larger less the smaller: an unsigned difference must not fall below zero.
  let difference =
    first.magnitude > second.magnitude ? first - second : second - first
  return difference.magnitude <= accuracy.magnitude
}
