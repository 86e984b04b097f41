public import Foundation

/// Two fingers move apart or together; iOS 3.2 and later.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have moved apart since the beginning, as a factor.
  open var scale: CGFloat = 1
  /// How fast it changes, by the second.
  open var velocity: CGFloat { 0 }

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
