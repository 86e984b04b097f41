/// What a navigation bar of iOS 16 shows on an iPad, and where it places a search bar.
extension UINavigationItem {
  /// How the bar arranges its items; iOS 16.0 and later.
  public var style: ItemStyle {
    get { requires("style", since: 16.0, declared["style"] ?? .navigator) }
    set {
      requires("setStyle:", since: 16.0)
      declaredOnly("UINavigationItem.style", style, newValue)
      declared["style"] = newValue
    }
  }
  /// The name under which the user's own arrangement is kept; nil for none; iOS 16.0 and later.
  public var customizationIdentifier: String? {
    get { requires("customizationIdentifier", since: 16.0, declared["customizationIdentifier"]) }
    set {
      requires("setCustomizationIdentifier:", since: 16.0)
      declaredOnly("UINavigationItem.customizationIdentifier", customizationIdentifier, newValue)
      declared["customizationIdentifier"] = newValue
    }
  }
  /// The groups at the leading edge; iOS 16.0 and later.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { requires("leadingItemGroups", since: 16.0, declared["leadingItemGroups"] ?? []) }
    set {
      requires("setLeadingItemGroups:", since: 16.0)
      declaredOnly("UINavigationItem.leadingItemGroups", leadingItemGroups, newValue)
      declared["leadingItemGroups"] = newValue
    }
  }
  /// The groups in the middle, which a user may rearrange; iOS 16.0 and later.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { requires("centerItemGroups", since: 16.0, declared["centerItemGroups"] ?? []) }
    set {
      requires("setCenterItemGroups:", since: 16.0)
      declaredOnly("UINavigationItem.centerItemGroups", centerItemGroups, newValue)
      declared["centerItemGroups"] = newValue
    }
  }
  /// The groups at the trailing edge; iOS 16.0 and later.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { requires("trailingItemGroups", since: 16.0, declared["trailingItemGroups"] ?? []) }
    set {
      requires("setTrailingItemGroups:", since: 16.0)
      declaredOnly("UINavigationItem.trailingItemGroups", trailingItemGroups, newValue)
      declared["trailingItemGroups"] = newValue
    }
  }
  /// The group that is always at the trailing edge; nil for none; iOS 16.0 and later.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { requires("pinnedTrailingGroup", since: 16.0, declared["pinnedTrailingGroup"]) }
    set {
      requires("setPinnedTrailingGroup:", since: 16.0)
      declaredOnly("UINavigationItem.pinnedTrailingGroup", pinnedTrailingGroup, newValue)
      declared["pinnedTrailingGroup"] = newValue
    }
  }
  /// What is in the menu of what has no room; nil for nothing; iOS 16.0 and later.
  public var additionalOverflowItems: UIDeferredMenuElement? {
    get { requires("additionalOverflowItems", since: 16.0, declared["additionalOverflowItems"]) }
    set {
      requires("setAdditionalOverflowItems:", since: 16.0)
      declaredOnly("UINavigationItem.additionalOverflowItems", additionalOverflowItems, newValue)
      declared["additionalOverflowItems"] = newValue
    }
  }
  /// Makes the menu of the title; nil for none; iOS 16.0 and later.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { requires("titleMenuProvider", since: 16.0, declared["titleMenuProvider"]) }
    set {
      requires("setTitleMenuProvider:", since: 16.0)
      declaredOnly("UINavigationItem.titleMenuProvider", titleMenuProvider, newValue)
      declared["titleMenuProvider"] = newValue
    }
  }
  /// What the back button does; nil to go back; iOS 16.0 and later.
  public var backAction: UIAction? {
    get { requires("backAction", since: 16.0, declared["backAction"]) }
    set {
      requires("setBackAction:", since: 16.0)
      declaredOnly("UINavigationItem.backAction", backAction, newValue)
      declared["backAction"] = newValue
    }
  }
  /// Where the search bar should be; iOS 16.0 and later.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get {
      requires(
        "preferredSearchBarPlacement", since: 16.0,
        declared["preferredSearchBarPlacement"] ?? .automatic)
    }
    set {
      requires("setPreferredSearchBarPlacement:", since: 16.0)
      declaredOnly(
        "UINavigationItem.preferredSearchBarPlacement", preferredSearchBarPlacement, newValue)
      declared["preferredSearchBarPlacement"] = newValue
    }
  }
  /// Where the search bar is; iOS 16.0 and later.
  public var searchBarPlacement: SearchBarPlacement {
    requires("searchBarPlacement", since: 16.0, .stacked)
  }
  /// How a low bar looks over the content's edge; nil for the usual; iOS 15.0 and later.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get {
      requires("compactScrollEdgeAppearance", since: 15.0, declared["compactScrollEdgeAppearance"])
    }
    set {
      requires("setCompactScrollEdgeAppearance:", since: 15.0)
      keptLook(
        "UINavigationItem.compactScrollEdgeAppearance", compactScrollEdgeAppearance, newValue)
      declared["compactScrollEdgeAppearance"] = newValue
    }
  }
  /// A line below the title; nil for none; iOS 26.0 and later.
  public var subtitle: String? {
    get { requires("subtitle", since: 26.0, declared["subtitle"]) }
    set {
      requires("setSubtitle:", since: 26.0)
      keptLook("UINavigationItem.subtitle", subtitle, newValue)
      declared["subtitle"] = newValue
    }
  }
  /// The title when it is large; nil for the title; iOS 26.0 and later.
  public var largeTitle: String? {
    get { requires("largeTitle", since: 26.0, declared["largeTitle"]) }
    set {
      requires("setLargeTitle:", since: 26.0)
      keptLook("UINavigationItem.largeTitle", largeTitle, newValue)
      declared["largeTitle"] = newValue
    }
  }

  /// How a bar arranges its items; iOS 16.0 and later.
  public enum ItemStyle: Int, Sendable {
    /// As always; as a browser of pages; as an editor of a document.
    case navigator, browser, editor
  }
  /// Where a search bar is; iOS 16.0 and later.
  public enum SearchBarPlacement: Int, Sendable {
    /// As the system likes; in the bar; below the title.
    case automatic, inline, stacked
  }
}
