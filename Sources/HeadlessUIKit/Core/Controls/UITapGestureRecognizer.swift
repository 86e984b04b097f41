public import Foundation

/// Fingers go down and up again at one place, once or several times; iOS 3.2 and later.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps are needed.
  open var numberOfTapsRequired = 1
  /// How many fingers are needed.
  open var numberOfTouchesRequired = 1

  // In points and seconds; UIKit does not publish them (rule 265).
  private static let allowableMovement: CGFloat = 45
  private static let longestTap = 0.75
  private static let longestPause = 0.35

  private var taps = 0
  private var mostFingers = 0
  private var start: CGPoint?
  private var timer = GestureTimer()

  final override var tapsWanted: Int { numberOfTapsRequired }
  final override var isMadeByOneTap: Bool {
    numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
  }

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

  /// One that wants fewer taps does not keep one that wants more from waiting for the others.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    mostFingers = max(mostFingers, tracked.count)
    guard mostFingers <= numberOfTouchesRequired,
      start.map({ middle.distance(to: $0) <= Self.allowableMovement || tracked.count > 1 }) ?? true
    else { return state = .failed }
    if start == nil { start = middle }
    timer.start(Self.longestTap, .failed, for: self)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.contains(where: { $0.place.distance(to: $0.start) > Self.allowableMovement }) {
      state = .failed
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.allSatisfy({ $0.phase == .ended }) else { return }
    guard mostFingers == numberOfTouchesRequired else { return state = .failed }
    (taps, mostFingers) = (taps + 1, 0)
    if taps >= numberOfTapsRequired {
      timer.stop()
      state = .ended
    } else {
      timer.start(Self.longestPause, .failed, for: self)
    }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  final override func forgetMovement() {
    timer.stop()
    (taps, mostFingers, start) = (0, 0, nil)
  }
}
