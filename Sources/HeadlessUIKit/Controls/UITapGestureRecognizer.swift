import Foundation

/// Fingers go down and up again at one place; iOS 3.2 and later.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps are needed.
  open var numberOfTapsRequired = 1
  /// How many fingers are needed.
  open var numberOfTouchesRequired = 1
  final override var isMadeByOneTap: Bool {
    numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
  }

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
