public import Foundation

/// Fingers drag something; iOS 3.2 and later.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers there must be.
  open var minimumNumberOfTouches = 1
  /// How many fingers there may be.
  open var maximumNumberOfTouches = Int.max

  /// How far a finger goes before it drags, in points; UIKit does not publish it (rule 265).
  private static let threshold: CGFloat = 10
  private static let rest = 0.1
  /// In the window, as is the pace in points per second.
  final var moved = CGPoint.zero
  private var pace = CGPoint.zero
  private var last = 0.0

  public override init() { super.init() }
  public override init?(coder: NSCoder) { super.init(coder: coder) }
  override init(unchecked: Void) { super.init(unchecked: ()) }
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }
  public override init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) { super.init(target: target, action: action) }
  public override init<Target: AnyObject, Sender>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) { super.init(target: target, action: action) }

  /// How far the fingers went since they were down, or since it was set.
  open func translation(in view: UIView?) -> CGPoint { convert(distance: moved, to: view) }
  /// Says how far the fingers count as having gone.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view else { return moved = translation }
    let (start, end) = (view.convert(CGPoint.zero, to: nil), view.convert(translation, to: nil))
    moved = CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
  /// In points per second.
  open func velocity(in view: UIView?) -> CGPoint { convert(distance: pace, to: view) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    last = CACurrentMediaTime()
    if tracked.count > maximumNumberOfTouches, state == .possible { state = .failed }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // The centre of the fingers moves by the mean of their movements.
    let count = CGFloat(tracked.count)
    let step = CGPoint(
      x: tracked.reduce(0) { $0 + $1.place.x - $1.before.x } / count,
      y: tracked.reduce(0) { $0 + $1.place.y - $1.before.y } / count)
    moved = CGPoint(x: moved.x + step.x, y: moved.y + step.y)
    let now = CACurrentMediaTime()
    if now > last { pace = CGPoint(x: step.x / (now - last), y: step.y / (now - last)) }
    last = now
    switch state {
    case .began, .changed: state = .changed
    case .possible where !isWaiting && tracked.count >= minimumNumberOfTouches:
      if moved.distance(to: .zero) >= Self.threshold { state = .began }
    default: break
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // A finger that rested before it went up has no pace.
    if CACurrentMediaTime() - last > Self.rest { pace = .zero }
    guard tracked.allSatisfy({ $0.phase == .ended }) else { return }
    state = state == .possible && !isWaiting ? .failed : .ended
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func forgetMovement() { (moved, pace) = (.zero, .zero) }
}
