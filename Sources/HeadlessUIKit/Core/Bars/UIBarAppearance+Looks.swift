public import Foundation

/// How the background of bars is drawn.
extension UIBarAppearance {
  /// How the picture is fitted in; iOS 13.0 and later.
  public var backgroundImageContentMode: UIView.ContentMode {
    get {
      requires(
        "backgroundImageContentMode", since: 13.0,
        declared["backgroundImageContentMode"] ?? .scaleToFill)
    }
    set {
      requires("setBackgroundImageContentMode:", since: 13.0)
      keptLook("UIBarAppearance.backgroundImageContentMode", backgroundImageContentMode, newValue)
      declared["backgroundImageContentMode"] = newValue
    }
  }
  /// Makes the look of a bar on such devices; iOS 13.0 and later.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
}

/// The arrow of the back button, and the second line of the title.
extension UINavigationBarAppearance {
  /// How the line below the title is drawn; iOS 26.0 and later.
  public var subtitleTextAttributes: [NSAttributedString.Key: Any] {
    get {
      requires("subtitleTextAttributes", since: 26.0, declared["subtitleTextAttributes"] ?? [:])
    }
    set {
      requires("setSubtitleTextAttributes:", since: 26.0)
      keptLook("UINavigationBarAppearance.subtitleTextAttributes", subtitleTextAttributes, newValue)
      declared["subtitleTextAttributes"] = newValue
    }
  }
  /// How the line below a large title is drawn; iOS 26.0 and later.
  public var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
    get {
      requires(
        "largeSubtitleTextAttributes", since: 26.0, declared["largeSubtitleTextAttributes"] ?? [:])
    }
    set {
      requires("setLargeSubtitleTextAttributes:", since: 26.0)
      keptLook(
        "UINavigationBarAppearance.largeSubtitleTextAttributes", largeSubtitleTextAttributes,
        newValue)
      declared["largeSubtitleTextAttributes"] = newValue
    }
  }
  /// How buttons of the style `prominent` look; iOS 26.0 and later.
  public var prominentButtonAppearance: UIBarButtonItemAppearance {
    get {
      requires(
        "prominentButtonAppearance", since: 26.0,
        declared["prominentButtonAppearance"] ?? doneButtonAppearance)
    }
    set {
      requires("setProminentButtonAppearance:", since: 26.0)
      keptLook(
        "UINavigationBarAppearance.prominentButtonAppearance", prominentButtonAppearance, newValue)
      declared["prominentButtonAppearance"] = newValue
    }
  }
  /// The arrow of the back button; iOS 13.0 and later.
  public var backIndicatorImage: UIImage { requires("backIndicatorImage", since: 13.0, UIImage()) }
  /// What of the arrow is shown while it moves; iOS 13.0 and later.
  public var backIndicatorTransitionMaskImage: UIImage {
    requires("backIndicatorTransitionMaskImage", since: 13.0, UIImage())
  }
}

/// What a tab bar draws behind the chosen tab, and how it places tabs.
extension UITabBarAppearance {
  /// The color behind the chosen tab; nil for none; iOS 13.0 and later.
  public var selectionIndicatorTintColor: UIColor? {
    get {
      requires("selectionIndicatorTintColor", since: 13.0, declared["selectionIndicatorTintColor"])
    }
    set {
      requires("setSelectionIndicatorTintColor:", since: 13.0)
      keptLook(
        "UITabBarAppearance.selectionIndicatorTintColor", selectionIndicatorTintColor, newValue)
      declared["selectionIndicatorTintColor"] = newValue
    }
  }
  /// The picture behind the chosen tab; nil for none; iOS 13.0 and later.
  public var selectionIndicatorImage: UIImage? {
    get { requires("selectionIndicatorImage", since: 13.0, declared["selectionIndicatorImage"]) }
    set {
      requires("setSelectionIndicatorImage:", since: 13.0)
      keptLook("UITabBarAppearance.selectionIndicatorImage", selectionIndicatorImage, newValue)
      declared["selectionIndicatorImage"] = newValue
    }
  }
  /// How tabs are placed; iOS 13.0 and later.
  public var stackedItemPositioning: UITabBar.ItemPositioning {
    get {
      requires(
        "stackedItemPositioning", since: 13.0, declared["stackedItemPositioning"] ?? .automatic)
    }
    set {
      requires("setStackedItemPositioning:", since: 13.0)
      keptLook("UITabBarAppearance.stackedItemPositioning", stackedItemPositioning, newValue)
      declared["stackedItemPositioning"] = newValue
    }
  }
  /// How wide a tab is when they are in the middle, in points; iOS 13.0 and later.
  public var stackedItemWidth: CGFloat {
    get { requires("stackedItemWidth", since: 13.0, declared["stackedItemWidth"] ?? 0) }
    set {
      requires("setStackedItemWidth:", since: 13.0)
      keptLook("UITabBarAppearance.stackedItemWidth", stackedItemWidth, newValue)
      declared["stackedItemWidth"] = newValue
    }
  }
  /// How far tabs are from each other in the middle, in points; iOS 13.0 and later.
  public var stackedItemSpacing: CGFloat {
    get { requires("stackedItemSpacing", since: 13.0, declared["stackedItemSpacing"] ?? 0) }
    set {
      requires("setStackedItemSpacing:", since: 13.0)
      keptLook("UITabBarAppearance.stackedItemSpacing", stackedItemSpacing, newValue)
      declared["stackedItemSpacing"] = newValue
    }
  }
}
