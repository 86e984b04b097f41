public import Foundation

/// A finger on the screen.
public final class UITouch: NSObject {
  /// How far the touch has come.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public internal(set) var phase = Phase.began
  public internal(set) weak var view: UIView?
  public let tapCount = 1
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

  public var window: UIWindow? { view?.window }
  public func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(before, from: nil) ?? before
  }
}
