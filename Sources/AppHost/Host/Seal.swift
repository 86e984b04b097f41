import CPlatform

/// How an app is shut off from the machine before any of its code runs.
///
/// What a seal takes away is said at `cplatform_seal`. It costs a launch about a millisecond, which
/// nobody notices, so practice is sealed too: what works there works when it is graded.
package nonisolated enum Seal: Sendable {
  /// Nothing is taken: what holds then is what holds where a system has no seals.
  case absent
  /// As much as this machine can take away.
  case wherePossible
  /// All of it; a machine that cannot do that launches nothing.
  case required

  var demand: cplatform_seal_demand {
    switch self {
    case .absent: cplatform_unsealed
    case .wherePossible: cplatform_sealed_where_possible
    case .required: cplatform_sealed
    }
  }
}
