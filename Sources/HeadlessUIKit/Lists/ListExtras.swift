public import Foundation

/// Hears which rows may be needed soon; iOS 10.0 and later.
@MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// Hears which items may be needed soon; iOS 10.0 and later.
@MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// Gives what is dragged out of a table; iOS 11.0 and later.
@MainActor
public protocol UITableViewDragDelegate: AnyObject {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Takes what is dropped on a table; iOS 11.0 and later.
@MainActor
public protocol UITableViewDropDelegate: AnyObject {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// What is dropped on a table; iOS 11.0 and later.
public protocol UITableViewDropCoordinator: AnyObject {
  var destinationIndexPath: IndexPath? { get }
}

/// What is being dragged; iOS 11.0 and later.
public protocol UIDragSession: AnyObject {
  var items: [UIDragItem] { get }
}

/// One thing that is dragged; iOS 11.0 and later.
public final class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  public var localObject: Any?
  public init(itemProvider: NSItemProvider) {
    Self.requiresClass(since: 11.0)
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What hands over things between apps; nothing leaves an app here. iOS 8.0 and later.
open class NSItemProvider: NSObject {
  public let object: Any?
  public override init() {
    Self.requiresClass(since: 8.0)
    object = nil
    super.init()
  }
  public init(object: Any) {
    Self.requiresClass(since: 8.0)
    self.object = object
    super.init()
  }
}

/// Where what is dragged rests for a while; iOS 11.0 and later.
public protocol UISpringLoadedInteractionContext: AnyObject {}

/// An action behind a row that is swiped, before iOS 11 had others; iOS 8.0 and later.
open class UITableViewRowAction: NSObject {
  /// What the action means.
  public enum Style: Int, Sendable {
    case `default`, normal
    public static let destructive = Style.default
  }

  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    Self.requiresClass(since: 8.0)
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

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
