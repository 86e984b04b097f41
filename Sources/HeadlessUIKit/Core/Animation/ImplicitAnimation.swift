import EventTrace
import Foundation

/// A change of a layer that belongs to no view: the layer goes there by itself (rule 951).
struct ImplicitAnimation {
  /// What the layer had before.
  let old: Any?
  let start: Double
  /// Seconds.
  let duration: Double
  let timing: CAMediaTimingFunction?

  /// Whether it has ended.
  var isOver: Bool { Simulator.current.queue.now.seconds >= start + duration }

  /// How far it has come, from 0 to 1.
  var progress: Double {
    let part = (Simulator.current.queue.now.seconds - start) / duration
    return CAMediaTimingFunction.progress(at: min(max(part, 0), 1), along: timing)
  }

  func value(of new: CGFloat) -> CGFloat {
    guard let old = old as? CGFloat else { return new }
    return old + (new - old) * CGFloat(progress)
  }

  func value(of new: CGPoint) -> CGPoint {
    guard let old = old as? CGPoint else { return new }
    let part = CGFloat(progress)
    return CGPoint(x: old.x + (new.x - old.x) * part, y: old.y + (new.y - old.y) * part)
  }

  func value(of new: CGRect) -> CGRect {
    guard let old = old as? CGRect else { return new }
    let part = CGFloat(progress)
    let mix = { (one: CGFloat, two: CGFloat) in one + (two - one) * part }
    return CGRect(
      x: mix(old.minX, new.minX), y: mix(old.minY, new.minY),
      width: mix(old.width, new.width), height: mix(old.height, new.height))
  }
}

extension CALayer {
  /// Something of it has changed. One that is seen, and that belongs to no view, goes there by itself, unless
  /// the transaction or an action says otherwise (rule 951).
  ///
  /// - Parameter old: What it had before.
  final func goes(_ key: String, from old: Any?) {
    guard owner == nil, isSeenSinceEarlier, let simulator = Simulator.current, !simulator.isDead,
      !CATransaction.disableActions()
    else { return }
    // A layer of the app's may override what it answers, and `NSNull` may be in it.
    guard let action = action(forKey: key), !(action is NSNull) else { return }
    guard (action as? CAAnimation)?.isImplicit == true else {
      return action.run(forKey: key, object: self, arguments: nil)
    }
    let duration = CATransaction.animationDuration()
    guard duration > 0 else { return }
    let timing = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    implicit[key] = ImplicitAnimation(
      old: old, start: simulator.queue.now.seconds, duration: duration, timing: timing)
    simulator.holdTransaction(for: duration, ifHeard: true)
  }

  /// Whether it was in a window when this turn began.
  private final var isSeenSinceEarlier: Bool {
    var layer = self
    while layer.owner == nil {
      guard layer.joinedTurn < Simulator.current.queue.turns, let next = layer.superlayer else {
        return false
      }
      layer = next
    }
    return layer.owner?.drawnWindow != nil
  }

  /// Its own animations that nobody has added, and that still run.
  final var implicitKeys: [String] {
    implicit.filter { !$0.value.isOver }.map(\.key).sorted()
  }
}
