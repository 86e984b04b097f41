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
  /// The names of its animations; nil for none.
  /// Also those of a view's animations, by what they change (rule 950), and the layer's own (rule 951).
  public func animationKeys() -> [String]? {
    let ofView = owner.map(Simulator.current.animation.keys) ?? []
    let keys = (Array(running.keys) + implicitKeys).sorted() + ofView
    return keys.isEmpty ? nil : keys
  }

  /// The animation of that name; nil where there is none.
  public func animation(forKey key: String) -> CAAnimation? {
    if let own = running[key]?.animation { return own }
    let (kept, ofView) = (implicit[key], owner.map(Simulator.current.animation.keys) ?? [])
    guard kept.map({ !$0.isOver }) ?? ofView.contains(key) else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = kept?.old
    if let kept { animation.duration = kept.duration }
    return animation
  }

  /// The layer itself: what is to be seen in the end.
  public func model() -> Self { self }

  /// The layer as the screen shows it now; nil while it is on no screen.
  public func presentation() -> Self? {
    guard let shown = NSObject.make(type(of: self)) as? Self else { return nil }
    if let owner {
      guard owner.drawnWindow != nil else { return nil }
      let look = Simulator.current.animation.look(of: owner)
      shown.frame = look.frame
      shown.opacity = Float(look.alpha)
      shown.backgroundColor = look.color?.cgColor
    } else {
      (shown.frame, shown.opacity, shown.backgroundColor) = (frame, opacity, backgroundColor)
      (shown.bounds, shown.position) = (bounds, position)
    }
    shown.cornerRadius = cornerRadius
    for key in implicitKeys {
      guard let change = implicit[key] else { continue }
      switch key {
      case "position": shown.position = change.value(of: position)
      case "bounds": shown.bounds = change.value(of: bounds)
      case "opacity": shown.opacity = Float(change.value(of: CGFloat(opacity)))
      case "cornerRadius": shown.cornerRadius = change.value(of: cornerRadius)
      default: break
      }
    }
    if !running.isEmpty { show(running.values, in: shown) }
    return shown
  }
}
