public import Foundation

/// Two fingers turn; iOS 3.2 and later.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// By how much the fingers have turned, in radians.
  open var rotation: CGFloat = 0
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
