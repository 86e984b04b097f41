public import Foundation

/// Two fingers turn; iOS 3.2 and later.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turned, in radians, clockwise.
  open var rotation: CGFloat = 0
  /// In radians per second.
  public private(set) var velocity: CGFloat = 0

  /// In radians; UIKit does not publish it (rule 265).
  private static let threshold: CGFloat = .pi / 36
  private var angle: CGFloat?
  private var last = 0.0

  public override init() { super.init() }
  public override init?(coder: NSCoder) { super.init(coder: coder) }
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }
  public override init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) { super.init(target: target, action: action) }
  public override init<Target: AnyObject, Sender>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) { super.init(target: target, action: action) }

  private var angleNow: CGFloat? {
    guard points.count > 1 else { return nil }
    return atan2(points[1].y - points[0].y, points[1].x - points[0].x)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count == 2, state == .possible { (angle, last) = (angleNow, CACurrentMediaTime()) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let angle, let new = angleNow else { return }
    // The shorter way round.
    let step = remainder(new - angle, 2 * .pi)
    let now = CACurrentMediaTime()
    if now > last { velocity = step / (now - last) }
    (self.angle, last) = (new, now)
    rotation += step
    switch state {
    case .began, .changed: state = .changed
    case .possible where !isWaiting:
      if abs(rotation) >= Self.threshold { state = .began }
    default: break
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed || isWaiting {
      if tracked.filter({ $0.phase != .ended }).count < 2 { state = .ended }
    } else if tracked.allSatisfy({ $0.phase == .ended }) {
      state = .failed
    }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  final override func forgetMovement() { (rotation, velocity, angle) = (0, 0, nil) }
}
