/// A feature's place in every simulator: where its state is there, and how it is made.
///
/// A feature has its state, a key for it and an extension of the simulator that reads it in its own
/// folder, so that the simulator need not know any of its features:
///
///     final class RotationState { var isRotating = false }
///
///     extension Simulator {
///       private static let rotationKey = StateKey { _ in RotationState() }
///       var rotation: RotationState { state(Self.rotationKey) }
///     }
package struct StateKey<State: AnyObject> {
  fileprivate let index: Int
  fileprivate let make: (Simulator) -> State

  /// - Parameter make: makes the state when it is first asked for.
  package init(_ make: @escaping (Simulator) -> State) {
    self.make = make
    index = stateKeyCount
    stateKeyCount += 1
  }
}

/// How many keys there are; a key's number never changes.
private var stateKeyCount = 0

extension Simulator {
  /// What the feature with that key keeps for this life of the app.
  package func state<State>(_ key: StateKey<State>) -> State {
    if key.index < states.count, let state = states[key.index] {
      // Only its own key writes to a place, a few lines below.
      return unsafeDowncast(state, to: State.self)
    }
    return newState(key)
  }

  private func newState<State>(_ key: StateKey<State>) -> State {
    let state = key.make(self)
    while states.count <= key.index { states.append(nil) }
    states[key.index] = state
    return state
  }
}
