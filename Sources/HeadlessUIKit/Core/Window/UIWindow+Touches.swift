import Foundation

/// Touches on their way from a window to gestures and views.
extension UIWindow {
  /// What ``sendEvent(_:)`` does where no subclass has its own: recognizers first, then views.
  final func deliver(_ event: UIEvent) {
    let simulator = Simulator.current!
    let touches = event.fingers.filter { $0.window === self && $0.phase != .stationary }
    guard !touches.isEmpty, !simulator.isDead else { return }
    simulator.gestures.hear(touches, event)
    simulator.touches.deliver(touches, event)
  }
}
