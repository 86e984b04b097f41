public import Foundation

/// A finger strokes in one direction; iOS 3.2 and later.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where the finger goes.
  public struct Direction: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that count.
  open var direction = Direction.right
  /// How many fingers are needed.
  open var numberOfTouchesRequired = 1

  // In points and seconds; UIKit does not publish them (rule 265).
  private static let shortest: CGFloat = 50
  private static let widest: CGFloat = 50
  private static let longest = 0.5
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
    guard tracked.count <= numberOfTouchesRequired else { return state = .failed }
    if tracked.count == touches.count { timer.start(Self.longest, .failed, for: self) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isWaiting, state == .possible, tracked.count == numberOfTouchesRequired else { return }
    let steps = tracked.map { touch in
      convert(
        distance: CGPoint(x: touch.place.x - touch.start.x, y: touch.place.y - touch.start.y),
        to: view)
    }
    let directions: [(Direction, along: (CGPoint) -> CGFloat, across: (CGPoint) -> CGFloat)] = [
      (.right, { $0.x }, { $0.y }), (.left, { -$0.x }, { $0.y }),
      (.down, { $0.y }, { $0.x }), (.up, { -$0.y }, { $0.x }),
    ]
    let open = directions.filter { wanted, along, across in
      direction.contains(wanted)
        && steps.allSatisfy { along($0) > -10 && abs(across($0)) <= Self.widest }
    }
    if open.isEmpty { return state = .failed }
    if open.contains(where: { _, along, across in
      steps.allSatisfy { along($0) >= Self.shortest && along($0) > abs(across($0)) }
    }) {
      timer.stop()
      state = .ended
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isWaiting { state = .failed }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  final override func forgetMovement() { timer.stop() }
}
