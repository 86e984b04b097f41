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
  public var buttonGroup: UIBarButtonItemGroup? { requires("buttonGroup", since: 9.0, ownGroup) }
  /// Gives buttons of that style a picture behind them; iOS 6.0 and later.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    requires("setBackgroundImage:forState:style:barMetrics:", since: 6.0)
    keptLook("UIBarButtonItem.setBackgroundImage(_:for:style:barMetrics:)")
    declared["backgroundImage \(state.rawValue) \(style.rawValue) \(barMetrics.rawValue)"] =
      backgroundImage
  }
  /// The picture behind buttons of that style; nil for the usual; iOS 6.0 and later.
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    requires(
      "backgroundImageForState:style:barMetrics:", since: 6.0,
      declared["backgroundImage \(state.rawValue) \(style.rawValue) \(barMetrics.rawValue)"])
  }
  /// The picture behind its content; nil for the usual; iOS 5.0 and later.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    requires(
      "backgroundImageForState:barMetrics:", since: 5.0,
      declared["backgroundImage \(state.rawValue) \(barMetrics.rawValue)"])
  }
  /// By how much its title is moved; iOS 5.0 and later.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    requires(
      "titlePositionAdjustmentForBarMetrics:", since: 5.0,
      declared["titlePositionAdjustment \(barMetrics.rawValue)"] ?? .zero)
  }
  /// The picture behind the back button; nil for the usual; iOS 5.0 and later.
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    requires(
      "backButtonBackgroundImageForState:barMetrics:", since: 5.0,
      declared["backButtonBackgroundImage \(state.rawValue) \(barMetrics.rawValue)"])
  }
  /// By how much the title of the back button is moved; iOS 5.0 and later.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    requires(
      "backButtonTitlePositionAdjustmentForBarMetrics:", since: 5.0,
      declared["backButtonTitlePositionAdjustment \(barMetrics.rawValue)"] ?? .zero)
  }
  /// Moves the background of the back button up or down, in points; iOS 5.0 and later.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    requires("setBackButtonBackgroundVerticalPositionAdjustment:forBarMetrics:", since: 5.0)
    keptLook("UIBarButtonItem.setBackButtonBackgroundVerticalPositionAdjustment(_:for:)")
    declared["backButtonBackgroundPosition \(barMetrics.rawValue)"] = adjustment
  }
  /// By how much the background of the back button is moved, in points; iOS 5.0 and later.
  public func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat {
    requires(
      "backButtonBackgroundVerticalPositionAdjustmentForBarMetrics:", since: 5.0,
      declared["backButtonBackgroundPosition \(barMetrics.rawValue)"] ?? 0)
  }
  /// Moves the background up or down; iOS 5.0 and later.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    requires("setBackgroundVerticalPositionAdjustment:forBarMetrics:", since: 5.0)
    keptLook("UIBarButtonItem.setBackgroundVerticalPositionAdjustment(_:for:)")
    declared["backgroundPosition \(barMetrics.rawValue)"] = adjustment
  }
  /// By how much the background is moved, in points; iOS 5.0 and later.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    requires(
      "backgroundVerticalPositionAdjustmentForBarMetrics:", since: 5.0,
      declared["backgroundPosition \(barMetrics.rawValue)"] ?? 0)
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
