/// Who gets what is typed: one responder at a time.
extension UIResponder {
  func takeFirstResponder() -> Bool {
    let simulator = Simulator.current!
    guard !simulator.isDead, simulator.keyboard.agreed === self || canBecomeFirstResponder,
      !((self as? UIView)?.waitsForWindow ?? false)
    else { return false }
    if let old = simulator.firstResponder {
      if old === self { return true }
      guard simulator.keyboard.whileChanging({ old.resignFirstResponder() }) else {
        // Whoever stays keeps its keyboard.
        simulator.keyboard.follow()
        return false
      }
      // Its delegate may have ended the app, or made somebody else the first responder.
      guard !simulator.isDead, simulator.firstResponder == nil else { return false }
    }
    simulator.firstResponder = self
    simulator.keyboard.follow()
    return true
  }

  func giveUpFirstResponder() -> Bool {
    let simulator = Simulator.current!
    if simulator.responderOutsideWindow === self { simulator.responderOutsideWindow = nil }
    guard simulator.firstResponder === self else { return true }
    guard simulator.keyboard.mayEnd(self, wants: canResignFirstResponder) else { return false }
    simulator.firstResponder = nil
    simulator.keyboard.lastResponder = self
    simulator.keyboard.follow()
    return true
  }
}

extension UIView {
  /// Whether it is in no window and therefore becomes the first responder when it is in one (rule 662).
  final var waitsForWindow: Bool {
    guard drawnWindow == nil else { return false }
    Simulator.current.responderOutsideWindow = self
    return true
  }
}

extension UIViewController {
  /// Ends the editing in its view, and notes what it was: it is edited again when the controller comes
  /// back (rule 663).
  final func keepFirstResponder() {
    let simulator = Simulator.current!
    guard let editor = simulator.firstResponder as? UIView, editor.isTextInput,
      let view = loadedView, editor.isInside(view)
    else { return }
    keptResponder = editor
    simulator.endEditing(of: editor)
  }

  /// Has what was edited when the controller left edited again (rule 663).
  final func restoreFirstResponder() {
    guard let editor = keptResponder else { return }
    keptResponder = nil
    guard Simulator.current.firstResponder == nil, editor.drawnWindow != nil else { return }
    _ = editor.becomeFirstResponder()
  }
}

private final class FirstResponder {
  weak var responder: UIResponder?
  weak var outsideWindow: UIView?
}

extension Simulator {
  private static let firstResponderKey = StateKey { _ in FirstResponder() }
  /// Who gets what is typed.
  package internal(set) var firstResponder: UIResponder? {
    get { state(Self.firstResponderKey).responder }
    set { state(Self.firstResponderKey).responder = newValue }
  }

  /// Who is to get it once it is in a window (rule 662).
  var responderOutsideWindow: UIView? {
    get { state(Self.firstResponderKey).outsideWindow }
    set { state(Self.firstResponderKey).outsideWindow = newValue }
  }

  /// Views have come into a window: the one that is to be the first responder becomes it (rule 662).
  func noteArrivalInWindow() {
    guard let view = responderOutsideWindow, view.drawnWindow != nil else { return }
    responderOutsideWindow = nil
    _ = view.becomeFirstResponder()
  }
}
