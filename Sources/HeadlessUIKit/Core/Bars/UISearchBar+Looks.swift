public import Foundation

/// How a search bar is drawn.
extension UISearchBar {
  /// Whether a button stands for the results; iOS 3.2 and later.
  public var showsSearchResultsButton: Bool {
    get {
      requires(
        "showsSearchResultsButton", since: 3.2, declared["showsSearchResultsButton"] ?? false)
    }
    set {
      requires("setShowsSearchResultsButton:", since: 3.2)
      keptLook("UISearchBar.showsSearchResultsButton", showsSearchResultsButton, newValue)
      declared["showsSearchResultsButton"] = newValue
    }
  }
  /// Whether that button is selected; iOS 3.2 and later.
  public var isSearchResultsButtonSelected: Bool {
    get {
      requires(
        "isSearchResultsButtonSelected", since: 3.2,
        declared["isSearchResultsButtonSelected"] ?? false)
    }
    set {
      requires("setSearchResultsButtonSelected:", since: 3.2)
      keptLook("UISearchBar.isSearchResultsButtonSelected", isSearchResultsButtonSelected, newValue)
      declared["isSearchResultsButtonSelected"] = newValue
    }
  }
  /// The picture behind the scopes; nil for the usual; iOS 5.0 and later.
  public var scopeBarBackgroundImage: UIImage? {
    get { requires("scopeBarBackgroundImage", since: 5.0, declared["scopeBarBackgroundImage"]) }
    set {
      requires("setScopeBarBackgroundImage:", since: 5.0)
      keptLook("UISearchBar.scopeBarBackgroundImage", scopeBarBackgroundImage, newValue)
      declared["scopeBarBackgroundImage"] = newValue
    }
  }
  /// How far the field is moved, in points; iOS 5.0 and later.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get {
      requires(
        "searchFieldBackgroundPositionAdjustment", since: 5.0,
        declared["searchFieldBackgroundPositionAdjustment"] ?? .zero)
    }
    set {
      requires("setSearchFieldBackgroundPositionAdjustment:", since: 5.0)
      keptLook(
        "UISearchBar.searchFieldBackgroundPositionAdjustment",
        searchFieldBackgroundPositionAdjustment, newValue)
      declared["searchFieldBackgroundPositionAdjustment"] = newValue
    }
  }
  /// How far the text in the field is moved, in points; iOS 5.0 and later.
  public var searchTextPositionAdjustment: UIOffset {
    get {
      requires(
        "searchTextPositionAdjustment", since: 5.0,
        declared["searchTextPositionAdjustment"] ?? .zero)
    }
    set {
      requires("setSearchTextPositionAdjustment:", since: 5.0)
      keptLook("UISearchBar.searchTextPositionAdjustment", searchTextPositionAdjustment, newValue)
      declared["searchTextPositionAdjustment"] = newValue
    }
  }
  /// Whether one can dictate by looking at it; iOS 17.0 and later.
  public var isLookToDictateEnabled: Bool {
    get {
      requires("isLookToDictateEnabled", since: 17.0, declared["isLookToDictateEnabled"] ?? false)
    }
    set {
      requires("setLookToDictateEnabled:", since: 17.0)
      declaredOnly("UISearchBar.isLookToDictateEnabled", isLookToDictateEnabled, newValue)
      declared["isLookToDictateEnabled"] = newValue
    }
  }
  /// Whether one can type into it; iOS 16.4 and later.
  public var isEnabled: Bool {
    get { requires("isEnabled", since: 16.4, declared["isEnabled"] ?? true) }
    set {
      requires("setEnabled:", since: 16.4)
      declaredOnly("UISearchBar.isEnabled", isEnabled, newValue)
      declared["isEnabled"] = newValue
    }
  }
  /// Gives it a picture behind everything else; iOS 7.0 and later.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    requires("setBackgroundImage:forBarPosition:barMetrics:", since: 7.0)
    keptLook("UISearchBar.setBackgroundImage(_:for:barMetrics:)")
  }
  /// Gives its field a picture; iOS 5.0 and later.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State)
  {
    requires("setSearchFieldBackgroundImage:forState:", since: 5.0)
    keptLook("UISearchBar.setSearchFieldBackgroundImage(_:for:)")
  }
  /// The picture of its field; nil for the usual; iOS 5.0 and later.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    requires("searchFieldBackgroundImageFor:", since: 5.0)
    return nil
  }
  /// The picture of an icon; nil for the usual; iOS 5.0 and later.
  public func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    requires("imageFor:state:", since: 5.0)
    return nil
  }
  /// Gives its scopes a picture; iOS 5.0 and later.
  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    requires("setScopeBarButtonBackgroundImage:forState:", since: 5.0)
    keptLook("UISearchBar.setScopeBarButtonBackgroundImage(_:for:)")
  }
  /// Sets how the scopes are written; iOS 5.0 and later.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    requires("setScopeBarButtonTitleTextAttributes:forState:", since: 5.0)
    keptLook("UISearchBar.setScopeBarButtonTitleTextAttributes(_:for:)")
  }
  /// Gives it a picture between two scopes; iOS 5.0 and later.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    requires("setScopeBarButtonDividerImage:forLeftSegmentState:rightSegmentState:", since: 5.0)
    keptLook("UISearchBar.setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)")
  }
  /// Moves an icon; iOS 5.0 and later.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    requires("setPositionAdjustment:forIcon:", since: 5.0)
    keptLook("UISearchBar.setPositionAdjustment(_:for:)")
  }
  /// Shows the scopes or hides them; iOS 13.0 and later.
  public func setShowsScope(_ show: Bool, animated: Bool) {
    requires("setShowsScope:animated:", since: 13.0)
    showsScopeBar = show
  }
}

/// When a search controller shows its parts.
extension UISearchController {
  /// Whether the results come and go with the text; iOS 13.0 and later.
  public var automaticallyShowsSearchResultsController: Bool {
    get {
      requires(
        "automaticallyShowsSearchResultsController", since: 13.0,
        declared["automaticallyShowsSearchResultsController"] ?? true)
    }
    set {
      requires("setAutomaticallyShowsSearchResultsController:", since: 13.0)
      declaredOnly(
        "UISearchController.automaticallyShowsSearchResultsController",
        automaticallyShowsSearchResultsController, newValue)
      declared["automaticallyShowsSearchResultsController"] = newValue
    }
  }
  /// Whether the scopes come and go with the search; iOS 13.0 and later.
  public var automaticallyShowsScopeBar: Bool {
    get {
      requires(
        "automaticallyShowsScopeBar", since: 13.0, declared["automaticallyShowsScopeBar"] ?? true)
    }
    set {
      requires("setAutomaticallyShowsScopeBar:", since: 13.0)
      declaredOnly(
        "UISearchController.automaticallyShowsScopeBar", automaticallyShowsScopeBar, newValue)
      declared["automaticallyShowsScopeBar"] = newValue
    }
  }
  /// When the scopes are shown; iOS 16.0 and later.
  public var scopeBarActivation: ScopeBarActivation {
    get {
      requires("scopeBarActivation", since: 16.0, declared["scopeBarActivation"] ?? .automatic)
    }
    set {
      requires("setScopeBarActivation:", since: 16.0)
      declaredOnly("UISearchController.scopeBarActivation", scopeBarActivation, newValue)
      declared["scopeBarActivation"] = newValue
    }
  }
  /// What is proposed below the bar; nil for nothing; iOS 16.0 and later.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { requires("searchSuggestions", since: 16.0, declared["searchSuggestions"]) }
    set {
      requires("setSearchSuggestions:", since: 16.0)
      declaredOnly("UISearchController.searchSuggestions", searchSuggestions, newValue)
      declared["searchSuggestions"] = newValue
    }
  }
  /// Whether nothing is proposed below a bar of its own line; iOS 16.0 and later.
  public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get {
      requires(
        "ignoresSearchSuggestionsForSearchBarPlacementStacked", since: 16.0,
        declared["ignoresSearchSuggestionsForSearchBarPlacementStacked"] ?? false)
    }
    set {
      requires("setIgnoresSearchSuggestionsForSearchBarPlacementStacked:", since: 16.0)
      declaredOnly(
        "UISearchController.ignoresSearchSuggestionsForSearchBarPlacementStacked",
        ignoresSearchSuggestionsForSearchBarPlacementStacked, newValue)
      declared["ignoresSearchSuggestionsForSearchBarPlacementStacked"] = newValue
    }
  }
  /// Where the bar is; iOS 16.0 and later.
  public var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    requires("searchBarPlacement", since: 16.0, .stacked)
  }
  /// When scopes are shown; iOS 16.0 and later.
  public enum ScopeBarActivation: Int, Sendable {
    /// As the system likes; when told; with the first letter; when the search begins.
    case automatic, manual, onTextEntry, onSearchActivation
  }
}

/// What is proposed to somebody who searches; iOS 16.0 and later.
@MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// What is proposed; nil for a picture alone.
  var localizedSuggestion: String? { get }
  /// What the app knows it by; nil for nothing.
  var representedObject: Any? { get set }
}

/// A proposal of a text; iOS 16.0 and later.
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// What is proposed; nil for a picture alone.
  public let localizedSuggestion: String?
  /// What is read of it; nil for the text.
  public let localizedDescription: String?
  /// The picture beside it; nil for none.
  public let iconImage: UIImage?
  /// What the app knows it by; nil for nothing.
  public var representedObject: Any?
  /// Makes a proposal.
  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    Self.requiresClass(since: 16.0)
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }
}

/// Tokens beside the text of a search.
extension UISearchTextField {
  /// The tokens before the text; iOS 13.0 and later.
  public var tokens: [UISearchToken] {
    get { requires("tokens", since: 13.0, declared["tokens"] ?? []) }
    set {
      requires("setTokens:", since: 13.0)
      declaredOnly("UISearchTextField.tokens", tokens, newValue)
      declared["tokens"] = newValue
    }
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
    get { requires("allowsDeletingTokens", since: 13.0, declared["allowsDeletingTokens"] ?? true) }
    set {
      requires("setAllowsDeletingTokens:", since: 13.0)
      declaredOnly("UISearchTextField.allowsDeletingTokens", allowsDeletingTokens, newValue)
      declared["allowsDeletingTokens"] = newValue
    }
  }
  /// Whether the user can copy them; iOS 13.0 and later.
  public var allowsCopyingTokens: Bool {
    get { requires("allowsCopyingTokens", since: 13.0, declared["allowsCopyingTokens"] ?? true) }
    set {
      requires("setAllowsCopyingTokens:", since: 13.0)
      declaredOnly("UISearchTextField.allowsCopyingTokens", allowsCopyingTokens, newValue)
      declared["allowsCopyingTokens"] = newValue
    }
  }
  /// What is proposed below it; nil for nothing; iOS 16.0 and later.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { requires("searchSuggestions", since: 16.0, declared["searchSuggestions"]) }
    set {
      requires("setSearchSuggestions:", since: 16.0)
      declaredOnly("UISearchTextField.searchSuggestions", searchSuggestions, newValue)
      declared["searchSuggestions"] = newValue
    }
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
