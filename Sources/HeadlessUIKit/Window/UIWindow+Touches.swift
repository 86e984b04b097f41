import Foundation

/// Touches on their way from a window to a view or a gesture.
extension UIWindow {
  /// What ``sendEvent(_:)`` does where no subclass has its own.
  final func deliver(_ event: UIEvent) {
    guard let touches = event.touches(for: self), let touch = touches.first, let view = touch.view
    else { return }
    switch touch.phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended where isTakenByGesture(touch, in: view):
      touch.phase = .cancelled
      view.touchesCancelled(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  /// Has the innermost tap recognizer around the view act, if there is one that may.
  ///
  /// - Returns: Whether the view must not take the touch for its own.
  private func isTakenByGesture(_ touch: UITouch, in view: UIView) -> Bool {
    for owner in sequence(first: view, next: \.superview) {
      for recognizer in owner.recognizers where recognizer.isMadeByOneTap {
        guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        else { continue }
        recognizer.place = touch.location(in: nil)
        if recognizer.recognize() { return recognizer.cancelsTouchesInView }
      }
      if owner.keepsItsTouches { return false }
    }
    return false
  }
}
