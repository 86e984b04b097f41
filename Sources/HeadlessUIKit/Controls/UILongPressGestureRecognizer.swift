public import Foundation

/// Fingers stay down at one place; iOS 3.2 and later.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds for which the finger must stay.
  open var minimumPressDuration: TimeInterval = 0.5
  /// By how much the finger may move, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps are needed.
  open var numberOfTapsRequired = 0
  /// How many fingers are needed.
  open var numberOfTouchesRequired = 1

  public override init() { super.init() }
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }
  public override init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) { super.init(target: target, action: action) }
  public override init<Target: AnyObject, Sender>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) { super.init(target: target, action: action) }
}
