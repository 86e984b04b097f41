public import Foundation

/// Fingers stay down at one place; iOS 3.2 and later.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
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
