public import Foundation

/// Two fingers move apart or together; iOS 3.2 and later.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, as a part of how far they were.
  open var scale: CGFloat {
    get { base > 0 ? factor * span / base : factor }
    set { (factor, base) = (newValue.isFinite ? newValue : 1, span) }
  }
  /// Of the scale, per second.
  public private(set) var velocity: CGFloat = 0

  /// In points; UIKit does not publish it (rule 265).
  private static let threshold: CGFloat = 8
  private var factor: CGFloat = 1
  private var base: CGFloat = 0
  private var last: (scale: CGFloat, time: Double)?

  public override init() { super.init() }
  override init(unchecked: Void) { super.init(unchecked: ()) }
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

  private var span: CGFloat { points.count > 1 ? points[0].distance(to: points[1]) : base }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count == 2, state == .possible {
      (base, last) = (span, (factor, CACurrentMediaTime()))
    }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.count >= 2 else { return }
    let now = CACurrentMediaTime()
    if let last, now > last.time { velocity = (scale - last.scale) / (now - last.time) }
    last = (scale, now)
    switch state {
    case .began, .changed: state = .changed
    case .possible where !isWaiting:
      if abs(span - base) >= Self.threshold { state = .began }
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

  final override func forgetMovement() { (factor, base, velocity, last) = (1, 0, 0, nil) }
}
