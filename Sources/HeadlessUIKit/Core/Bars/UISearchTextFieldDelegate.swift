import Foundation

/// Hears of the tokens of a field; iOS 13.0 and later.
@MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Who has what is copied of a token.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> HeadlessUIKit.NSItemProvider
  /// The user has chosen what was proposed; iOS 16.0 and later.
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}
extension UISearchTextFieldDelegate {
  /// The default for a type that does not implement this member.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> HeadlessUIKit.NSItemProvider { isMissing(answering: HeadlessUIKit.NSItemProvider()) }
  /// The default for a type that does not implement this member.
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}

/// Where tokens are beside the text: always before all of it here.
extension UISearchTextField {
  /// All of the text without tokens; iOS 13.0 and later.
  public var textualRange: UITextRange {
    requires("textualRange", since: 13.0)
    return UITextRange(NSRange(location: 0, length: (_typedText as NSString).length))
  }
  /// The tokens in a part of the text: all where it begins at the beginning. iOS 13.0 and later.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] {
    requires("tokensInRange:", since: 13.0)
    return textRange.range.location == 0 ? tokens : []
  }
  /// Where a token is: before the text; iOS 13.0 and later.
  public func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    requires("positionOfTokenAtIndex:", since: 13.0, beginningOfDocument)
  }
  /// Puts a token in the place of a part of the text; iOS 13.0 and later.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    requires("replaceTextualPortionOfRange:withToken:atIndex:", since: 13.0)
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
}
