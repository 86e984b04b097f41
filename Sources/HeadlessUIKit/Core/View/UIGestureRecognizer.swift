public import Foundation

/// What a movement of fingers means, such as a swipe; iOS 3.2 and later.
///
/// It hears of the touches in its view before the view does, and goes from `possible` to `began`,
/// `changed` and `ended`, or from `possible` to `ended` at once, or to `failed` (rule 260). Which of
/// several recognizers may go on, the window's ``Gestures`` decide.
open class UIGestureRecognizer: NSObject, KeepsDeclaredValues {
  /// How far a movement has come.
  public enum State: Int, Sendable {
    /// Not known yet; a gesture that begins, goes on, ends or is taken away; none.
    case possible, began, changed, ended, cancelled, failed
    /// The same as `ended`, for gestures that take no time.
    public static let recognized = State.ended
  }

  final var declared = DeclaredValues()
  private var actions: [TargetAction] = []
  /// Who is told and asked; held weakly.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { delegateChanged() }
  }
  /// Somebody else is told and asked.
  func delegateChanged() {}
  /// The view that it looks at; nil for none.
  public internal(set) var view: UIView? {
    get { attachedView ?? maker }
    set { (attachedView, maker) = (nil, newValue) }
  }
  /// The view that it was attached to, which takes the reference back when it goes
  /// (UnretainedReference.swift).
  final unowned(unsafe) var attachedView: UIView?
  /// The view that has made it for itself.
  private final weak var maker: UIView?
  /// Where it has come to; a subclass says so while it hears of touches.
  open var state: State {
    get { ownState }
    set { Simulator.current.gestures.set(newValue, of: self) }
  }
  /// Whether the movement is looked for at all; turned off in a movement, it is cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled { Simulator.current.gestures.disable(self) } }
  }
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
  /// Whether a recognizer of one kind of touches leaves out the others; there is only one kind here.
  /// iOS 9.2 and later.
  open var requiresExclusiveTouchType: Bool {
    get { requires("requiresExclusiveTouchType", since: 9.2, ownRequiresExclusiveTouchType) }
    set {
      ownRequiresExclusiveTouchType = requires(
        "setRequiresExclusiveTouchType:", since: 9.2, newValue)
    }
  }
  private var ownRequiresExclusiveTouchType = true {
    didSet {
      declaredOnly(
        "UIGestureRecognizer.requiresExclusiveTouchType", oldValue, ownRequiresExclusiveTouchType)
    }
  }
  /// Which kinds of touches it gets; iOS 9.0 and later.
  open var allowedTouchTypes: [NSNumber] {
    get { requires("allowedTouchTypes", since: 9.0, ownAllowedTouchTypes) }
    set { ownAllowedTouchTypes = requires("setAllowedTouchTypes:", since: 9.0, newValue) }
  }
  final var ownAllowedTouchTypes: [NSNumber] = [0, 1, 2, 3] {
    didSet { declaredOnly("UIGestureRecognizer.allowedTouchTypes", oldValue, ownAllowedTouchTypes) }
  }

  // What the gestures of the simulator keep in it.
  final var ownState = State.possible { didSet { announce("state", of: self) } }
  /// The states in which its actions are still to be called.
  final var unsaid: [State] = []
  /// The states that it waits to take until others have failed.
  final var wished: [State] = []
  /// Whether its delegate and its view are being asked, or said yes, in this movement.
  final var permission = Permission.notAsked
  /// The fingers that it hears of, in the order in which they went down.
  final var tracked: [UITouch] = []
  /// Where they were last, in the window's coordinates.
  final var points: [CGPoint] = []
  final var required: [WeakReference<UIGestureRecognizer>] = []

  enum Permission { case notAsked, asking, given }

  /// Makes one as a file of Interface Builder has it.
  ///
  /// It is the first that is new here, by which ``make(_:_:)`` finds it in subclasses.
  public init?(coder: NSCoder) {
    Self.requiresClass(since: 3.2)
    super.init()
    coder.readNib(into: self)
  }

  public override init() {
    Self.requiresClass(since: 3.2)
    super.init()
  }

  /// One of UIKit's own, which every version has in its way.
  init(unchecked: Void) { super.init() }

  /// Makes a recognizer that calls the action.
  public init(target: Any?, action: Selector?) {
    Self.requiresClass(since: 3.2)
    super.init()
    if target != nil, let action = TargetAction(target, action) { actions.append(action) }
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
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll {
      (target == nil || $0.target?.object === target.map { $0 as AnyObject })
        && (action == nil || $0.selector == action)
    }
  }

  // MARK: Where the fingers are

  /// The middle of the fingers.
  open func location(in view: UIView?) -> CGPoint { convert(middle, to: view) }
  /// Where one of the fingers is, in that view's coordinates.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard points.indices.contains(touchIndex) else {
      Simulator.current.raise(
        .range,
        "-[\(Simulator.current.className(of: type(of: self))) locationOfTouch:inView:]: index "
          + "(\(touchIndex)) beyond bounds (\(points.count)).")
      return .zero
    }
    return convert(points[touchIndex], to: view)
  }
  /// How many fingers there are.
  open var numberOfTouches: Int { points.count }

  /// In the window's coordinates.
  final var middle: CGPoint {
    guard !points.isEmpty else { return .zero }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  /// A distance in the window as it is in the view, which may be turned.
  final func convert(distance: CGPoint, to view: UIView?) -> CGPoint {
    let (start, end) = (convert(.zero, to: view), convert(distance, to: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  // MARK: Which of several

  /// Lets this one wait until the other has failed; when the other is recognized, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.removeAll { $0.object == nil }
    required.append(WeakReference(object: otherGestureRecognizer))
  }
  /// Whether this one, when it is recognized, makes the other fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one fails when the other is recognized.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it wants anything of an event (rule 810); iOS 13.4 and later.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    requires("shouldReceiveEvent:", since: 13.4, true)
  }
  /// Whether this one waits for the other to fail; iOS 7.0 and later.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    requires("shouldRequireFailureOfGestureRecognizer:", since: 7.0, false)
  }
  /// Whether the other waits for this one to fail; iOS 7.0 and later.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    requires("shouldBeRequiredToFailByGestureRecognizer:", since: 7.0, false)
  }

  // MARK: For subclasses

  /// Takes back what was noted of a movement that is over; UIKit calls it.
  open func reset() {}
  /// Hears no more of that touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    tracked.removeAll { $0 === touch }
    touch.listeners.removeAll { $0 === self }
  }
  /// Fingers were put down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system has taken the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// What was estimated of touches is known; nothing ever is estimated here. iOS 9.1 and later.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    requires("touchesEstimatedPropertiesUpdated:", since: 9.1)
  }

  // MARK: For UIKit

  /// Whether one of UIKit's own may begin now, beside what is asked of others.
  var mayBegin: Bool { true }
  /// Whether the movement is a tap of one finger, which some controls keep for themselves.
  var isMadeByOneTap: Bool { false }
  /// How many taps in a row make the movement.
  var tapsWanted: Int { 0 }
  /// What one of UIKit's own does before its actions are called.
  func act() {}
  /// Forgets what UIKit's own class noted of a movement that is over.
  func forgetMovement() {}

  /// Whether it would go on, if others had failed.
  final var isWaiting: Bool { !wished.isEmpty }

  /// Calls the actions for the states that it took.
  final func perform() {
    while !unsaid.isEmpty, !Simulator.current.isDead {
      let (state, last) = (unsaid.removeFirst(), ownState)
      ownState = state
      act()
      for action in actions { action.perform(from: self) }
      // An action may itself have ended the movement.
      if ownState == state { ownState = last }
    }
  }
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
  /// Whether it looks at that touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  )
    -> Bool
}

extension UIGestureRecognizerDelegate {
  /// The default for a type that does not implement this member.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isMissing(answering: true)
  }
  /// The default for a type that does not implement this member.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isMissing(answering: false) }
  /// The default for a type that does not implement this member.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isMissing(answering: false) }
  /// The default for a type that does not implement this member.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isMissing(answering: false) }
  /// The default for a type that does not implement this member.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { isMissing(answering: true) }
}
