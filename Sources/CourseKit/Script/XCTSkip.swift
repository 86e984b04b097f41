/// Thrown by a script that has nothing to check here: the check counts for nothing either way.
public struct XCTSkip: Error {
  /// The author's words.
  public let message: String?
  /// XCTest's whole text.
  let summary: String

  /// A skip without a condition.
  public nonisolated init(
    _ message: @autoclosure () -> String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(because: nil, message())
  }

  /// A skip for the reason that a condition gave.
  nonisolated init(because explanation: String?, _ message: String?) {
    self.message = message
    summary =
      "Test skipped" + (explanation.map { ": \($0)" } ?? "")
      + (message.flatMap { $0.isEmpty ? nil : " - \($0)" } ?? "")
  }
}

/// Skips the check when the expression is true, and also when it throws.
public func XCTSkipIf(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #fileID, line: UInt = #line
) throws {
  try skip(when: true, expression, message)
}

/// Skips the check when the expression is false, and also when it throws.
public func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #fileID, line: UInt = #line
) throws {
  try skip(when: false, expression, message)
}

private func skip(
  when unwanted: Bool, _ expression: () throws -> Bool, _ message: () -> String?
) throws {
  let value: Bool
  do {
    value = try expression()
  } catch {
    throw XCTSkip(because: "threw error \"\(error)\"", message())
  }
  if value == unwanted {
    // XCTest names the two values the other way round; its text is kept as it is.
    throw XCTSkip(because: "required \(unwanted) value but got \(!unwanted)", message())
  }
}
