public import Foundation

/// What a person did with the device.
public final class UIEvent: NSObject {
  /// What kind of thing was done.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  /// Which motion or remote command it was.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  public let type = EventType.touches
  public let subtype = EventSubtype.none
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
