/// Fails when the expression throws nothing; gives what it throws to the handler.
public func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line,
  _ errorHandler: (any Error) -> Void = { _ in }
) {
  evaluate("XCTAssertThrowsError", message, file, line) {
    try examine(expression, errorHandler)
  }
}

/// Fails when the expression throws nothing, and when the handler throws.
///
/// It never throws itself. It is marked `rethrows` as in XCTest, so a handler that throws needs a
/// `try`.
@_disfavoredOverload
public func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line,
  _ errorHandler: (any Error) throws -> Void = { _ in }
) rethrows {
  evaluate("XCTAssertThrowsError", message, file, line) {
    try examine(expression, errorHandler)
  }
}

private func examine<T>(
  _ expression: () throws -> T, _ errorHandler: (any Error) throws -> Void
) throws -> Assertion.Finding {
  let caught: any Error
  do {
    _ = try expression()
    return .fails("did not throw error")
  } catch {
    caught = error
  }
  try errorHandler(caught)
  return .holds
}

/// Fails when the expression throws.
public func XCTAssertNoThrow<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) {
  evaluate("XCTAssertNoThrow", message, file, line) {
    do {
      _ = try expression()
      return .holds
    } catch {
      return .throwsError(error)
    }
  }
}
