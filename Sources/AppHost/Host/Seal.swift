import CPlatform

/// How much of the machine an app loses before any of its code runs.
///
/// `cplatform_seal` lists what a seal takes away. Sealing takes about a millisecond for each
/// launch. Practice is sealed too, so that what works in practice works in grading.
package nonisolated enum Seal: Sendable {
  /// Nothing is taken away, as on a system without seals.
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
