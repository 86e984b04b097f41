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
}
