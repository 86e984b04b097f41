public import Foundation

/// A finger on the screen, the same object from the moment it goes down until it is up.
open class UITouch: NSObject {
  /// How far the touch has come.
  public enum Phase: Int, Sendable {
    /// The finger was put down, has moved, stays, was lifted, or was taken away by the system.
    case began, moved, stationary, ended, cancelled
    /// Pointers that are over something, which there are none of here; iOS 13.4 and later.
    case regionEntered, regionMoved, regionExited
  }

  /// What touches the screen; iOS 9.0 and later.
  public enum TouchType: Int, Sendable {
    /// A finger, a remote control, a pencil, or a pointer.
    case direct, indirect, pencil, indirectPointer
    /// A pencil.
    public static var stylus: TouchType { .pencil }
  }

  /// What the finger does.
  open internal(set) var phase = Phase.began
  /// The view in which the finger went down; held until it is up, wherever the view goes.
  open internal(set) var view: UIView?
  /// The window that was touched; nil for none.
  public internal(set) weak var window: UIWindow?
  /// How often in a row a finger went down at this place.
  open internal(set) var tapCount = 1
  /// When it happened, in seconds since the start of the device.
  open internal(set) var timestamp: TimeInterval
  /// Who recognizes gestures with this touch; iOS 3.2 and later.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    requires("gestureRecognizers", since: 3.2, listeners)
  }
  /// What touches: a finger here; iOS 9.0 and later.
  open var type: TouchType { requires("type", since: 9.0, .direct) }
  /// Half of a fingertip, in points; iOS 8.0 and later.
  open var majorRadius: CGFloat { requires("majorRadius", since: 8.0, 20) }
  /// Fingers press evenly here; iOS 9.0 and later.
  open var force: CGFloat { requires("force", since: 9.0, 0) }
  /// Zero, as on a device that does not feel pressure; iOS 9.0 and later.
  open var maximumPossibleForce: CGFloat { requires("maximumPossibleForce", since: 9.0, 0) }

  /// How far a pen is turned round itself, in radians; none is here. iOS 17.5 and later.
  open var rollAngle: CGFloat { requires("rollAngle", since: 17.5, 0) }

  // In the coordinates of the window.
  final let start: CGPoint
  final var place: CGPoint
  final var before: CGPoint
  /// The recognizers that get this touch, those of the innermost view first.
  final var listeners: [UIGestureRecognizer] = []
  /// Whether its view hears nothing more of it.
  final var isClosed = false
  /// Whether a gesture took it for its own.
  final var isTaken = false
  /// What its view is to hear of it once gestures have made up their minds.
  final var held: [(phase: Phase, event: UIEvent)] = []

  /// Whether the finger went so far that it is no tap any more.
  private(set) final var hasWandered = false

  /// Makes a touch of no finger, in no view.
  public override init() {
    (start, place, before) = (.zero, .zero, .zero)
    timestamp = CACurrentMediaTime()
    super.init()
  }

  init(at place: CGPoint, in view: UIView?) {
    (start, self.place, before) = (place, place, place)
    timestamp = CACurrentMediaTime()
    self.view = view
    window = view?.drawnWindow
    super.init()
  }

  /// In points.
  private static let farthestOfTaps: CGFloat = 10

  /// Notes where the finger is now.
  final func move(to place: CGPoint, _ phase: Phase) {
    (before, self.place, self.phase) = (self.place, place, phase)
    if place.distance(to: start) > Self.farthestOfTaps { hasWandered = true }
    timestamp = CACurrentMediaTime()
  }

  /// Where the finger is, in that view's coordinates.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  /// Where the finger was before, in that view's coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(before, from: nil) ?? before
  }
  /// Where it is, as exactly as it is known; iOS 9.1 and later.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    requires("preciseLocationInView:", since: 9.1, location(in: view))
  }
  /// Where it was, as exactly as it is known; iOS 9.1 and later.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    requires("precisePreviousLocationInView:", since: 9.1, previousLocation(in: view))
  }
}
