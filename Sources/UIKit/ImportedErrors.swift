import HeadlessUIKit

// How an app puts an error into a text (rules 958 and 982), as in `"\(error)"` and `String(describing: error)`. Only
// apps import this module, so the trace and the tests of the runtime keep Foundation's texts. What an error
// that describes itself says is its own.

extension DefaultStringInterpolation {
  /// Puts an error into a text as a device does.
  public nonisolated mutating func appendInterpolation<Value: Error>(_ value: Value) {
    appendLiteral(_courseText(of: value))
  }
  /// Puts an error that describes itself into a text.
  public nonisolated mutating func appendInterpolation<Value: Error & CustomStringConvertible>(
    _ value: Value
  ) { appendLiteral(_courseText(of: value)) }
  /// Puts an error that writes itself into a text.
  public nonisolated mutating func appendInterpolation<Value: Error & TextOutputStreamable>(
    _ value: Value
  ) { appendLiteral(_courseText(of: value)) }
  /// Puts an error that is a text into a text.
  public nonisolated mutating func appendInterpolation<
    Value: Error & CustomStringConvertible & TextOutputStreamable
  >(_ value: Value) { appendLiteral(_courseText(of: value)) }
  /// Puts an error, or that there is none, into a text.
  public nonisolated mutating func appendInterpolation(_ value: (any Error)?) {
    appendLiteral(value.map { "Optional(\(_courseDebugText(of: $0)))" } ?? "nil")
  }
}

extension String {
  /// Makes a text of an error as a device does.
  public nonisolated init<Value: Error>(describing value: Value) {
    self = _courseText(of: value)
  }
  /// Makes a text of an error that describes itself.
  public nonisolated init<Value: Error & CustomStringConvertible>(describing value: Value) {
    self = _courseText(of: value)
  }
  /// Makes a text of an error that writes itself.
  public nonisolated init<Value: Error & TextOutputStreamable>(describing value: Value) {
    self = _courseText(of: value)
  }
  /// Makes a text of an error that is a text.
  public nonisolated init<Value: Error & CustomStringConvertible & TextOutputStreamable>(
    describing value: Value
  ) { self = _courseText(of: value) }
  /// Makes a text of an error, or of none.
  public nonisolated init(describing value: (any Error)?) {
    self = value.map { "Optional(\(_courseDebugText(of: $0)))" } ?? "nil"
  }
}
