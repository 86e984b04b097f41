/// Arranges the menus of an app; never made here, since a device in the course has no menu bar.
/// iOS 13.0 and later.
@MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menu with that name; nil for none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Puts a menu in place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, in front.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, behind.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// An entry of a menu that calls a method; iOS 13.0 and later.
open class UICommand: UIMenuElement {
  /// What is called.
  public let action: Selector
  /// What the app knows it by; nil for nothing.
  public let propertyList: Any?
  /// Whether it is disabled, destructive or hidden.
  open var attributes: UIMenuElement.Attributes
  /// Whether it is ticked.
  open var state: UIMenuElement.State
  /// A longer text that explains it; nil for the title.
  open var discoverabilityTitle: String? {
    didSet { keptLook("UICommand.discoverabilityTitle", oldValue, discoverabilityTitle) }
  }
  /// Makes a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    Self.requiresClass(since: 13.0)
    (self.action, self.propertyList) = (action, propertyList)
    (self.attributes, self.state) = (attributes, state)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }
}

/// An entry whose entries are made when its menu opens; iOS 14.0 and later.
public final class UIDeferredMenuElement: UIMenuElement {
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  /// Makes one that is asked once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    Self.requiresClass(since: 14.0)
    provider = elementProvider
    super.init(title: "", image: nil)
  }
  /// Makes one that is asked each time; iOS 15.0 and later.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    requires("elementWithUncachedProvider:", since: 15.0, UIDeferredMenuElement(elementProvider))
  }
}
