import Foundation

extension Simulator {
  /// A person types; a line break is the return key.
  ///
  /// - Returns: Whether anybody takes what is typed.
  package func typeText(_ text: String) -> Bool {
    touches.forgetTap()
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard !isDead else { return true }
      switch firstResponder {
      case let field as UITextField:
        let bar = field.drawnSuperview as? UISearchBar
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

  /// What a person chooses in the menu over a text.
  package enum EditDeed: String, Sendable {
    /// Selects a word; selects everything; has to do with what was copied.
    case select, selectAll, cut, copy, paste
  }

  /// A person chooses an entry of the menu over the text that is edited (rule 1145). Where the text does not
  /// allow it, the menu has no such entry.
  ///
  /// - Returns: Whether a text is edited.
  package func editText(_ deed: EditDeed) -> Bool {
    touches.forgetTap()
    guard let text = firstResponder as? any EditedText else { return false }
    guard text.canPerformAction(Selector("\(deed.rawValue):"), withSender: nil) else {
      return true
    }
    switch deed {
    case .select: text.select(nil)
    case .selectAll: text.selectAll(nil)
    case .cut: text.cut(nil)
    case .copy: text.copy(nil)
    case .paste: text.paste(nil)
    }
    return true
  }

  /// What the menu over the text that is edited offers now.
  package var editDeeds: [EditDeed] {
    guard let text = firstResponder as? any EditedText else { return [] }
    return [.cut, .copy, .paste, .select, .selectAll].filter {
      text.canPerformAction(Selector("\($0.rawValue):"), withSender: nil)
    }
  }
}
