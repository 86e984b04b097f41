/// Members of UIKit's that an extension of the app's has in their place, as a category of Objective-C's
/// (rules 560 and 879). In Swift nothing outside of a class overrides its members: the adapter gives the author's
/// member another name and registers it, and UIKit's own asks here first.
extension UIResponder {
  /// What the extension answers; nil where none has the member.
  final func inExtension<Result>(_ member: String, _ arguments: [Any?] = []) -> Result? {
    Simulator.current.answer(inExtension: member, of: self, arguments).flatMap { $0 as? Result }
  }

  /// Whether an extension has the member and is not asking `super` just now.
  final func isExtended(_ member: String) -> Bool {
    Simulator.current.isExtended(member, self)
  }

  /// Whether the extension has done what the method would do.
  final func isReplaced(_ member: String, _ arguments: Any?...) -> Bool {
    Simulator.current.answer(inExtension: member, of: self, arguments) != nil
  }
}
