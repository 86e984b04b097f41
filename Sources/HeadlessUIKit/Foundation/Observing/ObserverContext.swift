/// By what an observer tells its observations apart: the place of a variable, which nobody reads or writes.
///
/// - Important: not UIKit's. An app spells it `UnsafeMutableRawPointer`, and the adapter writes this in its
///   place: graded apps have no pointers.
public nonisolated struct _CourseContext: Hashable, Sendable {
  fileprivate let place: UInt

  /// The place; nil for none.
  init?(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer = unsafe pointer else { return nil }
    place = UInt(bitPattern: pointer)
  }
}

nonisolated extension Optional where Wrapped == _CourseContext {
  /// Whether it is the place of that variable.
  @safe public static func == (context: Self, variable: UnsafeMutableRawPointer) -> Bool {
    context?.place == UInt(bitPattern: variable)
  }

  /// Whether it is another place than that of the variable.
  @safe public static func != (context: Self, variable: UnsafeMutableRawPointer) -> Bool {
    context?.place != UInt(bitPattern: variable)
  }
}
