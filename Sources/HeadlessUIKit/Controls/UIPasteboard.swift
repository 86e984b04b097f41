public import Foundation

/// What was copied; each life of an app begins with an empty one. iOS 3.0 and later.
public final class UIPasteboard: NSObject {
  public static var general: UIPasteboard { Simulator.current.pasteboard }

  private var items: [Any] = []

  public var string: String? {
    get { items.lazy.compactMap { $0 as? String }.first }
    set { replace(newValue) }
  }
  public var strings: [String]? {
    get { items.compactMap { $0 as? String } }
    set { replace(all: newValue ?? []) }
  }
  public var url: URL? {
    get { items.lazy.compactMap { $0 as? URL }.first }
    set { replace(newValue) }
  }
  public var image: UIImage? {
    get { items.lazy.compactMap { $0 as? UIImage }.first }
    set { replace(newValue) }
  }
  public var color: UIColor? {
    get { items.lazy.compactMap { $0 as? UIColor }.first }
    set { replace(newValue) }
  }
  /// iOS 10.0 and later.
  public var hasStrings: Bool { requires("hasStrings", since: 10.0, string != nil) }
  /// iOS 10.0 and later.
  public var hasImages: Bool { requires("hasImages", since: 10.0, image != nil) }
  /// iOS 10.0 and later.
  public var hasURLs: Bool { requires("hasURLs", since: 10.0, url != nil) }
  public var numberOfItems: Int { items.count }
  /// How often something was copied.
  public private(set) var changeCount = 0
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { replace(value) }
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { replace(data) }
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    items.lazy.compactMap { $0 as? Data }.first
  }

  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  private func replace(_ item: Any?) { replace(all: item.map { [$0] } ?? []) }
  private func replace(all new: [Any]) {
    items = new
    changeCount += 1
  }
}

/// The small menu over a selection, before iOS 16; here nobody can choose of it. iOS 3.0 and later.
public final class UIMenuController: NSObject {
  public static var shared: UIMenuController { Simulator.current.menuController }

  /// iOS 3.2 and later.
  public var menuItems: [UIMenuItem]? {
    get { requires("menuItems", since: 3.2, ownItems) }
    set { ownItems = requires("setMenuItems:", since: 3.2, newValue) }
  }
  private var ownItems: [UIMenuItem]?
  public private(set) var isMenuVisible = false
  public private(set) var menuFrame = CGRect.zero
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    isMenuVisible = menuVisible
    if menuVisible {
      Simulator.current.unimplemented("UIMenuController", "nobody can choose of the menu.")
    }
  }
  public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { menuFrame = targetRect }
  /// iOS 13.0 and later.
  public func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    requires("showMenuFromView:rect:", since: 13.0)
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }
  /// iOS 13.0 and later.
  public func hideMenu() {
    requires("hideMenu", since: 13.0)
    setMenuVisible(false, animated: true)
  }
}

/// An entry of the small menu; iOS 3.2 and later.
public final class UIMenuItem: NSObject {
  public var title: String
  public var action: Selector
  public init(title: String, action: Selector) {
    Self.requiresClass(since: 3.2)
    (self.title, self.action) = (title, action)
    super.init()
  }
}

private final class PasteboardState {
  let pasteboard = UIPasteboard()
  let menu = UIMenuController()
}

extension Simulator {
  private static let pasteboardKey = StateKey { _ in PasteboardState() }
  fileprivate var pasteboard: UIPasteboard { state(Self.pasteboardKey).pasteboard }
  fileprivate var menuController: UIMenuController { state(Self.pasteboardKey).menu }
}

/// A command of a keyboard; iOS 7.0 and later.
open class UIKeyCommand: UIMenuElement {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  public let action: Selector?
  open var discoverabilityTitle: String?

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
  ) {
    Self.requiresClass(since: 7.0)
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init(title: title, image: image)
  }
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String = ""
  ) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
    self.discoverabilityTitle = discoverabilityTitle
  }
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
}

/// Keys that are held down; iOS 7.0 and later.
public nonisolated struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  public static let alternate = Self(rawValue: 1 << 19)
  public static let command = Self(rawValue: 1 << 20)
  public static let numericPad = Self(rawValue: 1 << 21)
}
