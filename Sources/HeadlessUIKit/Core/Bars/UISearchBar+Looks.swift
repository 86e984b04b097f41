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
