/// Appearances that began in this turn and end after its layout pass.
final class PendingAppearances {
  private var ends: [() -> Void] = []
  /// Whether none of them ends: while the app launches, they wait until it is active (rule 30).
  var areHeld = false

  /// Whether some are to end in this turn.
  var areDue: Bool { !areHeld && !ends.isEmpty }

  func append(_ end: @escaping () -> Void) { ends.append(end) }

  /// Takes those that have begun so far, for the caller to end them.
  func take() -> [() -> Void] {
    defer { ends = [] }
    return ends
  }

  /// Puts back what ``take()`` took, before all that began since.
  func putBack(_ taken: [() -> Void]) { ends = taken + ends }
}

extension Simulator {
  private static let pendingAppearancesKey = StateKey { _ in PendingAppearances() }
  var pendingAppearances: PendingAppearances { state(Self.pendingAppearancesKey) }
}
