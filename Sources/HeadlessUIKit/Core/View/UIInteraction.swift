public import Foundation

/// A menu that a long touch opens; here nobody touches so long that one opens. iOS 13.0 and later.
open class UIContextMenuConfiguration: NSObject {
  /// What the app knows it by.
  public let identifier: any NSCopying
  /// In which order it is shown; iOS 16.0 and later.
  open var preferredMenuElementOrder: ElementOrder {
    get { requires("preferredMenuElementOrder", since: 16.0, ownOrder) }
    set { ownOrder = requires("setPreferredMenuElementOrder:", since: 16.0, newValue) }
  }
  final var ownOrder = ElementOrder.automatic {
    didSet { keptLook("UIContextMenuConfiguration.preferredMenuElementOrder", oldValue, ownOrder) }
  }
  /// In which order a menu is shown; iOS 16.0 and later.
  public enum ElementOrder: Int, Sendable {
    /// As the system likes; the first next to the finger; as the app has it.
    case automatic, priority, fixed
  }
  let makeMenu: (([UIMenuElement]) -> UIMenu?)?
  let makePreview: (() -> UIViewController?)?

  /// Makes one of what shows the preview and what makes the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    Self.requiresClass(since: 13.0)
    self.identifier = identifier ?? NSUUID()
    (makePreview, makeMenu) = (previewProvider, actionProvider)
    super.init()
  }
}

/// Something that a view can do with touches beside recognisers; iOS 11.0 and later.
@MainActor
public protocol UIInteraction: AnyObject {
  /// The view that it belongs to; nil for none.
  var view: UIView? { get }
  /// It is about to belong to another view, or to none.
  func willMove(to view: UIView?)
  /// It belongs to another view, or to none.
  func didMove(to view: UIView?)
}
extension UIInteraction {
  /// The default for a type that does not implement this member.
  public func willMove(to view: UIView?) {}
  /// The default for a type that does not implement this member.
  public func didMove(to view: UIView?) {}
}

/// Opens menus on a view; iOS 13.0 and later.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Who knows the menu; held weakly.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that it belongs to; nil for none.
  open private(set) weak var view: UIView?
  /// Makes one whose menu the delegate knows.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    Self.requiresClass(since: 13.0)
    self.delegate = delegate
    super.init()
  }
  /// It belongs to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
  /// Closes the menu, which is never open here; iOS 14.0 and later.
  open func dismissMenu() {
    requires("dismissMenu", since: 14.0)
    declaredOnly("UIContextMenuInteraction.dismissMenu()")
  }
}

/// Says which menu a view has; iOS 13.0 and later.
@MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu for a point of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// What runs beside the opening of a preview; iOS 13.0 and later.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: AnyObject {
  /// What the preview shows; nil for none.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// A view as it is lifted; iOS 13.0 and later.
open class UITargetedPreview: NSObject {
  /// What is shown.
  public let view: UIView
  /// Makes a preview of a view.
  public init(view: UIView) {
    Self.requiresClass(since: 13.0)
    self.view = view
    super.init()
  }
}

extension UIView {
  /// Adds something that a view can do with touches; iOS 11.0 and later.
  public func addInteraction(_ interaction: any UIInteraction) {
    requires("addInteraction:", since: 11.0)
    interaction.willMove(to: self)
    attributes.interactions.append(interaction)
    interaction.didMove(to: self)
    Simulator.current.unimplemented(
      "UIView.addInteraction(_:)", "no touch reaches interactions.")
  }
  /// Takes an interaction from the view; iOS 11.0 and later.
  public func removeInteraction(_ interaction: any UIInteraction) {
    requires("removeInteraction:", since: 11.0)
    attributes.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  /// The interactions that the view has; iOS 11.0 and later.
  public var interactions: [any UIInteraction] {
    requires("interactions", since: 11.0, attributes.interactions)
  }
}
