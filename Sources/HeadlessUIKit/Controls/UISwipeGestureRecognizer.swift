import Foundation

/// A finger strokes in one direction; iOS 3.2 and later.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where the finger goes.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction = Direction.right
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
