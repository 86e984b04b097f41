/// What an app has set of members that nothing comes of, by their names, so that it can be read again.
///
/// Most objects have none; they take no more than an empty reference.
struct DeclaredValues {
  private var values: [String: Any] = [:]

  /// The value of a member; nil until the app sets it.
  subscript<Value>(member: String) -> Value? {
    get { values.isEmpty ? nil : values[member] as? Value }
    set { values[member] = newValue }
  }
}
