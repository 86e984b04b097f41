public import Foundation

/// A menu that a long touch opens; here nobody touches so long that one opens. iOS 13.0 and later.
open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  let makeMenu: (([UIMenuElement]) -> UIMenu?)?
  let makePreview: (() -> UIViewController?)?

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
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
extension UIInteraction {
  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) {}
}

/// Opens menus on a view; iOS 13.0 and later.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  public init(delegate: any UIContextMenuInteractionDelegate) {
    Self.requiresClass(since: 13.0)
    self.delegate = delegate
    super.init()
  }
  open func didMove(to view: UIView?) { self.view = view }
  open func dismissMenu() {}
}

/// Says which menu a view has; iOS 13.0 and later.
@MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// What runs beside the opening of a preview; iOS 13.0 and later.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// A view as it is lifted; iOS 13.0 and later.
open class UITargetedPreview: NSObject {
  public let view: UIView
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
  /// iOS 11.0 and later.
  public func removeInteraction(_ interaction: any UIInteraction) {
    requires("removeInteraction:", since: 11.0)
    attributes.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  /// iOS 11.0 and later.
  public var interactions: [any UIInteraction] {
    requires("interactions", since: 11.0, attributes.interactions)
  }
}
