public import Foundation

/// What a navigation bar of iOS 16 shows on an iPad, and where it places a search bar.
extension UINavigationItem {
  /// How the bar arranges its items; iOS 16.0 and later.
  public var style: ItemStyle {
    get { self[unused: "UINavigationItem.style", since: 16.0, usual: .navigator] }
    set { self[unused: "UINavigationItem.style", since: 16.0, usual: .navigator] = newValue }
  }
  /// The name under which the user's own arrangement is kept; nil for none; iOS 16.0 and later.
  public var customizationIdentifier: String? {
    get { self[unused: "UINavigationItem.customizationIdentifier", since: 16.0] }
    set { self[unused: "UINavigationItem.customizationIdentifier", since: 16.0] = newValue }
  }
  /// The groups at the leading edge; iOS 16.0 and later.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { self[unused: "UINavigationItem.leadingItemGroups", since: 16.0, usual: []] }
    set { self[unused: "UINavigationItem.leadingItemGroups", since: 16.0, usual: []] = newValue }
  }
  /// The groups in the middle, which a user may rearrange; iOS 16.0 and later.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { self[unused: "UINavigationItem.centerItemGroups", since: 16.0, usual: []] }
    set { self[unused: "UINavigationItem.centerItemGroups", since: 16.0, usual: []] = newValue }
  }
  /// The groups at the trailing edge; iOS 16.0 and later.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { self[unused: "UINavigationItem.trailingItemGroups", since: 16.0, usual: []] }
    set { self[unused: "UINavigationItem.trailingItemGroups", since: 16.0, usual: []] = newValue }
  }
  /// The group that is always at the trailing edge; nil for none; iOS 16.0 and later.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { self[unused: "UINavigationItem.pinnedTrailingGroup", since: 16.0] }
    set { self[unused: "UINavigationItem.pinnedTrailingGroup", since: 16.0] = newValue }
  }
  /// What is in the menu of what has no room; nil for nothing; iOS 16.0 and later.
  public var additionalOverflowItems: UIDeferredMenuElement? {
    get { self[unused: "UINavigationItem.additionalOverflowItems", since: 16.0] }
    set { self[unused: "UINavigationItem.additionalOverflowItems", since: 16.0] = newValue }
  }
  /// Makes the menu of the title; nil for none; iOS 16.0 and later.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { self[unused: "UINavigationItem.titleMenuProvider", since: 16.0] }
    set { self[unused: "UINavigationItem.titleMenuProvider", since: 16.0] = newValue }
  }
  /// What the back button does; nil to go back; iOS 16.0 and later (rule 725).
  public var backAction: UIAction? {
    get { requires("backAction", since: 16.0, ownBackAction) }
    set {
      ownBackAction = requires("setBackAction:", since: 16.0, newValue)
      bar?.setNeedsLayout()
    }
  }
  /// Where the search bar should be; iOS 16.0 and later.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get {
      self[unused: "UINavigationItem.preferredSearchBarPlacement", since: 16.0, usual: .automatic]
    }
    set {
      self[unused: "UINavigationItem.preferredSearchBarPlacement", since: 16.0, usual: .automatic] =
        newValue
    }
  }
  /// Where the search bar is; iOS 16.0 and later.
  public var searchBarPlacement: SearchBarPlacement {
    requires("searchBarPlacement", since: 16.0)
    declaredOnly("UINavigationItem.searchBarPlacement")
    return .stacked
  }
  /// How a low bar looks over the content's edge; nil for the usual; iOS 15.0 and later.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { self[look: "UINavigationItem.compactScrollEdgeAppearance", since: 15.0] }
    set { self[look: "UINavigationItem.compactScrollEdgeAppearance", since: 15.0] = newValue }
  }
  /// A line below the title; nil for none; iOS 26.0 and later.
  public var subtitle: String? {
    get { self[look: "UINavigationItem.subtitle", since: 26.0] }
    set { self[look: "UINavigationItem.subtitle", since: 26.0] = newValue }
  }
  /// The title when it is large; nil for the title; iOS 26.0 and later.
  public var largeTitle: String? {
    get { self[look: "UINavigationItem.largeTitle", since: 26.0] }
    set { self[look: "UINavigationItem.largeTitle", since: 26.0] = newValue }
  }

  /// How a bar arranges its items; iOS 16.0 and later.
  public enum ItemStyle: Int, Sendable {
    /// As always; as a browser of pages; as an editor of a document.
    case navigator, browser, editor
  }
  /// Where a search bar is; iOS 16.0 and later.
  public enum SearchBarPlacement: Int, Sendable {
    /// As the system likes; in the bar, where it is `inline` before iOS 26; below the title.
    case automatic, integrated, stacked
    /// In the middle of the bar; as a button first. iOS 26.0 and later.
    case integratedCentered, integratedButton
    /// In the bar; iOS 16.0 and later.
    public static let inline = SearchBarPlacement.integrated
  }
  /// What is below the title in place of a text; nil for none; iOS 26.0 and later.
  public var subtitleView: UIView? {
    get { self[look: "UINavigationItem.subtitleView", since: 26.0] }
    set { self[look: "UINavigationItem.subtitleView", since: 26.0] = newValue }
  }
  /// What is below the large title; nil for the subtitle; iOS 26.0 and later.
  public var largeSubtitle: String? {
    get { self[look: "UINavigationItem.largeSubtitle", since: 26.0] }
    set { self[look: "UINavigationItem.largeSubtitle", since: 26.0] = newValue }
  }
  /// What is below the large title in place of a text; nil for none; iOS 26.0 and later.
  public var largeSubtitleView: UIView? {
    get { self[look: "UINavigationItem.largeSubtitleView", since: 26.0] }
    set { self[look: "UINavigationItem.largeSubtitleView", since: 26.0] = newValue }
  }
  /// The title with its attributes; nil for the plain one; iOS 26.0 and later.
  public var attributedTitle: AttributedString? {
    get { self[look: "UINavigationItem.attributedTitle", since: 26.0] }
    set { self[look: "UINavigationItem.attributedTitle", since: 26.0] = newValue }
  }
  /// The subtitle with its attributes; nil for the plain one; iOS 26.0 and later.
  public var attributedSubtitle: AttributedString? {
    get { self[look: "UINavigationItem.attributedSubtitle", since: 26.0] }
    set { self[look: "UINavigationItem.attributedSubtitle", since: 26.0] = newValue }
  }
  /// The large subtitle with its attributes; nil for the plain one; iOS 26.0 and later.
  public var largeAttributedSubtitle: AttributedString? {
    get { self[look: "UINavigationItem.largeAttributedSubtitle", since: 26.0] }
    set { self[look: "UINavigationItem.largeAttributedSubtitle", since: 26.0] = newValue }
  }
  /// Whether the search bar may be in the toolbar; iOS 26.0 and later. It is below the title here.
  public var searchBarPlacementAllowsToolbarIntegration: Bool {
    get {
      self[
        unused: "UINavigationItem.searchBarPlacementAllowsToolbarIntegration", since: 26.0,
        usual: true]
    }
    set {
      self[
        unused: "UINavigationItem.searchBarPlacementAllowsToolbarIntegration", since: 26.0,
        usual: true] = newValue
    }
  }
  /// Whether the search bar may be in the bar of what is around; iOS 26.0 and later. It is below the title here.
  public var searchBarPlacementAllowsExternalIntegration: Bool {
    get {
      self[
        unused: "UINavigationItem.searchBarPlacementAllowsExternalIntegration", since: 26.0,
        usual: false]
    }
    set {
      self[
        unused: "UINavigationItem.searchBarPlacementAllowsExternalIntegration", since: 26.0,
        usual: false] = newValue
    }
  }
  /// The place of the search bar in a toolbar; iOS 26.0 and later. It is below the title here.
  public var searchBarPlacementBarButtonItem: UIBarButtonItem {
    requires("searchBarPlacementBarButtonItem", since: 26.0)
    declaredOnly("UINavigationItem.searchBarPlacementBarButtonItem")
    let name = "searchBarPlacementBarButtonItem"
    if let known: UIBarButtonItem = declared[name] { return known }
    let item = UIBarButtonItem()
    declared[name] = item
    return item
  }
}

/// As what a control behaves; iOS 15.0 and later.
public enum UIBehavioralStyle: UInt, Sendable {
  /// As the system likes; as on an iPad; as on a Mac.
  case automatic, pad, mac
}
