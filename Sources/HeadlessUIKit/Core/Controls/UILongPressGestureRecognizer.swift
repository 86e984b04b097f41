public import Foundation

/// Fingers stay down at one place; iOS 3.2 and later.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// In points, before it begins.
  open var allowableMovement: CGFloat = 10
  /// Taps before the press.
  open var numberOfTapsRequired = 0
  /// How many fingers are needed.
  open var numberOfTouchesRequired = 1

  private static let longestPause = 0.35
  private var taps = 0
  private var timer = GestureTimer()

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

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.count <= numberOfTouchesRequired || state != .possible else {
      return state = .failed
    }
    guard state == .possible, tracked.count == numberOfTouchesRequired else { return }
    if taps < numberOfTapsRequired {
      timer.start(Self.longestPause, .failed, for: self)
    } else if minimumPressDuration > 0 {
      timer.start(minimumPressDuration, .began, for: self)
    } else {
      state = .began
    }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .changed
    } else if tracked.contains(where: { $0.place.distance(to: $0.start) > allowableMovement }) {
      state = .failed
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed || isWaiting { return state = .ended }
    guard tracked.allSatisfy({ $0.phase == .ended }), taps < numberOfTapsRequired else {
      return state = .failed
    }
    taps += 1
    timer.start(Self.longestPause, .failed, for: self)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  final override func forgetMovement() {
    timer.stop()
    taps = 0
  }
}
