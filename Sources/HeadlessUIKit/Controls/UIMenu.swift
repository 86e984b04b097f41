public import Foundation

/// An entry of a menu or an action of a control; iOS 13.0 and later.
open class UIMenuElement: NSObject {
  public final let title: String
  public final let image: UIImage?
  open var subtitle: String?

  /// Whether an entry is ticked.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// How an entry may be used.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A closure as an action of a control, bar button or menu; iOS 13.0 and later.
public final class UIAction: UIMenuElement {
  /// What tells two actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  public var attributes: UIMenuElement.Attributes
  public var state: UIMenuElement.State
  public let discoverabilityTitle: String?
  /// The control that was touched.
  public internal(set) var sender: Any?
  let handler: (UIAction) -> Void

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
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
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// What tells two menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let children: [UIMenuElement]
  public let options: Options
  public let identifier: Identifier

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    Self.requiresClass(since: 13.0)
    self.children = children
    self.options = options
    let number = Simulator.current.nextOrdinal(of: UIMenu.self)
    self.identifier = identifier ?? Identifier("UIMenu#\(number)")
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}
