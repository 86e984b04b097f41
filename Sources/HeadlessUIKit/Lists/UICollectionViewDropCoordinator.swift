public import Foundation

/// What is dropped on a collection; iOS 11.0 and later (rule 946).
@MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// Where it was dropped; nil for nowhere.
  var destinationIndexPath: IndexPath? { get }
  /// What was dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// What was proposed.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Holds an item's place for what takes time to come.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Moves what is dropped to an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves what is dropped into a rectangle of an item.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Moves what is dropped to a place of a view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One thing that is dropped on a collection; iOS 11.0 and later.
@MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// Where it comes from; nil for nowhere in this collection.
  var sourceIndexPath: IndexPath? { get }
  /// How large what is seen of it is, in points.
  var previewSize: CGSize { get }
}

/// What would become of things that were dropped on a collection; iOS 11.0 and later.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where in relation to an item; iOS 11.0 and later.
  public enum Intent: Int, Sendable {
    /// Anywhere; as an item of their own; into an item.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  /// Where in relation to an item.
  public let intent: Intent
  /// Makes a proposal.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
  /// Makes a proposal that says where.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// Holds an item's place; iOS 11.0 and later. No cell is shown for it here.
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  /// Makes one that takes an item's place; the item is there once it is committed. iOS 11.0 and later.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    Self.requiresClass(since: 11.0)
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }
  /// Fills the cell that holds the place; it is never called here.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)? {
    didSet {
      declaredOnly("UICollectionViewPlaceholder.cellUpdateHandler", oldValue, cellUpdateHandler)
    }
  }
}

/// Holds the place of an item that is dropped; iOS 11.0 and later.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How what is dropped looks; nil for the usual. It is never called here.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)? {
    didSet {
      declaredOnly(
        "UICollectionViewDropPlaceholder.previewParametersProvider", oldValue,
        previewParametersProvider)
    }
  }
}

/// A place that is held; iOS 11.0 and later.
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// Puts an item there, once the block has added it to what the data source knows.
  ///
  /// - Returns: Whether the place was still held.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Gives the place up.
  ///
  /// - Returns: Whether it was still held.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// What is dropped, as a delegate of a collection sees it.
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let destinationIndexPath: IndexPath?
  let items: [any UICollectionViewDropItem]
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private weak var collectionView: UICollectionView?
  private var animators: [DragAnimator] = []

  init(
    _ collectionView: UICollectionView, _ session: DropSession,
    _ proposal: UICollectionViewDropProposal,
    at destination: IndexPath?
  ) {
    (self.collectionView, self.session, self.proposal) = (collectionView, session, proposal)
    destinationIndexPath = destination
    items = session.items.map {
      CollectionDropItem($0, in: collectionView, isOwn: collectionView.drags(session))
    }
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    CollectionPlaceholderContext(dragItem, placeholder, in: collectionView)
  }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    animate()
  }
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { animate() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    animate()
  }

  private func animate() -> DragAnimator {
    let animator = DragAnimator()
    animators.append(animator)
    return animator
  }

  /// Runs what the app has added to the animations.
  func run() { for animator in animators { animator.run() } }
}

private final class CollectionDropItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, in collectionView: UICollectionView, isOwn: Bool) {
    self.dragItem = dragItem
    sourceIndexPath = isOwn ? dragItem.origin : nil
    let cell = sourceIndexPath.flatMap { collectionView.shownCell(at: $0) }
    previewSize = cell?.drawnBounds.size ?? .zero
  }
}

private final class CollectionPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let place: IndexPath
  private weak var collectionView: UICollectionView?
  private var isHeld = true

  init(
    _ dragItem: UIDragItem, _ placeholder: UICollectionViewDropPlaceholder,
    in collectionView: UICollectionView?
  ) {
    (self.dragItem, self.collectionView) = (dragItem, collectionView)
    place = placeholder.insertionIndexPath
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    UIView.animate(withDuration: Drag.duration, animations: animations)
  }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    Simulator.current.post("UIDragAnimating", after: Drag.duration) { completion(.end) }
  }
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard deletePlaceholder(), let collectionView else { return false }
    dataSourceUpdates(place)
    collectionView.insertItems(at: [place])
    return true
  }
  func deletePlaceholder() -> Bool {
    defer { isHeld = false }
    return isHeld
  }
}
