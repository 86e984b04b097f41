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
}
