public import Foundation

/// How a search bar is drawn.
extension UISearchBar {
  /// Whether the keyboard is dark.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { self[look: "UISearchBar.keyboardAppearance", since: 2.0, usual: .default] }
    set { self[look: "UISearchBar.keyboardAppearance", since: 2.0, usual: .default] = newValue }
  }
  /// Whether a button stands for the results; iOS 3.2 and later.
  public var showsSearchResultsButton: Bool {
    get { self[look: "UISearchBar.showsSearchResultsButton", since: 3.2, usual: false] }
    set { self[look: "UISearchBar.showsSearchResultsButton", since: 3.2, usual: false] = newValue }
  }
  /// Whether that button is selected; iOS 3.2 and later.
  public var isSearchResultsButtonSelected: Bool {
    get { self[look: "UISearchBar.isSearchResultsButtonSelected", since: 3.2, usual: false] }
    set {
      self[look: "UISearchBar.isSearchResultsButtonSelected", since: 3.2, usual: false] = newValue
    }
  }
  /// The picture behind the scopes; nil for the usual; iOS 5.0 and later.
  public var scopeBarBackgroundImage: UIImage? {
    get { self[look: "UISearchBar.scopeBarBackgroundImage", since: 5.0] }
    set { self[look: "UISearchBar.scopeBarBackgroundImage", since: 5.0] = newValue }
  }
  /// How far the field is moved, in points; iOS 5.0 and later.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get {
      self[look: "UISearchBar.searchFieldBackgroundPositionAdjustment", since: 5.0, usual: .zero]
    }
    set {
      self[look: "UISearchBar.searchFieldBackgroundPositionAdjustment", since: 5.0, usual: .zero] =
        newValue
    }
  }
  /// How far the text in the field is moved, in points; iOS 5.0 and later.
  public var searchTextPositionAdjustment: UIOffset {
    get { self[look: "UISearchBar.searchTextPositionAdjustment", since: 5.0, usual: .zero] }
    set {
      self[look: "UISearchBar.searchTextPositionAdjustment", since: 5.0, usual: .zero] = newValue
    }
  }
  /// Whether one can dictate by looking at it; iOS 17.0 and later.
  public var isLookToDictateEnabled: Bool {
    get { self[unused: "UISearchBar.isLookToDictateEnabled", since: 17.0, usual: false] }
    set { self[unused: "UISearchBar.isLookToDictateEnabled", since: 17.0, usual: false] = newValue }
  }
  /// Whether one can type into it; iOS 16.4 and later.
  public var isEnabled: Bool {
    get { self[unused: "UISearchBar.isEnabled", since: 16.4, usual: true] }
    set { self[unused: "UISearchBar.isEnabled", since: 16.4, usual: true] = newValue }
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
    declared["searchFieldBackgroundImage \(state.rawValue)"] = backgroundImage
  }
  /// The picture of its field; nil for the usual; iOS 5.0 and later.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    requires(
      "searchFieldBackgroundImageForState:", since: 5.0,
      declared["searchFieldBackgroundImage \(state.rawValue)"])
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
    declared["scopeBarButtonBackgroundImage \(state.rawValue)"] = backgroundImage
  }
  /// The picture of its scopes in that state; nil for the usual; iOS 5.0 and later.
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    requires(
      "scopeBarButtonBackgroundImageForState:", since: 5.0,
      declared["scopeBarButtonBackgroundImage \(state.rawValue)"])
  }
  /// Sets how the scopes are written; iOS 5.0 and later.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    requires("setScopeBarButtonTitleTextAttributes:forState:", since: 5.0)
    keptLook("UISearchBar.setScopeBarButtonTitleTextAttributes(_:for:)")
    declared["scopeBarButtonTitleTextAttributes \(state.rawValue)"] = attributes
  }
  /// How the scopes are written in that state; nil for as usual; iOS 5.0 and later.
  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    requires(
      "scopeBarButtonTitleTextAttributesForState:", since: 5.0,
      declared["scopeBarButtonTitleTextAttributes \(state.rawValue)"])
  }
  /// Gives it a picture between two scopes; iOS 5.0 and later.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    requires("setScopeBarButtonDividerImage:forLeftSegmentState:rightSegmentState:", since: 5.0)
    keptLook("UISearchBar.setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)")
    declared["scopeBarButtonDividerImage \(leftState.rawValue) \(rightState.rawValue)"] =
      dividerImage
  }
  /// The picture between two scopes; nil for the usual; iOS 5.0 and later.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    requires(
      "scopeBarButtonDividerImageForLeftSegmentState:rightSegmentState:", since: 5.0,
      declared["scopeBarButtonDividerImage \(leftState.rawValue) \(rightState.rawValue)"])
  }
  /// Moves an icon; iOS 5.0 and later.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    requires("setPositionAdjustment:forIcon:", since: 5.0)
    keptLook("UISearchBar.setPositionAdjustment(_:for:)")
    declared["positionAdjustment \(icon.rawValue)"] = adjustment
  }
  /// By how much an icon is moved; iOS 5.0 and later.
  public func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset {
    requires(
      "positionAdjustmentForSearchBarIcon:", since: 5.0,
      declared["positionAdjustment \(icon.rawValue)"] ?? .zero)
  }
  /// Shows the scopes or hides them; iOS 13.0 and later.
  public func setShowsScope(_ show: Bool, animated: Bool) {
    requires("setShowsScope:animated:", since: 13.0)
    showsScopeBar = show
  }
}
