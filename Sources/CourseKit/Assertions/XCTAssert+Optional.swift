import CourseModel

/// Fails when there is a value.
public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) {
  evaluate("XCTAssertNil", message, file, line) {
    guard let value = try expression() else { return .holds }
    return .fails("\"\(value)\"", expected: "nil", actual: shown(value))
  }
}

/// Fails when there is no value.
public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) {
  evaluate("XCTAssertNotNil", message, file, line) {
    try expression() == nil ? .fails() : .holds
  }
}

/// The value; without one it fails and stops the check.
///
/// - Throws: What the expression throws. Without a value, an error that ends the script and is not
///   reported again.
public func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) throws -> T {
  var result: Result<T, any Error> = .failure(UnwrappedNil())
  evaluate("XCTUnwrap", message, file, line) {
    do {
      if let value = try expression() {
        result = .success(value)
        return .holds
      }
    } catch {
      result = .failure(error)
      throw error
    }
    return .fails("expected non-nil value of type \"\(T.self)\"")
  }
  return try result.get()
}
