public import Foundation

/// A finger drags from the edge of the screen; iOS 7.0 and later.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges of the screen at which it begins.
  open var edges: UIRectEdge = []
  /// How near to the edge the finger goes down, in points; UIKit does not publish it (rule 265).
  private static let reach: CGFloat = 20

  public override init() {
    Self.requiresClass(since: 7.0)
    super.init()
  }
  public override init?(coder: NSCoder) {
    Self.requiresClass(since: 7.0)
    super.init(coder: coder)
  }
  override init(unchecked: Void) { super.init(unchecked: ()) }
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

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, !isAtEdge else { return }
    state = .failed
  }

  /// As the interface is turned, which turns the views inside of the window before iOS 8.
  private var isAtEdge: Bool {
    guard let frame = tracked.first?.window?.drawnBounds, let view else { return false }
    let side = CGPoint(x: frame.width, y: frame.height)
    let (one, two) = (convert(.zero, to: view), convert(side, to: view))
    let place = location(in: view)
    return edges.contains(.left) && place.x - min(one.x, two.x) <= Self.reach
      || edges.contains(.right) && max(one.x, two.x) - place.x <= Self.reach
      || edges.contains(.top) && place.y - min(one.y, two.y) <= Self.reach
      || edges.contains(.bottom) && max(one.y, two.y) - place.y <= Self.reach
  }
}
