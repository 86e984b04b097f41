/// Says once that an app uses what is declared only (Members.md).
nonisolated func declaredOnly(_ member: String, _ isolation: (any Actor)? = #isolation) {
  onMainThread(isolation) { $0.unimplemented(member, "nothing comes of it.") }
}

/// The same for a property, if the app gives it another value.
nonisolated func declaredOnly<Value: Equatable>(
  _ member: String, _ old: Value, _ new: Value, _ isolation: (any Actor)? = #isolation
) {
  if old != new { declaredOnly(member, isolation) }
}

/// The same for a property that holds a class.
nonisolated func declaredOnly(
  _ member: String, _ old: AnyClass?, _ new: AnyClass?, _ isolation: (any Actor)? = #isolation
) {
  if old != new { declaredOnly(member, isolation) }
}

/// The same for a property whose values cannot be compared, such as a closure.
nonisolated func declaredOnly(
  _ member: String, _ old: Any?, _ new: Any?, _ isolation: (any Actor)? = #isolation
) {
  if old != nil || new != nil { declaredOnly(member, isolation) }
}
