/// What changes to views mean just now.
final class AnimationState {
  /// Whether animations by blocks take their time.
  var isEnabled = true
  /// What notes the changes that an animation's block makes, while one runs.
  var notedLooks: NotedLooks?
  /// What keeps the animations that begin now, while an animator runs that a finger drives.
  var held: HeldAnimations?
}

extension Simulator {
  private static let animationKey = StateKey { _ in AnimationState() }
  var animation: AnimationState { state(Self.animationKey) }
}
