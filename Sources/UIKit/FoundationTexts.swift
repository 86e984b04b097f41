public import HeadlessUIKit

// How an app puts Foundation's values into a text where Foundation on Linux has another one (rule 984).

extension DefaultStringInterpolation {
  /// Puts one of Foundation's values into a text as a device does.
  public nonisolated mutating func appendInterpolation<Value: _CourseFoundation>(_ value: Value) {
    appendLiteral(_coursePrinted(value) ?? value.description)
  }
}

extension String {
  /// Makes a text of one of Foundation's values as a device does.
  public nonisolated init<Value: _CourseFoundation>(describing value: Value) {
    self = _coursePrinted(value) ?? value.description
  }
}
