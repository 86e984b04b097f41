import EventTrace

/// A keyboard that is connected to the device (rule 785).
extension Simulator {
  /// A person presses a key, while others are held, and lets it go.
  ///
  /// - Parameter input: What the key writes, or what `UIKeyCommand` calls it, as `UIKeyInputUpArrow`.
  package func pressKey(_ input: String, _ modifiers: UIKeyModifierFlags) throws(WrongState) {
    try require(iOS >= 7.0, "before iOS 7 apps hear of no keys")
    guard !isDead, let first = firstResponder ?? application?.keyWindow else {
      throw WrongState(detail: "the app has no window that takes keys")
    }
    if let command = command(for: input, modifiers, from: first), let action = command.action {
      sendAction(action, to: nil, from: command, for: nil)
      return
    }
    if has(.keysArePresses) {
      let key = UIKey(input, modifiers)
      let press = UIPress(key)
      let event = UIPressesEvent([press])
      press.go(to: .began)
      first.pressesBegan([press], with: event)
      press.go(to: .ended)
      if !isDead { first.pressesEnded([press], with: event) }
    }
    guard !isDead, modifiers.isDisjoint(with: [.command, .control]),
      let text = UIKey.text(of: input, modifiers)
    else { return }
    let isTyped = typeText(text)
    try require(isTyped || has(.keysArePresses), "no text field or text view is being edited")
  }

  /// The command of the first responder in the chain that has one for the key.
  private func command(
    for input: String, _ modifiers: UIKeyModifierFlags, from first: UIResponder
  ) -> UIKeyCommand? {
    for responder in sequence(first: first, next: \.next) {
      let commands = responder.keyCommands
      let found = commands?.first {
        $0.input?.lowercased() == input.lowercased() && $0.modifierFlags == modifiers
          && !$0.isDisabled
      }
      if let found { return found }
    }
    return nil
  }
}
