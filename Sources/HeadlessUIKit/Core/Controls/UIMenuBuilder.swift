public import Foundation

/// Arranges the menus of an app; never made here, since a device in the course has no menu bar.
/// iOS 13.0 and later.
@MainActor
public protocol UIMenuBuilder: AnyObject {
  /// Whose menus they are.
  var system: UIMenuSystem { get }
  /// The action with that name; nil for none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command that calls that, and that the app knows by that; nil for none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts others in the place of the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
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

/// What a command does while other keys are held; iOS 13.0 and later.
open class UICommandAlternate: NSObject {
  /// What the user reads.
  public let title: String
  /// What is called.
  public let action: Selector
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Makes one of its title and what is called.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    Self.requiresClass(since: 13.0)
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}

/// An entry of a menu that calls a method; iOS 13.0 and later.
open class UICommand: UIMenuElement {
  /// What is called.
  public let action: Selector
  /// What the app knows it by; nil for nothing.
  public let propertyList: Any?
  /// What else it does with other keys held.
  public let alternates: [UICommandAlternate]
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
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    Self.requiresClass(since: 13.0)
    self.alternates = alternates
    (self.action, self.propertyList) = (action, propertyList)
    (self.attributes, self.state) = (attributes, state)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }
}

/// An entry whose entries are made when its menu opens; iOS 14.0 and later (rule 437).
public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// What it stands for in the open menu; nil until the provider has said so.
  private(set) var loaded: [UIMenuElement]?
  private var isLoading = false

  /// Makes one that is asked once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    Self.requiresClass(since: 14.0)
    (provider, isCached) = (elementProvider, true)
    super.init(title: "", image: nil)
  }
  private init(uncached: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    (provider, isCached) = (uncached, false)
    super.init(title: "", image: nil)
  }
  /// Makes one that is asked each time; iOS 15.0 and later.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    requires(
      "elementWithUncachedProvider:", since: 15.0, UIDeferredMenuElement(uncached: elementProvider))
  }

  /// Asks for the entries; `done` is called when they are there.
  func load(_ done: @escaping () -> Void) {
    guard !isLoading else { return }
    isLoading = true
    provider { [weak self] elements in
      // A provider may answer at once, while the menu is being put together.
      Simulator.current.post("UIDeferredMenuElement") {
        self?.loaded = elements
        self?.isLoading = false
        done()
      }
    }
  }

  /// Forgets what it stood for, if it is asked each time.
  func menuClosed() { if !isCached { loaded = nil } }
}
