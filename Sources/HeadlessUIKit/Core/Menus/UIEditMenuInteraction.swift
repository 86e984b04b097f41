import EventTrace
public import Foundation

/// Shows the menu of a text or view; iOS 16.0 and later (rule 439).
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Who knows the menu; held weakly.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that it belongs to; nil for none.
  open private(set) weak var view: UIView?
  private var place = CGPoint.zero

  /// Makes one whose menu the delegate knows.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    Self.requiresClass(since: 16.0)
    self.delegate = delegate
    super.init()
  }
  /// It belongs to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
  /// Where the menu points to.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let own = self.view else { return place }
    return view.convert(place, from: own)
  }

  /// Shows the menu: the delegate has one, or what the first responder can do is in it.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    let simulator = Simulator.current!
    guard let view, !simulator.isDead else { return }
    place = configuration.sourcePoint
    let suggested = EditCommands.suggested(for: simulator.firstResponder ?? view)
    var menu: UIMenu? = UIMenu(children: suggested)
    if let delegate {
      let answer: UIMenu?? = simulator.callOptional(
        .query, on: delegate, "editMenuInteraction(_:menuFor:suggestedActions:)", [],
        describe: { $0 == nil ? "nil" : "UIMenu" }
      ) {
        delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      }
      if let answer { menu = answer }
    }
    guard let menu, !menu.children.isEmpty else { return }
    var hearing = MenuHearing()
    hearing.willDisplay = { [self] animator in
      simulator.tell(delegate, "editMenuInteraction(_:willPresentMenuFor:animator:)", []) {
        $0.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
      }
    }
    hearing.willEnd = { [self] animator in
      simulator.tell(delegate, "editMenuInteraction(_:willDismissMenuFor:animator:)", []) {
        $0.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
      }
    }
    simulator.openMenu(
      UIContextMenuConfiguration(actionProvider: { _ in menu }), from: view, sender: nil, of: self,
      hearing)
  }

  /// Has the open menu ask for its entries again.
  open func reloadVisibleMenu() {
    guard let menu = Simulator.current.openMenu, menu.interaction === self else { return }
    menu.replace { $0 }
  }
  /// Hides the menu.
  open func dismissMenu() {
    guard let menu = Simulator.current.openMenu, menu.interaction === self else { return }
    menu.close()
  }
}

/// Where the menu of a text is; iOS 16.0 and later.
open class UIEditMenuConfiguration: NSObject {
  /// What the app knows it by.
  public let identifier: any NSCopying
  /// What it points to, in points of the view.
  public let sourcePoint: CGPoint
  /// Makes one.
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    Self.requiresClass(since: 16.0)
    (self.identifier, self.sourcePoint) = (identifier ?? NSUUID(), sourcePoint)
    super.init()
  }
}

/// Knows the menu of a text or view; iOS 16.0 and later (rule 439).
@MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu to show; nil for none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The menu is about to show.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// The menu is about to go.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// The default for a type that does not implement this member.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { isMissing(answering: nil) }
  /// The default for a type that does not implement this member.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { isMissing() }
}

/// What runs beside the coming and going of such a menu; iOS 16.0 and later.
@MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}
extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// The commands of texts, as far as a responder can do them (rule 439).
enum EditCommands {
  static let all: [(title: String, selector: String)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Select", "select:"),
    ("Select All", "selectAll:"), ("Delete", "delete:"),
  ]

  static func suggested(for responder: UIResponder) -> [UIMenuElement] {
    all.compactMap { title, name in
      let action = Selector(name)
      guard responder.canPerformAction(action, withSender: nil) else { return nil }
      return UICommand(title: title, action: action)
    }
  }
}
