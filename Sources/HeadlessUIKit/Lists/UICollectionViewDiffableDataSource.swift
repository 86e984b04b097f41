public import Foundation

/// Gives a collection the items of the snapshot that was applied last; iOS 13.0 and later.
///
/// The differences of two snapshots are not animated: cells are at their places at once.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource, OutlinedItems {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes the header or footer at a place.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// What hears of outlines that open and close; iOS 14.0 and later.
  public var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemIdentifierType> {
    get { requires("sectionSnapshotHandlers", since: 14.0, ownSnapshotHandlers) }
    set { ownSnapshotHandlers = requires("setSectionSnapshotHandlers:", since: 14.0, newValue) }
  }
  private var ownSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// What lets items be moved and hears of it; iOS 14.0 and later.
  public var reorderingHandlers: ReorderingHandlers {
    get { requires("reorderingHandlers", since: 14.0, ownReorderingHandlers) }
    set { ownReorderingHandlers = requires("setReorderingHandlers:", since: 14.0, newValue) }
  }
  private var ownReorderingHandlers = ReorderingHandlers()
  /// Makes headers and footers; nil for none.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  /// The items of sections that were given as trees.
  private var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
      [:]
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Becomes the collection's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    Self.requiresClass(since: 13.0, named: "UICollectionViewDiffableDataSource")
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// What is shown now, as a value.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current }

  /// Shows that snapshot from now on.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let kept = KeptRows(
      current.rows(keptIn: snapshot), sections: current.sections(keptIn: snapshot))
    let again = snapshot.reconfiguredItemIdentifiers.compactMap(snapshot.place)
    current = snapshot.settled
    if animatingDifferences || Simulator.current.has(.snapshotsAreAlwaysCompared) {
      collectionView?.change(keeping: kept)
      if !again.isEmpty { collectionView?.reconfigureItems(at: again) }
    } else {
      collectionView?.discardCounts()
    }
    if animatingDifferences {
      collectionView?.performBatchUpdates(nil) { _ in completion?() }
    } else {
      // Nothing moves that there would be to wait for.
      Simulator.current.post("apply") { completion?() }
    }
  }

  /// Shows that snapshot from now on, without looking for what has changed; iOS 15.0 and later.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    requires("applySnapshotUsingReloadData:completion:", since: 15.0)
    current = snapshot.settled
    collectionView?.reloadData()
    completion?()
  }

  /// Shows that tree of items in the section, which is added where it is missing. iOS 14.0 and later.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    requires("applySnapshot:toSection:animatingDifferences:completion:", since: 14.0)
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    trees[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// The tree of items in a section. iOS 14.0 and later.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    requires("snapshotForSection:", since: 14.0)
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    tree.append(current.itemIdentifiers(inSection: section))
    return tree
  }

  /// The item at that place; nil when there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// The place of it; nil when it is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier)
  }

  /// The section at that place; nil when there is none; iOS 15.0 and later.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    requires("sectionIdentifierForIndex:", since: 15.0)
    return current.sectionIdentifiers[safe: index]
  }
  /// The place of the section; nil when it is not there; iOS 15.0 and later.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    requires("indexForSectionIdentifier:", since: 15.0)
    return current.indexOfSection(sectionIdentifier)
  }

  /// How many sections there are; 1 by itself.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// How many items the section has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.numberOfItems(inSectionAt: section)
  }
  /// The cell for an item that comes on screen.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
  /// The header, footer or other view of that kind.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? .absent()
  }

  // MARK: Outlines

  /// What hears of outlines that open and close; iOS 14.0 and later (rule 640).
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether the item may be opened; nil for yes.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// The item is about to be opened.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether the item may be closed; nil for yes.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// The item is about to be closed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Says what is in an item that is about to be opened; nil for what is there already.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?
    /// Makes handlers that do nothing.
    public init() {}
  }

  final func isOpen(_ path: IndexPath) -> Bool {
    guard !trees.isEmpty, let item = itemIdentifier(for: path),
      let section = current.sectionIdentifiers[safe: path.section]
    else { return false }
    return trees[section]?.isExpanded(item) ?? false
  }

  /// Opens or closes an item of a tree, as a tap on its arrow does (rule 640).
  final func toggle(_ path: IndexPath) {
    guard let item = itemIdentifier(for: path),
      let section = current.sectionIdentifiers[safe: path.section], var tree = trees[section]
    else { return }
    if tree.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      if let children = sectionSnapshotHandlers.snapshotForExpandingParent {
        tree.replace(childrenOf: item, using: children(item, tree.snapshot(of: item)))
      }
      tree.expand([item])
    }
    apply(tree, to: section)
  }

  // MARK: Moving items

  /// Whether the user may move the item; iOS 9.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = current.item(at: indexPath) else { return false }
    return ownReorderingHandlers.canReorderItem?(item) ?? false
  }
  /// The user has moved an item, which the handlers hear; iOS 9.0 and later (rule 770).
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let before = current
    guard let item = before.item(at: sourceIndexPath) else { return }
    var after = before
    after.deleteItems([item])
    if let next = after.item(at: destinationIndexPath) {
      after.insertItems([item], beforeItem: next)
    } else if let section = after.sectionIdentifiers[safe: destinationIndexPath.section] {
      after.appendItems([item], toSection: section)
    }
    let parts = [sourceIndexPath.section, destinationIndexPath.section].sorted()
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: before, finalSnapshot: after,
      difference: after.itemIdentifiers.difference(from: before.itemIdentifiers),
      sectionTransactions: (parts[0] == parts[1] ? [parts[0]] : parts).map {
        let section = after.sectionIdentifiers[$0]
        let (old, new) = (
          before.itemIdentifiers(inSection: section), after.itemIdentifiers(inSection: section)
        )
        return NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: .init(old), finalSnapshot: .init(new),
          difference: new.difference(from: old))
      })
    ownReorderingHandlers.willReorder?(transaction)
    current = after
    ownReorderingHandlers.didReorder?(transaction)
  }

  /// What lets items be moved and hears of it; iOS 14.0 and later.
  public struct ReorderingHandlers {
    /// Whether the item may be moved; nil for no.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// An item is about to be moved.
    public var willReorder:
      (
        (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void
      )?
    /// An item was moved.
    public var didReorder:
      (
        (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void
      )?
    /// Makes handlers that do nothing.
    public init() {}
  }
}

/// What the user has moved in a collection; iOS 14.0 and later.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// What was there before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is there now.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What has come and gone.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The same for each section that has changed.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What the user has moved in a section; iOS 14.0 and later.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// What was there before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What is there now.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What has come and gone.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Items without items in them.
  fileprivate init(_ items: [ItemIdentifierType]) {
    self.init()
    append(items)
  }
}
