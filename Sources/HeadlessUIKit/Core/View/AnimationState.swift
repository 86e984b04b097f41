/// What changes to views mean just now.
final class AnimationState {
  /// Whether animations by blocks take their time.
  var isEnabled = true
  /// What notes the changes that an animation's block makes, while one runs.
  var notedLooks: NotedLooks?
  /// What keeps the animations that begin now, while an animator runs that a finger drives.
  var held: HeldAnimations?
  /// The animations on their way, oldest first.
  var running: [RunningAnimation] = []
  /// What an animator shows that runs or pauses, by the animator.
  var animators: [ObjectIdentifier: () -> (changes: AnimatedChanges, fraction: Double)] = [:]
  /// The transactions that are open, the innermost last.
  var transactions: [Transaction] = []
  /// Animations between their two calls, the innermost last.
  var old: [OldAnimation] = []
  /// How long the animation of the block takes that runs now, in seconds.
  var inherited: [Double] = []

  /// The parts of the animation with keyframes whose block runs now; nil outside of animations (rule 952).
  var frames: [AnimatedChanges]?

  /// How often the animation of the block runs that runs now, and whether it runs back.
  var repeats: (count: Double, autoreverses: Bool)?

  /// What animations change of a view just now, by the keys of its layer (rule 950).
  func keys(of view: UIView) -> [String] {
    var names: [String] = []
    let all = running.map(\.changes) + animators.values.map { $0().changes }
    for key in all.flatMap({ $0.keys(of: view) }) {
      // One that is added to another of its kind has a number.
      let others = names.filter { $0 == key || $0.hasPrefix(key + "-") }.count
      names.append(others == 0 ? key : "\(key)-\(others + 1)")
    }
    return names
  }

  /// How the screen shows a view now.
  func look(of view: UIView) -> AnimatedChanges.Look {
    var look = AnimatedChanges.Look(of: view)
    for animation in running { look = animation.shown(view, of: look) }
    for shown in animators.values {
      let (changes, fraction) = shown()
      look = changes.shown(view, of: look, at: fraction)
    }
    return look
  }
}

extension Simulator {
  private static let animationKey = StateKey { _ in AnimationState() }
  var animation: AnimationState { state(Self.animationKey) }
}
