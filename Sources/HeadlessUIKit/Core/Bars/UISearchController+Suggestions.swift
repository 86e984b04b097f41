/// When a search controller shows its parts.
extension UISearchController {
  /// Whether the results come and go with the text; iOS 13.0 and later.
  public var automaticallyShowsSearchResultsController: Bool {
    get {
      self[
        unused: "UISearchController.automaticallyShowsSearchResultsController", since: 13.0,
        usual: true]
    }
    set {
      self[
        unused: "UISearchController.automaticallyShowsSearchResultsController", since: 13.0,
        usual: true] = newValue
    }
  }
  /// Whether the scopes come and go with the search; iOS 13.0 and later.
  public var automaticallyShowsScopeBar: Bool {
    get { requires("automaticallyShowsScopeBar", since: 13.0, ownAutomaticallyShowsScopeBar) }
    set {
      ownAutomaticallyShowsScopeBar = requires(
        "setAutomaticallyShowsScopeBar:", since: 13.0, newValue)
    }
  }
  /// When the scopes are shown; iOS 16.0 and later.
  public var scopeBarActivation: ScopeBarActivation {
    get { self[unused: "UISearchController.scopeBarActivation", since: 16.0, usual: .automatic] }
    set {
      self[unused: "UISearchController.scopeBarActivation", since: 16.0, usual: .automatic] =
        newValue
    }
  }
  /// What is proposed below the bar; nil for nothing; iOS 16.0 and later.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { self[unused: "UISearchController.searchSuggestions", since: 16.0] }
    set { self[unused: "UISearchController.searchSuggestions", since: 16.0] = newValue }
  }
  /// Whether nothing is proposed below a bar of its own line; iOS 16.0 and later.
  public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get {
      self[
        unused: "UISearchController.ignoresSearchSuggestionsForSearchBarPlacementStacked",
        since: 16.0, usual: false]
    }
    set {
      self[
        unused: "UISearchController.ignoresSearchSuggestionsForSearchBarPlacementStacked",
        since: 16.0, usual: false] = newValue
    }
  }
  /// Where the bar is; iOS 16.0 and later.
  public var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    requires("searchBarPlacement", since: 16.0)
    declaredOnly("UISearchController.searchBarPlacement")
    return .stacked
  }
  /// When scopes are shown; iOS 16.0 and later.
  public enum ScopeBarActivation: Int, Sendable {
    /// As the system likes; when told; with the first letter; when the search begins.
    case automatic, manual, onTextEntry, onSearchActivation
  }
}
