public import Foundation

/// How buttons of bars are drawn.
extension UIBarButtonItem {
  /// Whether its symbol moves when touched; iOS 17.0 and later.
  public var isSymbolAnimationEnabled: Bool {
    get { self[look: "UIBarButtonItem.isSymbolAnimationEnabled", since: 17.0, usual: false] }
    set {
      self[look: "UIBarButtonItem.isSymbolAnimationEnabled", since: 17.0, usual: false] = newValue
    }
  }
  /// Whether a tap selects it, or shows what its menu chose; iOS 15.0 and later.
  public var changesSelectionAsPrimaryAction: Bool {
    get {
      self[unused: "UIBarButtonItem.changesSelectionAsPrimaryAction", since: 15.0, usual: false]
    }
    set {
      self[unused: "UIBarButtonItem.changesSelectionAsPrimaryAction", since: 15.0, usual: false] =
        newValue
    }
  }
  /// In which order its menu is shown; iOS 16.0 and later.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get {
      self[unused: "UIBarButtonItem.preferredMenuElementOrder", since: 16.0, usual: .automatic]
    }
    set {
      self[unused: "UIBarButtonItem.preferredMenuElementOrder", since: 16.0, usual: .automatic] =
        newValue
    }
  }
  /// Whether it has its background together with the items beside it; iOS 26.0 and later.
  public var sharesBackground: Bool {
    get { self[look: "UIBarButtonItem.sharesBackground", since: 26.0, usual: true] }
    set { self[look: "UIBarButtonItem.sharesBackground", since: 26.0, usual: true] = newValue }
  }
  /// Whether it has no background; iOS 26.0 and later.
  public var hidesSharedBackground: Bool {
    get { self[look: "UIBarButtonItem.hidesSharedBackground", since: 26.0, usual: false] }
    set {
      self[look: "UIBarButtonItem.hidesSharedBackground", since: 26.0, usual: false] = newValue
    }
  }
  /// What tells it from others when the items change; nil for nothing; iOS 26.0 and later.
  public var identifier: String? {
    get { self[look: "UIBarButtonItem.identifier", since: 26.0] }
    set { self[look: "UIBarButtonItem.identifier", since: 26.0] = newValue }
  }
  /// What stands for it in a menu; nil for its title; iOS 16.0 and later.
  public var menuRepresentation: UIMenuElement? {
    get { self[unused: "UIBarButtonItem.menuRepresentation", since: 16.0] }
    set { self[unused: "UIBarButtonItem.menuRepresentation", since: 16.0] = newValue }
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

extension UIBarButtonItemGroup {
  /// A group that people cannot move. iOS 16.0 and later.
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    requires("fixedGroupWithRepresentativeItem:items:", since: 16.0)
    return UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// A group that people can move. iOS 16.0 and later.
  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    requires(
      "movableGroupWithCustomizationIdentifier:representativeItem:items:", since: 16.0)
    return UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// A group that people can take away. iOS 16.0 and later.
  public static func optionalGroup(
    customizationIdentifier: String, inDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    requires(
      "optionalGroupWithCustomizationIdentifier:inDefaultCustomization:representativeItem:items:",
      since: 16.0)
    return UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}
