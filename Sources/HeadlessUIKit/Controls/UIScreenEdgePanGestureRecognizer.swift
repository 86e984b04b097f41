import Foundation

/// A finger drags from the edge of the screen; iOS 7.0 and later.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges of the screen at which it begins.
  open var edges: UIRectEdge = []

  public override init() {
    Self.requiresClass(since: 7.0)
    super.init()
  }
  public override init(target: Any?, action: Selector?) {
    Self.requiresClass(since: 7.0)
    super.init(target: target, action: action)
  }
  public override init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) {
    Self.requiresClass(since: 7.0)
    super.init(target: target, action: action)
  }
  public override init<Target: AnyObject, Sender>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    Self.requiresClass(since: 7.0)
    super.init(target: target, action: action)
  }
}
