public import Foundation

/// What is dropped on a table; iOS 11.0 and later (rule 946).
@MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// Where it was dropped; nil for nowhere.
  var destinationIndexPath: IndexPath? { get }
  /// What was dropped.
  var items: [any UITableViewDropItem] { get }
  /// What was proposed.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Holds a row's place for what takes time to come.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Moves what is dropped to a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves what is dropped into a rectangle of a row.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Moves what is dropped to a place of a view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One thing that is dropped on a table; iOS 11.0 and later.
@MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// Where it comes from; nil for nowhere in this table.
  var sourceIndexPath: IndexPath? { get }
  /// How large what is seen of it is, in points.
  var previewSize: CGSize { get }
}

/// What would become of things that were dropped on a table; iOS 11.0 and later.
open class UITableViewDropProposal: UIDropProposal {
  /// Where in relation to a row; iOS 11.0 and later.
  public enum Intent: Int, Sendable {
    /// Anywhere; as a row of their own; into a row; as one of these.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  /// Where in relation to a row.
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

/// Holds a row's place; iOS 11.0 and later. No cell is shown for it here.
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  /// Makes one that takes a row's place; the row is there once it is committed. iOS 11.0 and later.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    Self.requiresClass(since: 11.0)
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }
  /// Fills the cell that holds the place; it is never called here.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)? {
    didSet {
      declaredOnly("UITableViewPlaceholder.cellUpdateHandler", oldValue, cellUpdateHandler)
    }
  }
}

/// Holds the place of a row that is dropped; iOS 11.0 and later.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// How what is dropped looks; nil for the usual. It is never called here.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? {
    didSet {
      declaredOnly(
        "UITableViewDropPlaceholder.previewParametersProvider", oldValue, previewParametersProvider)
    }
  }
}

/// A place that is held; iOS 11.0 and later.
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// Puts a row there, once the block has added it to what the data source knows.
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

/// What is dropped, as a delegate of a table sees it.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let destinationIndexPath: IndexPath?
  let items: [any UITableViewDropItem]
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private weak var tableView: UITableView?
  private var animators: [DragAnimator] = []

  init(
    _ tableView: UITableView, _ session: DropSession, _ proposal: UITableViewDropProposal,
    at destination: IndexPath?
  ) {
    (self.tableView, self.session, self.proposal) = (tableView, session, proposal)
    destinationIndexPath = destination
    items = session.items.map { TableDropItem($0, in: tableView, isOwn: tableView.drags(session)) }
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    TablePlaceholderContext(dragItem, placeholder, in: tableView)
  }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    animate()
  }
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
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

private final class TableDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, in tableView: UITableView, isOwn: Bool) {
    self.dragItem = dragItem
    sourceIndexPath = isOwn ? dragItem.origin : nil
    let cell = sourceIndexPath.flatMap { tableView.shownCells[$0] }
    previewSize = cell?.drawnBounds.size ?? .zero
  }
}

private final class TablePlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let place: IndexPath
  private weak var tableView: UITableView?
  private var isHeld = true

  init(
    _ dragItem: UIDragItem, _ placeholder: UITableViewDropPlaceholder, in tableView: UITableView?
  ) {
    (self.dragItem, self.tableView) = (dragItem, tableView)
    place = placeholder.insertionIndexPath
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    UIView.animate(withDuration: Drag.duration, animations: animations)
  }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    Simulator.current.post("UIDragAnimating", after: Drag.duration) { completion(.end) }
  }
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard deletePlaceholder(), let tableView else { return false }
    dataSourceUpdates(place)
    tableView.insertRows(at: [place], with: .automatic)
    return true
  }
  func deletePlaceholder() -> Bool {
    defer { isHeld = false }
    return isHeld
  }
}
