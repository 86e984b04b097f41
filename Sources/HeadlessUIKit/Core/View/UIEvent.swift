public import Foundation

/// What a person did with the device.
open class UIEvent: NSObject {
  /// What kind of thing was done.
  public enum EventType: Int, Sendable {
    /// Fingers, a shake, a headset, or keys.
    case touches, motion, remoteControl, presses
  }

  /// Which motion or remote command it was.
  public enum EventSubtype: Int, Sendable {
    /// Nothing in particular.
    case none = 0
    /// A shake.
    case motionShake = 1
    /// A key of the headphones or of the lock screen.
    case remoteControlPlay = 100
    /// Likewise.
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    /// Likewise.
    case remoteControlNextTrack, remoteControlPreviousTrack
    /// Likewise, while it is held.
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    /// Likewise, while it is held.
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// What sort of event it is.
  open var type: EventType { ownType }
  private final let ownType: EventType
  /// What it is in particular.
  open var subtype: EventSubtype { ownSubtype }
  private final let ownSubtype: EventSubtype
  /// When it happened, in seconds since the start of the device.
  open var timestamp: TimeInterval { beginning }
  private final let beginning = CACurrentMediaTime()
  /// All its touches; nil for what is done without fingers.
  open var allTouches: Set<UITouch>? { type == .touches ? Set(fingers) : nil }
  /// The touches in the order in which the fingers went down.
  final let fingers: [UITouch]

  public override init() {
    (ownType, ownSubtype, fingers) = (.touches, .none, [])
    super.init()
  }

  /// An event of fingers, in the order in which they went down.
  package init(touches: [UITouch]) {
    (ownType, ownSubtype, fingers) = (.touches, .none, touches)
    super.init()
  }

  /// An event of a motion.
  package init(motion subtype: EventSubtype) {
    (ownType, ownSubtype, fingers) = (.motion, subtype, [])
    super.init()
  }

  /// An event of a key of the headphones.
  init(remoteControl subtype: EventSubtype) {
    (ownType, ownSubtype, fingers) = (.remoteControl, subtype, [])
    super.init()
  }

  /// An event of keys.
  init(presses: Void) {
    (ownType, ownSubtype, fingers) = (.presses, .none, [])
    super.init()
  }

  /// The touches that began in that window; iOS 2.0 and later.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    set { $0.window === window }
  }

  /// The touches that began in that view; iOS 2.0 and later.
  open func touches(for view: UIView) -> Set<UITouch>? {
    set { $0.view === view }
  }

  /// The touches that the recognizer gets; iOS 3.2 and later.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    requires("touchesForGestureRecognizer:", since: 3.2)
    return set { touch in touch.listeners.contains { $0 === gesture } }
  }

  /// Every place is told by an event of its own here; iOS 9.0 and later.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    requires("coalescedTouchesForTouch:", since: 9.0, fingers.contains(touch) ? [touch] : nil)
  }

  /// Nothing is predicted here; iOS 9.0 and later.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    requires("predictedTouchesForTouch:", since: 9.0, fingers.contains(touch) ? [] : nil)
  }

  private func set(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = fingers.filter(isMeant)
    return found.isEmpty ? nil : Set(found)
  }
}
