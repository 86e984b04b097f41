public import Foundation

/// A finger on the screen.
public final class UITouch: NSObject {
  /// How far the touch has come.
  public enum Phase: Int, Sendable {
    /// The finger was put down, has moved, stays, was lifted, or was taken away by the system.
    case began, moved, stationary, ended, cancelled
  }

  /// What the finger does.
  public internal(set) var phase = Phase.began
  /// The view that was touched; nil for none.
  public internal(set) weak var view: UIView?
  /// How many taps followed each other.
  public let tapCount = 1
  /// When it happened, in seconds since the start of the device.
  public let timestamp: TimeInterval
  /// In the coordinates of the window.
  private let place: CGPoint
  private let before: CGPoint

  init(at place: CGPoint, from before: CGPoint? = nil, in view: UIView?) {
    self.place = place
    self.before = before ?? place
    timestamp = CACurrentMediaTime()
    super.init()
    self.view = view
  }

  /// The window that was touched; nil for none.
  public var window: UIWindow? { view?.window }
  /// Where the finger is, in that view's coordinates.
  public func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  /// Where the finger was before, in that view's coordinates.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(before, from: nil) ?? before
  }
}
