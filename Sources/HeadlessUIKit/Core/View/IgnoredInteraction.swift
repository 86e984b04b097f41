import EventTrace

/// How often the app has asked for touches to go nowhere.
final class IgnoredInteraction {
  var depth = 0
}

extension Simulator {
  private static let ignoredInteractionKey = StateKey { _ in IgnoredInteraction() }

  /// Whether new touches go nowhere, as the app has asked for (rule 881).
  var ignoredInteraction: IgnoredInteraction { state(Self.ignoredInteractionKey) }

  /// Whether a finger that goes down now is nobody's; says so.
  func ignoresFingers() -> Bool {
    guard ignoredInteraction.depth > 0 else { return false }
    diagnose(
      "touchIgnored", rule: 881,
      "A touch goes nowhere: the app called beginIgnoringInteractionEvents() more often than "
        + "endIgnoringInteractionEvents().")
    return true
  }
}
