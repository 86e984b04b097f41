package import Foundation

/// What a finger on the screen does: events that the application hands on to a window and a view.
extension Simulator {
  /// A finger goes down on the view at that place of its window, and up again.
  package func tap(_ view: UIView, at place: CGPoint) {
    let touch = UITouch(at: place, in: view)
    let event = UIEvent(touches: [touch])
    for phase in [UITouch.Phase.began, .ended] {
      guard !isDead else { return }
      touch.phase = phase
      if let application { application.sendEvent(event) } else { touch.window?.sendEvent(event) }
    }
  }

  /// A person types; a line break is the return key.
  ///
  /// - Returns: Whether anybody takes what is typed.
  package func typeText(_ text: String) -> Bool {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard !isDead else { return true }
      switch firstResponder {
      case let field as UITextField:
        let bar = field.superview as? UISearchBar
        if number > 0 { bar.map { $0.pressSearch() } ?? field.pressReturn() }
        guard !line.isEmpty, field.isFirstResponder else { continue }
        bar.map { $0.type(String(line)) } ?? field.type(String(line))
      case let view as UITextView:
        if number > 0 { view.type("\n") }
        if !line.isEmpty { view.type(String(line)) }
      default: return false
      }
    }
    return true
  }
}

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
      for recognizer in owner.recognizers {
        guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
          tap.numberOfTouchesRequired == 1,
          tap.delegate?.gestureRecognizer(tap, shouldReceive: touch) ?? true
        else { continue }
        tap.place = touch.location(in: nil)
        if tap.recognize() { return tap.cancelsTouchesInView }
      }
      // "Default control actions prevent overlapping gesture recognizer behavior", as Apple has it.
      if owner is UIControl { return false }
    }
    return false
  }
}
