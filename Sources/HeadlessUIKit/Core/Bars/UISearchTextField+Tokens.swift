public import Foundation

/// Tokens beside the text of a search.
extension UISearchTextField {
  /// The tokens before the text; iOS 13.0 and later.
  public var tokens: [UISearchToken] {
    get { self[unused: "UISearchTextField.tokens", since: 13.0, usual: []] }
    set { self[unused: "UISearchTextField.tokens", since: 13.0, usual: []] = newValue }
  }
  /// The color behind tokens; iOS 13.0 and later.
  public var tokenBackgroundColor: UIColor! {
    get { requires("tokenBackgroundColor", since: 13.0, declared["tokenBackgroundColor"]) }
    set {
      requires("setTokenBackgroundColor:", since: 13.0)
      declaredOnly("UISearchTextField.tokenBackgroundColor", tokenBackgroundColor, newValue)
      declared["tokenBackgroundColor"] = newValue
    }
  }
  /// Whether the user can delete them; iOS 13.0 and later.
  public var allowsDeletingTokens: Bool {
    get { self[unused: "UISearchTextField.allowsDeletingTokens", since: 13.0, usual: true] }
    set {
      self[unused: "UISearchTextField.allowsDeletingTokens", since: 13.0, usual: true] = newValue
    }
  }
  /// Whether the user can copy them; iOS 13.0 and later.
  public var allowsCopyingTokens: Bool {
    get { self[unused: "UISearchTextField.allowsCopyingTokens", since: 13.0, usual: true] }
    set {
      self[unused: "UISearchTextField.allowsCopyingTokens", since: 13.0, usual: true] = newValue
    }
  }
  /// What is proposed below it; nil for nothing; iOS 16.0 and later.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { self[unused: "UISearchTextField.searchSuggestions", since: 16.0] }
    set { self[unused: "UISearchTextField.searchSuggestions", since: 16.0] = newValue }
  }
  /// Puts a token among the others; iOS 13.0 and later.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    requires("insertToken:atIndex:", since: 13.0)
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }
  /// Takes a token away; iOS 13.0 and later.
  public func removeToken(at tokenIndex: Int) {
    requires("removeTokenAtIndex:", since: 13.0)
    guard tokens.indices.contains(tokenIndex) else { return }
    tokens.remove(at: tokenIndex)
  }
}

/// A part of what is searched that is no text; no field draws one here. iOS 13.0 and later.
public final class UISearchToken: NSObject {
  /// What the app knows it by; nil for nothing.
  public var representedObject: Any?
  /// What it says.
  public let text: String
  /// Makes a token.
  public init(icon: UIImage?, text: String) {
    Self.requiresClass(since: 13.0)
    self.text = text
    super.init()
  }
}
