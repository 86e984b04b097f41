import Testing

// What tests expect, as functions. For Swift Testing's `#expect`, a macro, the compiler makes a text for each
// use, reads it and checks it: a fifth of a build from nothing, and two thirds of the runtime's own tests.
// `#expect(throws:)` and `#require` stay, since functions would do no better.

/// Expects that something holds. ``expectEqual(_:_:_:fileID:filePath:line:column:)`` says more when it fails.
public func expect(
  _ holds: Bool, _ comment: @autoclosure () -> String = "",
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if holds { return }
  fail("This does not hold.", comment(), fileID, filePath, line, column)
}

/// Expects that two values are equal.
public func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ comment: @autoclosure () -> String = "",
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value == expected { return }
  fail(difference(value, expected), comment(), fileID, filePath, line, column)
}

/// Expects that there is no value.
public func expectNil<Value>(
  _ value: Value?, _ comment: @autoclosure () -> String = "",
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard let value else { return }
  fail("It is \(String(reflecting: value)), not nil.", comment(), fileID, filePath, line, column)
}

private func fail(
  _ text: String, _ comment: String, _ fileID: String, _ filePath: String, _ line: Int,
  _ column: Int
) {
  Issue.record(
    Comment(rawValue: comment.isEmpty ? text : "\(comment): \(text)"),
    sourceLocation: SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Both values, and of two lists of texts what only one of them has.
private func difference<Value>(_ value: Value, _ expected: Value) -> String {
  var text = "It is \(String(reflecting: value)), not \(String(reflecting: expected))."
  guard let lines = value as? [String], let expected = expected as? [String] else { return text }
  for change in lines.difference(from: expected) {
    switch change {
    case .insert(let place, let line, _): text += "\n+ \(place): \(line)"
    case .remove(let place, let line, _): text += "\n- \(place): \(line)"
    }
  }
  return text
}
