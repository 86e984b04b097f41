public import Foundation

/// An entry of a menu or an action of a control; iOS 13.0 and later.
open class UIMenuElement: NSObject, KeepsDeclaredValues {
  final var declared = DeclaredValues()
  /// The text that is shown; nil for none.
  public final let title: String
  /// The picture that is shown; nil for none.
  public final let image: UIImage?
  /// The smaller text below the title; nil for none.
  open var subtitle: String?

  /// Whether an entry is ticked.
  public enum State: Int, Sendable {
    /// Not checked, checked, or in between.
    case off, on, mixed
  }

  /// How an entry may be used.
  public struct Attributes: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something, and is red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen; iOS 16.0 and later.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A closure as an action of a control, bar button or menu; iOS 13.0 and later.
public class UIAction: UIMenuElement {
  /// What tells two actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Pastes; iOS 15.0 and later.
    public static let paste = Identifier("com.apple.action.paste")
    /// Pastes in the style of what is around; iOS 15.0 and later.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
    /// Pastes and goes there; iOS 15.0 and later.
    public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
    /// Pastes and looks for it; iOS 15.0 and later.
    public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
  }

  /// By which a menu or a control knows it.
  public let identifier: Identifier
  /// Whether it is disabled, destructive or hidden.
  public var attributes: UIMenuElement.Attributes
  /// Whether it is checked.
  public var state: UIMenuElement.State
  /// A longer text that explains it; nil for the title.
  public let discoverabilityTitle: String?
  /// The control that was touched.
  public internal(set) var sender: Any?
  let handler: (UIAction) -> Void

  /// Makes an action that calls the handler.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    Self.requiresClass(since: 13.0)
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    self.handler = handler
    let number = Simulator.current.nextOrdinal(of: UIAction.self)
    self.identifier = identifier ?? Identifier("UIAction#\(number)")
    super.init(title: title, image: image)
    self.subtitle = subtitle
    if let selectedImage { self.selectedImage = selectedImage }
  }

  /// A person chose it.
  func perform(from sender: Any?) {
    guard !Simulator.current.isDead else { return }
    self.sender = sender
    handler(self)
  }
}

/// A list of actions and further menus; iOS 13.0 and later.
public final class UIMenu: UIMenuElement {
  /// How the entries are shown.
  public struct Options: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The menu's elements are in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something, and is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element at most is checked.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are in a row as a palette; iOS 17.0 and later.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// What tells two menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The menu of that name in the menu bar.
    public static let application = Identifier("com.apple.menu.application")
    /// The menu of that name in the menu bar.
    public static let file = Identifier("com.apple.menu.file")
    /// The menu of that name in the menu bar.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The menu of that name in the menu bar.
    public static let view = Identifier("com.apple.menu.view")
    /// The menu of that name in the menu bar.
    public static let window = Identifier("com.apple.menu.window")
    /// The menu of that name in the menu bar.
    public static let help = Identifier("com.apple.menu.help")
    /// The menu of that name in the menu bar.
    public static let about = Identifier("com.apple.menu.about")
    /// The menu of that name in the menu bar.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// The menu of that name in the menu bar.
    public static let services = Identifier("com.apple.menu.services")
    /// The menu of that name in the menu bar.
    public static let hide = Identifier("com.apple.menu.hide")
    /// The menu of that name in the menu bar.
    public static let quit = Identifier("com.apple.menu.quit")
    /// The menu of that name in the menu bar.
    public static let newScene = Identifier("com.apple.menu.newScene")
    /// The menu of that name in the menu bar.
    public static let openRecent = Identifier("com.apple.menu.openRecent")
    /// The menu of that name in the menu bar.
    public static let close = Identifier("com.apple.menu.close")
    /// The menu of that name in the menu bar.
    public static let print = Identifier("com.apple.menu.print")
    /// The menu of that name in the menu bar.
    public static let undoRedo = Identifier("com.apple.menu.undoRedo")
    /// The menu of that name in the menu bar.
    public static let standardEdit = Identifier("com.apple.menu.standardEdit")
    /// The menu of that name in the menu bar.
    public static let find = Identifier("com.apple.menu.find")
    /// The menu of that name in the menu bar.
    public static let replace = Identifier("com.apple.menu.replace")
    /// The menu of that name in the menu bar.
    public static let share = Identifier("com.apple.menu.share")
    /// The menu of that name in the menu bar.
    public static let textStyle = Identifier("com.apple.menu.textStyle")
    /// The menu of that name in the menu bar.
    public static let spelling = Identifier("com.apple.menu.spelling")
    /// The menu of that name in the menu bar.
    public static let spellingPanel = Identifier("com.apple.menu.spellingPanel")
    /// The menu of that name in the menu bar.
    public static let spellingOptions = Identifier("com.apple.menu.spellingOptions")
    /// The menu of that name in the menu bar.
    public static let substitutions = Identifier("com.apple.menu.substitutions")
    /// The menu of that name in the menu bar.
    public static let substitutionsPanel = Identifier("com.apple.menu.substitutionsPanel")
    /// The menu of that name in the menu bar.
    public static let substitutionOptions = Identifier("com.apple.menu.substitutionOptions")
    /// The menu of that name in the menu bar.
    public static let transformations = Identifier("com.apple.menu.transformations")
    /// The menu of that name in the menu bar.
    public static let speech = Identifier("com.apple.menu.speech")
    /// The menu of that name in the menu bar.
    public static let lookup = Identifier("com.apple.menu.lookup")
    /// The menu of that name in the menu bar.
    public static let learn = Identifier("com.apple.menu.learn")
    /// The menu of that name in the menu bar.
    public static let format = Identifier("com.apple.menu.format")
    /// The menu of that name in the menu bar.
    public static let font = Identifier("com.apple.menu.font")
    /// The menu of that name in the menu bar.
    public static let textSize = Identifier("com.apple.menu.textSize")
    /// The menu of that name in the menu bar.
    public static let textColor = Identifier("com.apple.menu.textColor")
    /// The menu of that name in the menu bar.
    public static let textStylePasteboard = Identifier("com.apple.menu.textStylePasteboard")
    /// The menu of that name in the menu bar.
    public static let text = Identifier("com.apple.menu.text")
    /// The menu of that name in the menu bar.
    public static let writingDirection = Identifier("com.apple.menu.writingDirection")
    /// The menu of that name in the menu bar.
    public static let alignment = Identifier("com.apple.menu.alignment")
    /// The menu of that name in the menu bar.
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    /// The menu of that name in the menu bar.
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    /// The menu of that name in the menu bar.
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
    /// The menu of that name in the menu bar.
    public static let minimizeAndZoom = Identifier("com.apple.menu.minimizeAndZoom")
    /// The menu of that name in the menu bar.
    public static let bringAllToFront = Identifier("com.apple.menu.bringAllToFront")
    /// The menu of that name in the menu bar.
    public static let root = Identifier("com.apple.menu.root")
    /// The menu of that name in the menu bar.
    public static let document = Identifier("com.apple.menu.document")
    /// The menu of that name in the menu bar.
    public static let autoFill = Identifier("com.apple.menu.autoFill")
  }

  /// The elements, in order.
  public let children: [UIMenuElement]
  /// How it is shown.
  public let options: Options
  /// By which other menus know it.
  public let identifier: Identifier

  /// Makes a menu of these elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    Self.requiresClass(since: 13.0)
    self.children = children
    self.options = options
    let number = Simulator.current.nextOrdinal(of: UIMenu.self)
    self.identifier = identifier ?? Identifier("UIMenu#\(number)")
    super.init(title: title, image: image)
    self.subtitle = subtitle
    if preferredElementSize != .automatic { self.preferredElementSize = preferredElementSize }
  }

  /// A list of entries on versions that have no such menus.
  init(uncheckedChildren: [UIMenuElement]) {
    (children, options, identifier) = (uncheckedChildren, [], Identifier("UIMenu"))
    super.init(title: "", image: nil)
  }

  /// The same menu with other elements.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}
