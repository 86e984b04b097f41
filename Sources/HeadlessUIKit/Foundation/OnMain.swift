/// Calls what is of the main actor; nothing of the app goes on beside this.
@discardableResult
nonisolated func onMain<Value: Sendable, Result: Sendable>(
  _ value: Value, _ body: @MainActor (Value) -> Result
) -> Result { MainActor.assumeIsolated { body(value) } }

/// A value that goes from what is on no actor to the main actor and back.
nonisolated struct Boxed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// The same for values of any type, which never leave the thread; for code that the adapter has written.
///
/// - Important: not UIKit's. Apps get no box of their own: with one they could share anything.
public nonisolated func _courseOnMain<Value, Result>(
  _ value: Value, _ body: @MainActor (Value) -> Result
) -> Result {
  let boxed = Boxed(value)
  return MainActor.assumeIsolated { Boxed(body(boxed.value)) }.value
}
