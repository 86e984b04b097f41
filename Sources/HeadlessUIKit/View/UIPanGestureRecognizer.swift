public import Foundation

/// Fingers drag something; iOS 3.2 and later.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers there must be.
  open var minimumNumberOfTouches = 1
  /// How many fingers there may be.
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero

  /// How far the finger has moved since the beginning, in that view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets how far the finger has moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// In points per second; movements have no pace here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

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
