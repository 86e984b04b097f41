/// Who gets what is typed: one responder at a time.
extension UIResponder {
  func takeFirstResponder() -> Bool {
    let simulator = Simulator.current!
    guard !simulator.isDead, canBecomeFirstResponder else { return false }
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
    guard simulator.firstResponder === self else { return true }
    guard canResignFirstResponder || simulator.keyboard.isForced else { return false }
    simulator.firstResponder = nil
    simulator.keyboard.lastResponder = self
    simulator.keyboard.follow()
    return true
  }
}

private final class FirstResponder {
  weak var responder: UIResponder?
}

extension Simulator {
  private static let firstResponderKey = StateKey { _ in FirstResponder() }
  /// Who gets what is typed.
  package internal(set) var firstResponder: UIResponder? {
    get { state(Self.firstResponderKey).responder }
    set { state(Self.firstResponderKey).responder = newValue }
  }
}
