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

/// What changed of a collection's layout; iOS 7.0 and later.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() {
    Self.requiresClass(since: 7.0)
    super.init()
  }
  open var invalidateEverything: Bool { false }
  open var invalidateDataSourceCounts: Bool { false }
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  open func invalidateItems(at indexPaths: [IndexPath]) {}
}

/// One change of a collection; iOS 6.0 and later.
open class UICollectionViewUpdateItem: NSObject {
  public override init() {
    Self.requiresClass(since: 6.0)
    super.init()
  }
  open var indexPathBeforeUpdate: IndexPath? { nil }
  open var indexPathAfterUpdate: IndexPath? { nil }
}
