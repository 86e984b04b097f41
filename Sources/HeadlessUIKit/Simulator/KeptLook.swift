/// What the app gives its views to look like and no picture of the screen draws.
private final class UndrawnLooks {
  var members: Set<String> = []
}

extension Simulator {
  private static let undrawnLooksKey = StateKey { _ in UndrawnLooks() }

  /// The members by which the app has asked for such looks, sorted: a picture of its screen names them.
  package var undrawnLooks: [String] { state(Self.undrawnLooksKey).members.sorted() }

  /// Says that the picture of the screen lacks something that an app has drawn.
  package func noteUndrawn(_ what: String) { keep(what) }

  fileprivate func keep(_ member: String) { state(Self.undrawnLooksKey).members.insert(member) }
}

/// Notes that an app asks for a look that is kept and not drawn (Members.md): a line in the trace would
/// only disturb, but who sees a picture of the screen is told what it lacks.
nonisolated func keptLook(_ member: String, _ isolation: (any Actor)? = #isolation) {
  onMainThread(isolation) { $0.keep(member) }
}

/// The same for a property, if the app gives it another value.
nonisolated func keptLook<Value: Equatable>(
  _ member: String, _ old: Value, _ new: Value, _ isolation: (any Actor)? = #isolation
) {
  if old != new { keptLook(member, isolation) }
}

/// The same for a property whose values cannot be compared, such as a dictionary of attributes.
nonisolated func keptLook(
  _ member: String, _ old: Any?, _ new: Any?, _ isolation: (any Actor)? = #isolation
) {
  if old != nil || new != nil { keptLook(member, isolation) }
}
