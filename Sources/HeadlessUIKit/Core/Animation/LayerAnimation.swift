import EventTrace
public import Foundation

/// An animation that was added to a layer, on virtual time (rule 272).
final class LayerAnimation {
  let animation: CAAnimation
  private let start: Double
  private let transaction: Transaction?
  private var ticket: EventQueue.Ticket?
  private var isOver = false
  private weak var layer: CALayer?
  private let key: String

  init(_ animation: CAAnimation, of layer: CALayer, key: String) {
    let simulator = Simulator.current!
    (self.animation, self.layer, self.key) = (animation, layer, key)
    let now = simulator.queue.now.seconds
    start = max(now, animation.beginTime)
    if animation.duration <= 0 { animation.duration = CATransaction.animationDuration() }
    transaction = simulator.animation.transactions.last
    transaction?.begin()
    simulator.post("CAAnimation") { [self] in
      if !isOver { animation.delegate?.animationDidStart(animation) }
    }
    if whole.isFinite {
      ticket = simulator.queue.post(
        after: start - now + whole, label: "CAAnimation", keepsBusy: true
      ) { [self] in stop(finished: true) }
    }
  }

  /// Seconds, of all runs.
  private var whole: Double {
    let count = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    let one = animation.duration * (animation.autoreverses ? 2 : 1)
    let all = animation.repeatDuration > 0 ? animation.repeatDuration : one * count
    return all.isFinite && animation.speed > 0 ? all / Double(animation.speed) : .infinity
  }

  /// The app took it away.
  func remove() {
    isOver = true
    if let ticket { Simulator.current.queue.cancel(ticket) }
    Simulator.current.post("CAAnimation") { [self] in tellStopped(false) }
  }

  private func stop(finished: Bool) {
    if animation.isRemovedOnCompletion, layer?.running[key] === self { layer?.running[key] = nil }
    tellStopped(finished)
  }

  private func tellStopped(_ finished: Bool) {
    isOver = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    transaction?.end()
  }

  /// What it makes of a number that the layer has, such as its opacity; nil where it does not.
  func value(of path: String, _ model: CGFloat) -> CGFloat? {
    let passed = Simulator.current.queue.now.seconds - start
    guard passed >= 0 else { return nil }
    return animation.value(of: path, model, after: passed, lasting: animation.duration)
  }
}

/// Hears when an animation of a layer begins and ends.
@MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended, or was removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default for a type that does not implement this member.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default for a type that does not implement this member.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

extension CALayer {
}
