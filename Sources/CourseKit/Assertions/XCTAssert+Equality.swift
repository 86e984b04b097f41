/// Fails when the values are not equal; the second is what was expected.
public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  evaluate("XCTAssertEqual", message, file, line) {
    let (actual, expected) = (try expression1(), try expression2())
    if actual == expected { return .holds }
    return .fails(
      "(\"\(actual)\") is not equal to (\"\(expected)\")",
      expected: shown(expected), actual: shown(actual))
  }
}

/// Fails when the values are equal.
public func XCTAssertNotEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  evaluate("XCTAssertNotEqual", message, file, line) {
    let (actual, unwanted) = (try expression1(), try expression2())
    if actual != unwanted { return .holds }
    return .fails(
      "(\"\(actual)\") is equal to (\"\(unwanted)\")",
      expected: "≠ \(shown(unwanted))", actual: shown(actual))
  }
}

/// Fails when the two are not one object; nil is identical to nil.
public func XCTAssertIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?,
  _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  evaluate("XCTAssertIdentical", message, file, line) {
    let (actual, expected) = (try expression1(), try expression2())
    if actual === expected { return .holds }
    return .fails(
      "(\"\(described(actual))\") is not identical to (\"\(described(expected))\")",
      expected: described(expected), actual: described(actual))
  }
}

/// Fails when the two are one object.
public func XCTAssertNotIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?,
  _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  evaluate("XCTAssertNotIdentical", message, file, line) {
    let (actual, unwanted) = (try expression1(), try expression2())
    if actual !== unwanted { return .holds }
    return .fails(
      "(\"\(described(actual))\") is identical to (\"\(described(unwanted))\")",
      expected: "≠ \(described(unwanted))", actual: described(actual))
  }
}

private func described(_ object: AnyObject?) -> String {
  object.map { "\($0)" } ?? "nil"
}
