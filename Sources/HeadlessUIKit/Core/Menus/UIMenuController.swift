import EventTrace
public import Foundation

/// The small menu over a selection, before iOS 16 (rule 440). iOS 3.0 and later.
public final class UIMenuController: NSObject {
  /// The only one there is.
  public static var shared: UIMenuController { Simulator.current.menuController }

  /// What the app adds to the menu; nil for nothing. iOS 3.2 and later.
  public var menuItems: [UIMenuItem]? {
    get { requires("menuItems", since: 3.2, ownItems) }
    set { ownItems = requires("setMenuItems:", since: 3.2, newValue) }
  }
  private var ownItems: [UIMenuItem]?
  /// Whether the menu is shown.
  public var isMenuVisible: Bool { shown != nil }
  /// Where the menu is.
  public private(set) var menuFrame = CGRect.zero
  private weak var targetView: UIView?
  /// To which side the arrow of the menu points; iOS 3.2 and later.
  public enum ArrowDirection: Int, Sendable {
    /// As there is room; else to that side.
    case `default`, up, down, left, right
  }
  /// To which side the arrow of the menu points; iOS 3.2 and later.
  public var arrowDirection: ArrowDirection {
    get { requires("arrowDirection", since: 3.2, ownArrow) }
    set { ownArrow = requires("setArrowDirection:", since: 3.2, newValue) }
  }
  private var ownArrow = ArrowDirection.default {
    didSet { keptLook("UIMenuController.arrowDirection", oldValue, ownArrow) }
  }
  private var shown: UIView?

  /// Posted when the menu is about to show.
  public static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu is shown.
  public static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted when the menu is about to go.
  public static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu is gone.
  public static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")

  /// Shows or hides the menu.
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hide() }
  }
  /// Says what the menu points at.
  public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (menuFrame, self.targetView) = (targetRect, targetView)
  }
  /// Shows the menu; iOS 13.0 and later.
  public func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    requires("showMenuFromView:rect:", since: 13.0)
    setTargetRect(targetRect, in: targetView)
    show()
  }
  /// Hides the menu; iOS 13.0 and later.
  public func hideMenu() {
    requires("hideMenu", since: 13.0)
    hide()
  }
  /// Has the menu ask again which commands there are; iOS 3.2 and later.
  public func update() {
    requires("update", since: 3.2)
    if shown != nil { fill() }
  }

  private func show() {
    let simulator = Simulator.current!
    guard !simulator.isDead, shown == nil else { return }
    guard let responder = simulator.firstResponder else {
      return simulator.diagnose(
        "menuWithoutFirstResponder", rule: 440,
        "The menu stays away: it offers what the first responder can do, and there is none. A view "
          + "that answers yes to canBecomeFirstResponder can become it.")
    }
    guard let window = (targetView ?? responder as? UIView)?.drawnWindow,
      !commands(for: responder).isEmpty
    else { return }
    tell(Self.willShowMenuNotification)
    let cover = MenuCover(frame: window.drawnBounds)
    cover.isOfEditMenu = true
    cover.touchedBeside = { [weak self] in self?.hide() }
    shown = cover
    fill()
    window.insert(cover, at: window.drawnSubviews.count)
    tell(Self.didShowMenuNotification)
  }

  private func hide() {
    guard let cover = shown, !Simulator.current.isDead else { return }
    tell(Self.willHideMenuNotification)
    shown = nil
    cover.detach()
    tell(Self.didHideMenuNotification)
  }

  private func fill() {
    guard let cover = shown as? MenuCover, let responder = Simulator.current.firstResponder else {
      return
    }
    cover.show(UIMenu(uncheckedChildren: commands(for: responder)), nil) { [weak self] element in
      guard let self, let command = element as? EditCommand else { return }
      self.hide()
      Simulator.current.sendAction(command.action, to: nil, from: self, for: nil)
    }
  }

  private func commands(for responder: UIResponder) -> [EditCommand] {
    let own = (ownItems ?? []).map { ($0.title, $0.action) }
    return (EditCommands.all.map { ($0.title, Selector($0.selector)) } + own).compactMap {
      title, action in
      responder.performer(of: action, from: self) == nil ? nil : EditCommand(title, action)
    }
  }

  private func tell(_ name: NSNotification.Name) {
    Simulator.current.notificationCenter.postWhereHeard(name, object: self)
  }
}

/// An entry of the small menu; iOS 3.2 and later.
open class UIMenuItem: NSObject {
  /// What the user reads.
  public var title: String
  /// What is called when it is chosen.
  public var action: Selector
  /// Makes an item of its title and what is called.
  public init(title: String, action: Selector) {
    Self.requiresClass(since: 3.2)
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// A command in the small menu, which is older than the menus of iOS 13.
final class EditCommand: UIMenuElement {
  let action: Selector
  init(_ title: String, _ action: Selector) {
    self.action = action
    super.init(title: title, image: nil)
  }
}

private final class MenuControllerState {
  let menu = UIMenuController()
}

extension Simulator {
  private static let menuControllerKey = StateKey { _ in MenuControllerState() }
  fileprivate var menuController: UIMenuController { state(Self.menuControllerKey).menu }
}
