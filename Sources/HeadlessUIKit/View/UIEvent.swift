public import Foundation

/// What a person did with the device.
public final class UIEvent: NSObject {
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
  }

  /// What sort of event it is.
  public let type = EventType.touches
  /// What it is in particular.
  public let subtype = EventSubtype.none
  /// All its touches; nil for none.
  public let allTouches: Set<UITouch>?

  public override init() {
    allTouches = nil
    super.init()
  }

  init(touches: Set<UITouch>) {
    allTouches = touches
    super.init()
  }

  /// The touches that began in that window; iOS 2.0 and later.
  public func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The touches that began in that view; iOS 2.0 and later.
  public func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}
