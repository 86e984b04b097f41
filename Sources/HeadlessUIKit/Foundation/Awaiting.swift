/// Waits until what is begun calls its handler: its answer.
func awaitedAnswer<Value: Sendable>(of begin: (@escaping (Value) -> Void) -> Void) async -> Value {
  await withCheckedContinuation { continuation in
    begin { continuation.resume(returning: $0) }
  }
}
