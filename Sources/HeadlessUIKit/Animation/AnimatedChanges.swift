import Foundation

/// What an animation changed: how views looked before its block ran, and after.
///
/// Views have their new values from the beginning, as on iOS, where only the screen lags behind;
/// what is seen between the two ends is not modelled.
struct AnimatedChanges {
  private var changes: [Change] = []

  private struct Change {
    let view: UIView
    let old: Look
    let new: Look
  }

  /// What can be animated of a view.
  private struct Look: Equatable {
    var frame: CGRect
    var boundsOrigin: CGPoint
    var alpha: CGFloat
    var color: UIColor?

    init(of view: UIView) {
      frame = view.drawnFrame
      boundsOrigin = view.drawnBoundsOrigin
      alpha = view.drawnAlpha
      color = view.drawnBackgroundColor
    }

    /// Gives the view what `change` changes, and leaves the rest as it is by now.
    func apply(_ change: Change) {
      let (view, old, new) = (change.view, change.old, change.new)
      if old.frame != new.frame { view.place(frame) }
      if old.boundsOrigin != new.boundsOrigin { view.drawnBoundsOrigin = boundsOrigin }
      if old.alpha != new.alpha { view.drawnAlpha = alpha }
      if old.color != new.color { view.drawnBackgroundColor = color }
    }

    func between(_ other: Look, at fraction: CGFloat) -> Look {
      let mix = { (start: CGFloat, end: CGFloat) in start + (end - start) * fraction }
      var look = fraction < 0.5 ? self : other
      look.frame = CGRect(
        x: mix(frame.origin.x, other.frame.origin.x), y: mix(frame.origin.y, other.frame.origin.y),
        width: mix(frame.width, other.frame.width), height: mix(frame.height, other.frame.height))
      look.boundsOrigin = CGPoint(
        x: mix(boundsOrigin.x, other.boundsOrigin.x), y: mix(boundsOrigin.y, other.boundsOrigin.y))
      look.alpha = mix(alpha, other.alpha)
      return look
    }
  }

  /// Runs `body` and notes what it changes of the views that are in windows.
  static func made(by body: () -> Void) -> AnimatedChanges {
    let before = Simulator.current.windows.flatMap(\.tree).map { ($0, Look(of: $0)) }
    body()
    var result = AnimatedChanges()
    for (view, old) in before {
      let new = Look(of: view)
      if new != old { result.changes.append(Change(view: view, old: old, new: new)) }
    }
    return result
  }

  static func + (first: AnimatedChanges, second: AnimatedChanges) -> AnimatedChanges {
    var sum = first
    sum.changes += second.changes
    return sum
  }

  /// Gives the views back what they had before the animation.
  func takeBack() {
    for change in changes.reversed() { change.old.apply(change) }
  }

  /// Leaves the views where the animation had brought them; from 0, the beginning, to 1, the end.
  func stop(at fraction: Double) {
    for change in changes {
      change.old.between(change.new, at: fraction).apply(change)
    }
  }
}

/// Animations of a transition that a finger drives: they run on when it lets go, or back.
final class HeldAnimations {
  private var items: [Item] = []

  private struct Item {
    /// Seconds, the delay included.
    let length: Double
    let changes: AnimatedChanges
    let completion: ((Bool) -> Void)?
  }

  /// Runs an animation's block now and keeps its end until the finger lets go.
  func hold(for length: Double, _ animations: () -> Void, completion: ((Bool) -> Void)?) {
    items.append(
      Item(length: length, changes: AnimatedChanges.made(by: animations), completion: completion))
  }

  /// Lets all of them run on from that many seconds.
  func runOn(from position: Double, speed: Double) {
    for item in release() {
      Simulator.current.post("animation", after: max(0, item.length - position) / speed) {
        item.completion?(true)
      }
    }
  }

  /// Lets all of them run back from that many seconds; at their beginning the views are as before.
  func runBack(from position: Double, speed: Double) {
    for item in release().reversed() {
      Simulator.current.post("animation", after: min(item.length, position) / speed) {
        item.changes.takeBack()
        item.completion?(true)
      }
    }
  }

  private func release() -> [Item] {
    defer { items = [] }
    return items
  }
}
