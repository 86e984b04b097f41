public import Foundation

/// How the background of bars is drawn.
extension UIBarAppearance {
  /// How the picture is fitted in; iOS 13.0 and later.
  public var backgroundImageContentMode: UIView.ContentMode {
    get {
      self[look: "UIBarAppearance.backgroundImageContentMode", since: 13.0, usual: .scaleToFill]
    }
    set {
      self[look: "UIBarAppearance.backgroundImageContentMode", since: 13.0, usual: .scaleToFill] =
        newValue
    }
  }
  /// Makes the look of a bar on such devices; iOS 13.0 and later.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
}

/// The arrow of the back button, and the second line of the title.
extension UINavigationBarAppearance {
  /// How the line below the title is drawn; iOS 26.0 and later.
  public var subtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { self[look: "UINavigationBarAppearance.subtitleTextAttributes", since: 26.0] ?? [:] }
    set { self[look: "UINavigationBarAppearance.subtitleTextAttributes", since: 26.0] = newValue }
  }
  /// How the line below a large title is drawn; iOS 26.0 and later.
  public var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { self[look: "UINavigationBarAppearance.largeSubtitleTextAttributes", since: 26.0] ?? [:] }
    set {
      self[look: "UINavigationBarAppearance.largeSubtitleTextAttributes", since: 26.0] = newValue
    }
  }
  /// How buttons of the style `prominent` look; iOS 26.0 and later.
  public var prominentButtonAppearance: UIBarButtonItemAppearance {
    get {
      self[
        look: "UINavigationBarAppearance.prominentButtonAppearance", since: 26.0,
        usual: doneButtonAppearance]
    }
    set {
      self[
        look: "UINavigationBarAppearance.prominentButtonAppearance", since: 26.0,
        usual: doneButtonAppearance] = newValue
    }
  }
  /// The arrow of the back button; iOS 13.0 and later.
  public var backIndicatorImage: UIImage {
    requires("backIndicatorImage", since: 13.0, ownBackIndicator?.image ?? UIImage())
  }
  /// What of the arrow is shown while it moves; iOS 13.0 and later.
  public var backIndicatorTransitionMaskImage: UIImage {
    requires(
      "backIndicatorTransitionMaskImage", since: 13.0, ownBackIndicator?.mask ?? UIImage())
  }
}

/// What a tab bar draws behind the chosen tab, and how it places tabs.
extension UITabBarAppearance {
  /// The color behind the chosen tab; nil for none; iOS 13.0 and later.
  public var selectionIndicatorTintColor: UIColor? {
    get { self[look: "UITabBarAppearance.selectionIndicatorTintColor", since: 13.0] }
    set { self[look: "UITabBarAppearance.selectionIndicatorTintColor", since: 13.0] = newValue }
  }
  /// The picture behind the chosen tab; nil for none; iOS 13.0 and later.
  public var selectionIndicatorImage: UIImage? {
    get { self[look: "UITabBarAppearance.selectionIndicatorImage", since: 13.0] }
    set { self[look: "UITabBarAppearance.selectionIndicatorImage", since: 13.0] = newValue }
  }
  /// How tabs are placed; iOS 13.0 and later.
  public var stackedItemPositioning: UITabBar.ItemPositioning {
    get { self[look: "UITabBarAppearance.stackedItemPositioning", since: 13.0, usual: .automatic] }
    set {
      self[look: "UITabBarAppearance.stackedItemPositioning", since: 13.0, usual: .automatic] =
        newValue
    }
  }
  /// How wide a tab is when they are in the middle, in points; iOS 13.0 and later.
  public var stackedItemWidth: CGFloat {
    get { self[look: "UITabBarAppearance.stackedItemWidth", since: 13.0, usual: 0] }
    set { self[look: "UITabBarAppearance.stackedItemWidth", since: 13.0, usual: 0] = newValue }
  }
  /// How far tabs are from each other in the middle, in points; iOS 13.0 and later.
  public var stackedItemSpacing: CGFloat {
    get { self[look: "UITabBarAppearance.stackedItemSpacing", since: 13.0, usual: 0] }
    set { self[look: "UITabBarAppearance.stackedItemSpacing", since: 13.0, usual: 0] = newValue }
  }
}
