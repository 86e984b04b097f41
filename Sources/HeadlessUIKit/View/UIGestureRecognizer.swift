public import Foundation

/// What a person's movement means, such as a swipe; the movement itself comes from whoever uses the
/// device; iOS 3.2 and later.
open class UIGestureRecognizer: NSObject {
  /// How far a movement has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  private var actions: [TargetAction] = []
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  public internal(set) weak var view: UIView?
  open var state = State.possible
  /// Whether the movement is looked for at all.
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String? {
    get { requires("name", since: 11.0, ownName) }
    set { ownName = requires("setName:", since: 11.0, newValue) }
  }
  final var ownName: String?
  /// Where the last movement was, in the window's coordinates.
  package final var place = CGPoint.zero

  public override init() {
    Self.requiresClass(since: 3.2)
    super.init()
  }

  public init(target: Any?, action: Selector?) {
    Self.requiresClass(since: 3.2)
    super.init()
    if let action = TargetAction(target, action) { actions.append(action) }
  }

  public init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
    Self.requiresClass(since: 3.2)
    super.init()
    actions.append(TargetAction(target, action))
  }

  public init<Target: AnyObject, Sender>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    Self.requiresClass(since: 3.2)
    super.init()
    actions.append(TargetAction(target, action))
  }

  public func addTarget(_ target: Any, action: Selector) {
    if let action = TargetAction(target, action) { actions.append(action) }
  }

  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) { actions.append(TargetAction(target, action)) }

  public func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll {
      (target == nil || $0.target?.object === target.map { $0 as AnyObject })
        && (action == nil || $0.selector == action)
    }
  }

  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  open func reset() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Whether a finger that goes down and up once is the movement.
  var isMadeByOneTap: Bool { false }

  /// A person made the movement, up to that state.
  ///
  /// - Returns: Whether nobody minds.
  @discardableResult
  package final func recognize(_ state: State = .ended) -> Bool {
    guard isEnabled, !Simulator.current.isDead else { return false }
    if state == .began || state == .ended, self.state == .possible {
      guard delegate?.gestureRecognizerShouldBegin(self) ?? true,
        !Simulator.current.has(.viewsDecideAboutGestures)
          || view?.gestureRecognizerShouldBegin(self) ?? true
      else { return false }
    }
    self.state = state
    for action in actions { action.perform(from: self) }
    if state == .ended || state == .cancelled || state == .failed { self.state = .possible }
    return true
  }
  /// iOS 9.2 and later.
  open var requiresExclusiveTouchType: Bool {
    get { requires("requiresExclusiveTouchType", since: 9.2, ownRequiresExclusiveTouchType) }
    set {
      ownRequiresExclusiveTouchType = requires(
        "setRequiresExclusiveTouchType:", since: 9.2, newValue)
    }
  }
  final var ownRequiresExclusiveTouchType: Bool = true
  /// iOS 9.0 and later.
  open var allowedTouchTypes: [NSNumber] {
    get { requires("allowedTouchTypes", since: 9.0, ownAllowedTouchTypes) }
    set {
      ownAllowedTouchTypes = requires("setAllowedTouchTypes:", since: 9.0, newValue)
    }
  }
  final var ownAllowedTouchTypes: [NSNumber] = [0, 1, 2]
}

/// Decides about gestures that could mean several things; iOS 3.2 and later.
@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  )
    -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
