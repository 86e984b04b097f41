public import Foundation

/// What a person's movement means, such as a swipe; the movement itself comes from whoever uses the
/// device; iOS 3.2 and later.
open class UIGestureRecognizer: NSObject {
  /// How far a movement has come.
  public enum State: Int, Sendable {
    /// Not known yet; a gesture that begins, goes on, ends or is taken away; none.
    case possible, began, changed, ended, cancelled, failed
    /// The same as `ended`, for gestures that take no time.
    public static let recognized = State.ended
  }

  private var actions: [TargetAction] = []
  /// Who is told and asked; held weakly.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that it looks at; nil for none.
  public internal(set) weak var view: UIView?
  /// How far it is.
  open var state = State.possible
  /// Whether the movement is looked for at all.
  open var isEnabled = true
  /// Whether the view gets no more touches once it is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only when it has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears of lifted fingers only when it has failed.
  open var delaysTouchesEnded = true
  /// A name for the app's own use.
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

  /// Makes a recognizer that calls the action.
  public init(target: Any?, action: Selector?) {
    Self.requiresClass(since: 3.2)
    super.init()
    if let action = TargetAction(target, action) { actions.append(action) }
  }

  /// Makes a recognizer that calls the action.
  public init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
    Self.requiresClass(since: 3.2)
    super.init()
    actions.append(TargetAction(target, action))
  }

  /// Makes a recognizer that calls the action.
  public init<Target: AnyObject, Sender>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    Self.requiresClass(since: 3.2)
    super.init()
    actions.append(TargetAction(target, action))
  }

  /// Adds somebody who is called.
  public func addTarget(_ target: Any, action: Selector) {
    if let action = TargetAction(target, action) { actions.append(action) }
  }

  /// Adds somebody who is called.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) { actions.append(TargetAction(target, action)) }

  /// Removes somebody who is called; nil stands for all.
  public func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll {
      (target == nil || $0.target?.object === target.map { $0 as AnyObject })
        && (action == nil || $0.selector == action)
    }
  }

  /// Where the gesture is, in that view's coordinates.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  /// Where one of the fingers is, in that view's coordinates.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  /// How many fingers there are.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }
  /// Has it wait until the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Told before it looks for the next gesture.
  open func reset() {}
  /// Fingers were put down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system has taken the touches away.
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
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both may be recognized at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it has to wait until the other one has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other one has to wait until it has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it looks at that touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  )
    -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Stands in for a type that does not have this member.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Stands in for a type that does not have this member.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Stands in for a type that does not have this member.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Stands in for a type that does not have this member.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Stands in for a type that does not have this member.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
