/// Calls what is of the main actor; nothing of the app goes on beside this.
@discardableResult
nonisolated func onMain<Value: Sendable, Result: Sendable>(
  _ value: Value, _ body: @MainActor (Value) -> Result
) -> Result { MainActor.assumeIsolated { body(value) } }

typealias Boxed = _CourseBox

/// A value that goes from what is on no actor to the main actor and back.
///
/// - Important: not UIKit's. Public only because an app's module sees nothing else of the runtime.
public nonisolated struct _CourseBox<Value>: @unchecked Sendable {
  public let value: Value
  public init(_ value: Value) { self.value = value }
}
