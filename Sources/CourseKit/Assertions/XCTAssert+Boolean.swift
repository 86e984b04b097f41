/// Fails when the expression is false; the same as `XCTAssertTrue`, in XCTest's text too.
public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) {
  evaluate("XCTAssertTrue", message, file, line) { try expression() ? .holds : .fails() }
}

/// Fails when the expression is false.
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) {
  evaluate("XCTAssertTrue", message, file, line) { try expression() ? .holds : .fails() }
}

/// Fails when the expression is true.
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) {
  evaluate("XCTAssertFalse", message, file, line) { try expression() ? .fails() : .holds }
}

/// Fails in any case.
public func XCTFail(
  _ message: String = "", file: StaticString = #fileID, line: UInt = #line
) {
  evaluate(nil, { message }, file, line) { .fails() }
}
