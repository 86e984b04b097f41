public import Foundation

/// Hears which rows may be needed soon; iOS 10.0 and later.
@MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows will soon be shown.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows will not be shown after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
extension UITableViewDataSourcePrefetching {
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { isMissing() }
}

/// Hears which items may be needed soon; iOS 10.0 and later.
@MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items will soon be shown.
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items will not be shown after all.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
extension UICollectionViewDataSourcePrefetching {
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { isMissing() }
}

/// An action behind a row that is swiped, before iOS 11 had others; iOS 8.0 and later.
open class UITableViewRowAction: NSObject {
  /// What the action means.
  public enum Style: Int, Sendable {
    /// It destroys; it does not.
    case `default`, normal
    /// It destroys.
    public static let destructive = Style.default
  }

  /// Whether it destroys.
  public let style: Style
  /// What the user reads; nil for nothing.
  open var title: String?
  /// The color behind its title; nil for the usual one.
  open var backgroundColor: UIColor?
  /// The color behind its title.
  final var drawnColor: UIColor {
    backgroundColor ?? (style == .destructive ? .systemRed : .systemGray)
  }
  /// What shines through behind its title; nil for nothing.
  open var backgroundEffect: UIVisualEffect? {
    didSet { keptLook("UITableViewRowAction.backgroundEffect", oldValue, backgroundEffect) }
  }
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action and what is called when it is chosen.
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
  /// Headers and footers that have no place any more, by their kinds; nil for none (rule 1313). iOS 8.0 and later.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    requires("invalidatedSupplementaryIndexPaths", since: 8.0, supplements)
  }
  /// Decorations that have no place any more, by their kinds; nil for none (rule 1313). iOS 8.0 and later.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    requires("invalidatedDecorationIndexPaths", since: 8.0, decorations)
  }
  final var items: [IndexPath]?
  final var supplements: [String: [IndexPath]]?
  final var decorations: [String: [IndexPath]]?
  /// Where the items were that a finger moves; nil for none. iOS 9.0 and later.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    requires("previousIndexPathsForInteractivelyMovingItems", since: 9.0, nil)
  }
  /// Where the items would be that a finger moves; nil for none. iOS 9.0 and later.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    requires("targetIndexPathsForInteractivelyMovingItems", since: 9.0, nil)
  }
  /// Where the finger is that moves items, in points. iOS 9.0 and later.
  open var interactiveMovementTarget: CGPoint {
    requires("interactiveMovementTarget", since: 9.0, .zero)
  }
  public override init() {
    Self.requiresClass(since: 7.0)
    super.init()
  }
  /// Whether nothing of the layout is kept: the data are loaded again (rule 1193).
  open var invalidateEverything: Bool { isForReload }
  /// Whether items are counted anew: the data are loaded again, or items come and go (rule 1193).
  open var invalidateDataSourceCounts: Bool { isForNumbers }
  final var isForReload = false
  final var isForNumbers = false
  /// By how much the content is moved.
  open var contentOffsetAdjustment = CGPoint.zero {
    didSet {
      declaredOnly(
        "UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment", oldValue,
        contentOffsetAdjustment)
    }
  }
  /// By how much the content grows.
  open var contentSizeAdjustment = CGSize.zero {
    didSet {
      declaredOnly(
        "UICollectionViewLayoutInvalidationContext.contentSizeAdjustment", oldValue,
        contentSizeAdjustment)
    }
  }
  /// Says which items have no place any more; all of them are asked for anew here.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []) + indexPaths
  }
}

/// What changed of a flow layout; iOS 7.0 and later. All of it is laid out anew here, whatever it says.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the layout asks for sizes again.
  open var invalidateFlowLayoutDelegateMetrics = true {
    didSet {
      declaredOnly(
        "UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics", true,
        invalidateFlowLayoutDelegateMetrics)
    }
  }
  /// Whether the layout computes places again.
  open var invalidateFlowLayoutAttributes = true {
    didSet {
      declaredOnly(
        "UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes", true,
        invalidateFlowLayoutAttributes)
    }
  }
}

/// One change of a collection; iOS 6.0 and later.
open class UICollectionViewUpdateItem: NSObject {
  public override init() {
    Self.requiresClass(since: 6.0)
    super.init()
  }
  /// What became of the item.
  open var updateAction: Action { .none }
  /// What becomes of an item.
  public enum Action: Int, Sendable {
    /// It came, went, was loaded again, or has another place.
    case insert, delete, reload, move
    /// Nothing.
    case none
  }
  /// Where the item was; nil where it was not there.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// Where the item is; nil where it is not there any more.
  open var indexPathAfterUpdate: IndexPath? { nil }
}

/// What a layout is told of one change (rule 840).
final class ListUpdateItem: UICollectionViewUpdateItem {
  private let action: Action
  private let before: IndexPath?
  private let after: IndexPath?

  init(_ action: Action, from before: IndexPath? = nil, to after: IndexPath? = nil) {
    (self.action, self.before, self.after) = (action, before, after)
    super.init()
  }

  override var updateAction: Action { action }
  override var indexPathBeforeUpdate: IndexPath? { before }
  override var indexPathAfterUpdate: IndexPath? { after }
}
