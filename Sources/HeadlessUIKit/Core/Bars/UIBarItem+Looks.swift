public import Foundation

/// How the items of bars are drawn.
extension UIBarItem {
  /// The picture that the large content viewer shows; nil for the usual; iOS 11.0 and later.
  public var largeContentSizeImage: UIImage? {
    get { requires("largeContentSizeImage", since: 11.0, declared["largeContentSizeImage"]) }
    set {
      requires("setLargeContentSizeImage:", since: 11.0)
      keptLook("UIBarItem.largeContentSizeImage", largeContentSizeImage, newValue)
      declared["largeContentSizeImage"] = newValue
    }
  }
  /// How far the image of a low bar keeps from its edges, in points; iOS 5.0 and later.
  public var landscapeImagePhoneInsets: UIEdgeInsets {
    get {
      requires(
        "landscapeImagePhoneInsets", since: 5.0, declared["landscapeImagePhoneInsets"] ?? .zero)
    }
    set {
      requires("setLandscapeImagePhoneInsets:", since: 5.0)
      keptLook("UIBarItem.landscapeImagePhoneInsets", landscapeImagePhoneInsets, newValue)
      declared["landscapeImagePhoneInsets"] = newValue
    }
  }
  /// How far the large picture keeps from its edges, in points; iOS 11.0 and later.
  public var largeContentSizeImageInsets: UIEdgeInsets {
    get {
      requires(
        "largeContentSizeImageInsets", since: 11.0, declared["largeContentSizeImageInsets"] ?? .zero
      )
    }
    set {
      requires("setLargeContentSizeImageInsets:", since: 11.0)
      keptLook("UIBarItem.largeContentSizeImageInsets", largeContentSizeImageInsets, newValue)
      declared["largeContentSizeImageInsets"] = newValue
    }
  }
  /// How the title is drawn in that state; nil for the usual way. iOS 5.0 and later.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    requires(
      "titleTextAttributesForState:", since: 5.0, declared["titleTextAttributes \(state.rawValue)"])
  }
}

/// How buttons of bars are drawn.
extension UIBarButtonItem {
  /// Whether its symbol moves when touched; iOS 17.0 and later.
  public var isSymbolAnimationEnabled: Bool {
    get {
      requires(
        "isSymbolAnimationEnabled", since: 17.0, declared["isSymbolAnimationEnabled"] ?? false)
    }
    set {
      requires("setSymbolAnimationEnabled:", since: 17.0)
      keptLook("UIBarButtonItem.isSymbolAnimationEnabled", isSymbolAnimationEnabled, newValue)
      declared["isSymbolAnimationEnabled"] = newValue
    }
  }
  /// Whether a tap selects it, or shows what its menu chose; iOS 15.0 and later.
  public var changesSelectionAsPrimaryAction: Bool {
    get {
      requires(
        "changesSelectionAsPrimaryAction", since: 15.0,
        declared["changesSelectionAsPrimaryAction"] ?? false)
    }
    set {
      requires("setChangesSelectionAsPrimaryAction:", since: 15.0)
      declaredOnly(
        "UIBarButtonItem.changesSelectionAsPrimaryAction", changesSelectionAsPrimaryAction, newValue
      )
      declared["changesSelectionAsPrimaryAction"] = newValue
    }
  }
  /// In which order its menu is shown; iOS 16.0 and later.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get {
      requires(
        "preferredMenuElementOrder", since: 16.0,
        declared["preferredMenuElementOrder"] ?? .automatic)
    }
    set {
      requires("setPreferredMenuElementOrder:", since: 16.0)
      declaredOnly("UIBarButtonItem.preferredMenuElementOrder", preferredMenuElementOrder, newValue)
      declared["preferredMenuElementOrder"] = newValue
    }
  }
  /// Whether it has its background together with the items beside it; iOS 26.0 and later.
  public var sharesBackground: Bool {
    get { requires("sharesBackground", since: 26.0, declared["sharesBackground"] ?? true) }
    set {
      requires("setSharesBackground:", since: 26.0)
      keptLook("UIBarButtonItem.sharesBackground", sharesBackground, newValue)
      declared["sharesBackground"] = newValue
    }
  }
  /// Whether it has no background; iOS 26.0 and later.
  public var hidesSharedBackground: Bool {
    get {
      requires("hidesSharedBackground", since: 26.0, declared["hidesSharedBackground"] ?? false)
    }
    set {
      requires("setHidesSharedBackground:", since: 26.0)
      keptLook("UIBarButtonItem.hidesSharedBackground", hidesSharedBackground, newValue)
      declared["hidesSharedBackground"] = newValue
    }
  }
  /// What tells it from others when the items change; nil for nothing; iOS 26.0 and later.
  public var identifier: String? {
    get { requires("identifier", since: 26.0, declared["identifier"]) }
    set {
      requires("setIdentifier:", since: 26.0)
      keptLook("UIBarButtonItem.identifier", identifier, newValue)
      declared["identifier"] = newValue
    }
  }
  /// What stands for it in a menu; nil for its title; iOS 16.0 and later.
  public var menuRepresentation: UIMenuElement? {
    get { requires("menuRepresentation", since: 16.0, declared["menuRepresentation"]) }
    set {
      requires("setMenuRepresentation:", since: 16.0)
      declaredOnly("UIBarButtonItem.menuRepresentation", menuRepresentation, newValue)
      declared["menuRepresentation"] = newValue
    }
  }
  /// The group that it is in; nil for none; iOS 9.0 and later.
  public var buttonGroup: UIBarButtonItemGroup? { requires("buttonGroup", since: 9.0, nil) }
  /// Gives buttons of that style a picture behind them; iOS 6.0 and later.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    requires("setBackgroundImage:forState:style:barMetrics:", since: 6.0)
    keptLook("UIBarButtonItem.setBackgroundImage(_:for:style:barMetrics:)")
  }
  /// Moves the background up or down; iOS 5.0 and later.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    requires("setBackgroundVerticalPositionAdjustment:forBarMetrics:", since: 5.0)
    keptLook("UIBarButtonItem.setBackgroundVerticalPositionAdjustment(_:for:)")
  }
  /// Makes a button of an action and a menu; iOS 17.0 and later.
  public convenience init(primaryAction: UIAction?, menu: UIMenu?) {
    Self.requires(init: "initWithPrimaryAction:menu:", since: 17.0)
    self.init(
      title: primaryAction?.title, image: primaryAction?.image, primaryAction: primaryAction,
      menu: menu)
  }
  /// A group of this button alone that is always there; iOS 16.0 and later.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    requires(
      "creatingFixedGroup", since: 16.0,
      UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil))
  }
  /// A group of this button alone that a user can move; iOS 16.0 and later.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    requires(
      "creatingMovableGroupWithCustomizationIdentifier:", since: 16.0,
      UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil))
  }
  /// A group of this button alone that a user can take away; iOS 16.0 and later.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    requires(
      "creatingOptionalGroupWithCustomizationIdentifier:inDefaultCustomization:", since: 16.0,
      UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil))
  }
}

/// How a badge is drawn.
extension UITabBarItem {
  /// Sets how the badge is drawn in that state; iOS 10.0 and later.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    requires("setBadgeTextAttributes:forState:", since: 10.0)
    keptLook("UITabBarItem.setBadgeTextAttributes(_:for:)")
  }
  /// Whether something dragged over it opens it; iOS 11.0 and later.
  public var isSpringLoaded: Bool {
    get { requires("isSpringLoaded", since: 11.0, declared["isSpringLoaded"] ?? false) }
    set {
      requires("setSpringLoaded:", since: 11.0)
      declaredOnly("UITabBarItem.isSpringLoaded", isSpringLoaded, newValue)
      declared["isSpringLoaded"] = newValue
    }
  }
}

/// How a user arranges tabs.
extension UITabBar {
  /// Lets the user choose which of the items the bar shows.
  public func beginCustomizingItems(_ items: [UITabBarItem]) {
    declaredOnly("UITabBar.beginCustomizingItems(_:)")
  }
  /// Ends that; whether it was going on.
  public func endCustomizing(animated: Bool) -> Bool {
    declaredOnly("UITabBar.endCustomizing(animated:)")
    return false
  }
  /// Whether the user arranges the items.
  public var isCustomizing: Bool { false }
  /// The color of the selected image up to iOS 7; nil for blue; iOS 5.0 and later.
  public var selectedImageTintColor: UIColor? {
    get { requires("selectedImageTintColor", since: 5.0, declared["selectedImageTintColor"]) }
    set {
      requires("setSelectedImageTintColor:", since: 5.0)
      keptLook("UITabBar.selectedImageTintColor", selectedImageTintColor, newValue)
      declared["selectedImageTintColor"] = newValue
    }
  }
}

/// How bars behave on a Mac.
extension UINavigationBar {
  /// As what it should behave; iOS 16.0 and later.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get {
      requires(
        "preferredBehavioralStyle", since: 16.0, declared["preferredBehavioralStyle"] ?? .automatic)
    }
    set {
      requires("setPreferredBehavioralStyle:", since: 16.0)
      declaredOnly("UINavigationBar.preferredBehavioralStyle", preferredBehavioralStyle, newValue)
      declared["preferredBehavioralStyle"] = newValue
    }
  }
  /// As what it behaves; iOS 16.0 and later.
  public var behavioralStyle: UIBehavioralStyle { requires("behavioralStyle", since: 16.0, .pad) }
}

/// As what a control behaves; iOS 15.0 and later.
public enum UIBehavioralStyle: UInt, Sendable {
  /// As the system likes; as on an iPad; as on a Mac.
  case automatic, pad, mac
}
